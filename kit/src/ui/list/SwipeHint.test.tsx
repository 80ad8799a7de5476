import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SwipeList } from './SwipeList.tsx';

const FLEET = 'Swipe a boat.';
const MEMBERS = 'Swipe a member.';

/** Simulates a browser with this pointer: `(any-pointer: coarse)` is a finger. */
function pointWith(pointer: 'coarse' | 'fine') {
  globalThis.matchMedia = jest.fn((query: string) => ({
    matches: query === `(any-pointer: ${pointer})`,
  })) as unknown as typeof matchMedia;
}

const List = ({ hint }: { hint: string }) => (
  <SwipeList label={hint} rows={[{ key: 'k', name: 'Kestrel' }]} swipeDistance={270} hint={hint} />
);

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('shows a toast that ends after 5 s', () => {
  jest.useFakeTimers();
  pointWith('coarse');
  const { store } = renderScreen(<List hint={FLEET} />);
  expect(screen.getByText(FLEET)).toBeVisible();
  expect(store.getState().toasts).toMatchObject([{ tone: 'info', lifetimeMs: 5_000 }]);
  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText(FLEET)).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(FLEET)).toBeNull();
});

it('shows the hint once per device, in the first list (rule portal.swipe-hint)', () => {
  pointWith('coarse');
  const { unmount } = renderScreen(
    <>
      <List hint={FLEET} />
      <List hint={MEMBERS} />
    </>,
  );
  expect(screen.getByText(FLEET)).toBeVisible();
  expect(screen.queryByText(MEMBERS)).toBeNull();
  unmount();
  renderScreen(<List hint={MEMBERS} />);
  expect(screen.queryByText(MEMBERS)).toBeNull();
});

it('shows no hint for a mouse, and keeps it for touch input later', () => {
  pointWith('fine');
  const { unmount } = renderScreen(<List hint={FLEET} />);
  expect(screen.queryByText(FLEET)).toBeNull();
  unmount();
  pointWith('coarse');
  renderScreen(<List hint={FLEET} />);
  expect(screen.getByText(FLEET)).toBeVisible();
});

it('waits until its list is in sight', () => {
  pointWith('coarse');
  let see: (isIntersecting: boolean) => void = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(notify: (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void) {
      see = (isIntersecting) => notify([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  renderScreen(<List hint={FLEET} />);
  act(() => see(false));
  expect(screen.queryByText(FLEET)).toBeNull();
  act(() => see(true));
  expect(screen.getByText(FLEET)).toBeVisible();
});
