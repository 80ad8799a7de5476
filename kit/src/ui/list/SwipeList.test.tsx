import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { findViolations } from '../../testing/findViolations.tsx';
import { Avatar } from '../layout/Avatar.tsx';
import { SwipeList } from './SwipeList.tsx';
import type { SwipeRow } from './SwipeRowView.tsx';

const launched = jest.fn();

const rows: SwipeRow[] = [
  {
    key: 'k',
    name: 'Kestrel',
    facts: '8+, 312 mi',
    picture: <Avatar name="Kestrel" />,
    actions: [
      { key: 'launch', label: 'Launch', onSelect: () => launched('Kestrel') },
      { key: 'log', label: 'Log', tone: 'cedar', href: 'https://club.test/log' },
    ],
  },
  { key: 't', name: 'Tern', actions: [{ key: 'launch', label: 'Launch', onSelect: () => launched('Tern') }] },
  { key: 'f', name: 'Finch' },
];

const list = () => render(<SwipeList label="Fleet" rows={rows} swipeDistance={270} emptyText="No boats." />);
const chevron = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

/** Drags a finger `dx` px sideways and `dy` down, in steps. */
function swipe(name: string, dx: number, dy = 0, isReleased = true) {
  const target = screen.getByText(name);
  const at = (part: number) => ({ touches: [{ clientX: 400 + dx * part, clientY: 100 + dy * part }] });
  fireEvent.pointerDown(target);
  fireEvent.touchStart(target, at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) fireEvent.touchMove(target, at(part));
  if (isReleased) fireEvent.touchEnd(target, { touches: [] });
}

beforeEach(() => {
  launched.mockClear();
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
});

afterEach(() => jest.restoreAllMocks());

