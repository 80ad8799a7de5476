import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Toast } from '../../store/toasts.ts';
import { findViolations } from '../../testing/findViolations.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Toasts } from './Toasts.tsx';

const launched: Toast = {
  id: '1',
  text: "You've Launched Kim!",
  tone: 'success',
  lifetimeMs: 4_000,
  shownAtMs: 0,
};
const refused: Toast = {
  id: '2',
  text: 'Network: Connection refused!',
  tone: 'danger',
  lifetimeMs: 1_000,
  shownAtMs: 0,
};

function setUp(toasts: Toast[]) {
  const onDismiss = jest.fn();
  return { onDismiss, ...render(<Toasts toasts={toasts} onDismiss={onDismiss} />) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Loads the code that lifts a toast, which is normally fetched on first use. */
const passLifted = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('Toasts', () => {
  beforeAll(() => import('./keepClearOfControls.ts'));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [launched, 'status', 'alert'],
    [refused, 'alert', 'status'],
  ])('announces urgent toasts at once and others politely (%#)', (toast, role, silent) => {
    setUp([toast]);
    expect(screen.getByRole(role)).toHaveTextContent(toast.text);
    expect(screen.getByRole(silent)).toBeEmptyDOMElement();
  });

  it('shows only the newest', () => {
    setUp([launched, refused]);
    expect(screen.getByRole('alert')).toHaveTextContent(refused.text);
    expect(screen.queryByText(launched.text)).toBeNull();
  });

  it('removes a toast after its lifetime', () => {
    const { onDismiss } = setUp([launched, refused]);
    pass(999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([['2']]);
  });

  it('moves above a control that it would cover, until that control is gone', async () => {
    const control = document.body.appendChild(document.createElement('button'));
    control.getBoundingClientRect = () => new DOMRect(0, 600, 360, 48);
    const { container } = setUp([launched]);
    const stack = container.querySelector('[data-toasts]') as HTMLElement;
    const lift = () => Number.parseInt(stack.style.getPropertyValue('translate').split(' ')[1] ?? '0', 10);
    stack.getBoundingClientRect = () => new DOMRect(16, 580 + lift(), 328, 60);
    await passLifted(250);
    expect(stack.style.getPropertyValue('translate')).toBe('0px -48px');
    control.remove();
  });

  it('lets presses through to covered controls, where every place covers one (rule portal.toast)', async () => {
    const control = document.body.appendChild(document.createElement('button'));
    control.getBoundingClientRect = () => new DOMRect(0, 0, 360, 768);
    const { container } = setUp([launched]);
    const stack = container.querySelector('[data-toasts]') as HTMLElement;
    stack.getBoundingClientRect = () => new DOMRect(16, 580, 328, 60);
    await passLifted(250);
    expect(stack.style.getPropertyValue('--floating-pointer')).toBe('none');
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveStyle({ 'pointer-events': 'auto' });
    control.remove();
    await passLifted(250);
    expect(stack.style.getPropertyValue('--floating-pointer')).toBe('auto');
  });

  it.each([
    ['pointed at', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('pauses its timer while it is %s', (_how, hold, release) => {
    const { onDismiss } = setUp([launched]);
    const toast = screen.getByText(launched.text);
    pass(3_000);
    hold(toast.parentElement as HTMLElement);
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    release(toast.parentElement as HTMLElement);
    pass(999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('can be dismissed', () => {
    const { onDismiss } = setUp([launched]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('shows inside the dialog on top, where it can be pressed, and is back in the page when the last one closes', () => {
    const onDismiss = jest.fn();
    const show = (open: 0 | 1 | 2, toasts: Toast[] = []) => (
      <>
        <Toasts toasts={toasts} onDismiss={onDismiss} />
        <Dialog isOpen={open > 0} title="Calendar" onClose={jest.fn()}>
          <Dialog isOpen={open > 1} title="Address" onClose={jest.fn()} />
        </Dialog>
      </>
    );
    const { rerender, unmount } = render(show(0));
    const region = screen.getByRole('status');
    const dialogOf = (element: HTMLElement) => element.closest('dialog')?.querySelector('h2')?.textContent;
    rerender(show(1));
    // Only text added to an existing region is announced.
    expect(dialogOf(region)).toBe('Calendar');
    rerender(show(2, [launched]));
    expect(region).toHaveTextContent(launched.text);
    expect(dialogOf(region)).toBe('Address');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith('1');
    rerender(show(1, [launched]));
    expect(dialogOf(region)).toBe('Calendar');
    rerender(show(0, [launched]));
    expect(region).toBeVisible();
    expect(dialogOf(region)).toBeUndefined();
    rerender(show(1, [launched]));
    unmount();
    expect(region).not.toBeInTheDocument();
  });

  it('keeps clear of the controls of its dialog alone', async () => {
    const behind = document.body.appendChild(document.createElement('button'));
    behind.getBoundingClientRect = () => new DOMRect(0, 0, 360, 768);
    const { container } = render(
      <>
        <Toasts toasts={[launched]} onDismiss={jest.fn()} />
        <Dialog isOpen title="Calendar" onClose={jest.fn()} />
      </>,
    );
    const stack = container.querySelector('[data-toasts]') as HTMLElement;
    stack.getBoundingClientRect = () => new DOMRect(16, 580, 328, 60);
    await passLifted(250);
    expect(stack.style.getPropertyValue('translate')).toBe('0px');
    expect(stack.style.getPropertyValue('--floating-pointer')).toBe('auto');
    behind.remove();
  });

  it('has no accessibility violations', async () => {
    jest.useRealTimers();
    const { container } = setUp([launched, refused]);
    expect(await findViolations(container)).toEqual([]);
  });
});