describe('SwipeList', () => {
  it("reveals a row's actions by its chevron, and runs the chosen one", async () => {
    const user = userEvent.setup();
    list();
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Launch Kestrel' })).toBeNull();
    await user.click(chevron('Kestrel'));
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Log Kestrel' })).toHaveAttribute(
      'href',
      'https://club.test/log',
    );
    await user.click(screen.getByRole('button', { name: 'Launch Kestrel' }));
    expect(launched).toHaveBeenCalledWith('Kestrel');
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'false');
    expect(chevron('Kestrel')).toHaveFocus();
  });

  it('renders an action with an address as a link', async () => {
    const user = userEvent.setup();
    const log = { key: 'log', label: "Captain's Log", to: '/captainslog/k' };
    render(
      <MemoryRouter>
        <SwipeList label="Fleet" rows={[{ key: 'k', name: 'Kestrel', actions: [log] }]} swipeDistance={270} />
      </MemoryRouter>,
    );
    await user.click(chevron('Kestrel'));
    expect(screen.getByRole('link', { name: "Captain's Log Kestrel" })).toHaveAttribute(
      'href',
      '/captainslog/k',
    );
  });

  it('works by keyboard: Enter or the left arrow opens, Tab goes to the actions, Escape closes', async () => {
    const user = userEvent.setup();
    list();
    await user.tab();
    expect(chevron('Kestrel')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Launch Kestrel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(chevron('Kestrel')).toHaveFocus();
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowLeft}');
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps hidden actions out of the tab order', async () => {
    const user = userEvent.setup();
    list();
    await user.tab();
    await user.tab();
    expect(chevron('Tern')).toHaveFocus();
  });

  it('follows a swipe to the left and stops at the swipe distance', () => {
    list();
    swipe('Kestrel', -135, 0, false);
    expect(rowOf('Kestrel').style.getPropertyValue('--open')).toBe('0.5');
    swipe('Kestrel', -500, 0, false);
    expect(rowOf('Kestrel').style.getPropertyValue('--open')).toBe('1');
    expect(rowOf('Kestrel').style.getPropertyValue('--reach')).toBe('270px');
  });

  it.each([
    [358, 270, 270],
    [358, 400, 310],
    [600, 400, 400],
  ])(
    'slides a row of %i px by %i px under a finger as far as its chevron has a place: %i px',
    (width, distance, reached) => {
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
      render(<SwipeList label="Fleet" rows={rows} swipeDistance={distance} />);
      swipe('Kestrel', -reached / 2, 0, false);
      expect(rowOf('Kestrel').style.getPropertyValue('--open')).toBe('0.5');
    },
  );

  it('opens after most of a swipe, springs back after less, and closes to the right', () => {
    list();
    swipe('Kestrel', -100);
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'false');
    expect(rowOf('Kestrel').style.getPropertyValue('--open')).toBe('');
    swipe('Kestrel', -200);
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'true');
    swipe('Kestrel', 200);
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes by a swipe to the right over its actions, which does none of them', async () => {
    const user = userEvent.setup();
    list();
    await user.click(chevron('Kestrel'));
    const launch = screen.getByRole('button', { name: 'Launch Kestrel' });
    fireEvent.pointerDown(launch);
    fireEvent.touchStart(launch, { touches: [{ clientX: 100, clientY: 100 }] });
    fireEvent.touchMove(launch, { touches: [{ clientX: 300, clientY: 100 }] });
    fireEvent.touchEnd(launch, { touches: [] });
    fireEvent.click(launch, { detail: 1 });
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'false');
    expect(launched).not.toHaveBeenCalled();
    fireEvent.click(launch);
    expect(launched).toHaveBeenCalledTimes(1);
  });

  it('treats a vertical swipe as scrolling', () => {
    list();
    swipe('Kestrel', -150, 400);
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'false');
  });

  it('springs back when the browser takes over the touch', () => {
    list();
    swipe('Kestrel', -200, 0, false);
    fireEvent.touchCancel(screen.getByText('Kestrel'));
    expect(rowOf('Kestrel').style.getPropertyValue('--open')).toBe('');
  });

  it('does not treat the end of a swipe as a tap', () => {
    list();
    swipe('Kestrel', -200);
    fireEvent.click(screen.getByText('Kestrel'));
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'true');
  });

  it('has one row open at a time', async () => {
    const user = userEvent.setup();
    list();
    await user.click(screen.getByText('Kestrel'));
    await user.click(chevron('Tern'));
    expect(chevron('Kestrel')).toHaveAttribute('aria-expanded', 'false');
    expect(chevron('Tern')).toHaveAttribute('aria-expanded', 'true');
  });

  it('does not move a row without actions', () => {
    list();
    expect(within(rowOf('Finch')).queryByRole('button')).toBeNull();
    swipe('Finch', -200);
    fireEvent.click(screen.getByText('Finch'));
    expect(rowOf('Finch')).not.toHaveAttribute('data-open');
  });

  it('shows the empty text when there are no rows', () => {
    render(<SwipeList label="Fleet" rows={[]} swipeDistance={270} emptyText="No boats." />);
    expect(screen.getByText('No boats.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has no accessibility violations, open or closed', async () => {
    const { container } = list();
    expect(await findViolations(container)).toEqual([]);
    await userEvent.click(chevron('Kestrel'));
    expect(await findViolations(container)).toEqual([]);
  });

  describe('with many rows', () => {
    const many = Array.from({ length: 400 }, (_, at) => ({ key: String(at), name: `Boat ${at}` }));
    const rows = () => screen.getAllByRole('listitem');
    const rest = () => screen.getByRole('list').querySelector<HTMLElement>('[aria-hidden="true"]');
    /** Rows are 80 px high here, and the rest starts so many px above the end of the nearby area. */
    let scrollTo: (passedPx: number) => void;

    beforeEach(() => {
      scrollTo = () => undefined;
      globalThis.IntersectionObserver = class {
        constructor(callback: IntersectionObserverCallback) {
          scrollTo = (passedPx) => {
            const top = rows().length * 80;
            const entry = {
              isIntersecting: true,
              intersectionRect: { bottom: top + passedPx },
              boundingClientRect: { top },
            };
            act(() =>
              callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver),
            );
          };
        }
        observe(): void {}
        disconnect(): void {}
      } as unknown as typeof IntersectionObserver;
    });
    afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

    it('renders those near the screen, and keeps the place of the rest', () => {
      render(<SwipeList label="Fleet" rows={many} swipeDistance={270} />);
      expect(rows()).toHaveLength(24);
      expect(rest()?.style.height).toBe(`${376 * 66}px`);
    });

    it('renders some more when the browser is idle', () => {
      jest.useFakeTimers();
      render(<SwipeList label="Fleet" rows={many} swipeDistance={270} />);
      act(() => jest.advanceTimersByTime(300));
      expect(rows()).toHaveLength(24 + 15);
      for (let step = 0; step < 20; step += 1) act(() => jest.advanceTimersByTime(300));
      expect(rows()).toHaveLength(24 + 9 * 15);
      jest.useRealTimers();
    });

    it('renders more as they come into reach, and all of them at its end', () => {
      render(<SwipeList label="Fleet" rows={many} swipeDistance={270} />);
      scrollTo(80 * 10);
      expect(rows()).toHaveLength(24 + 10 + 15);
      expect(rest()?.style.height).toBe(`${351 * 80}px`);
      scrollTo(80 * 351);
      expect(rows()).toHaveLength(400);
      expect(rest()).toBeNull();
    });

    it('finds a row far down by its name alone', () => {
      const { rerender } = render(<SwipeList label="Fleet" rows={many} swipeDistance={270} />);
      rerender(<SwipeList label="Fleet" rows={many.slice(390, 391)} swipeDistance={270} />);
      expect(rows()).toHaveLength(1);
      expect(rows()[0]).toHaveTextContent('Boat 390');
      expect(rest()).toBeNull();
    });
  });

  it('renders every row where the browser cannot observe which are visible', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ key: String(at), name: `Boat ${at}` }));
    render(<SwipeList label="Fleet" rows={many} swipeDistance={270} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(200);
  });
});
