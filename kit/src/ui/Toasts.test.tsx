import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Toast } from '../store/toasts.ts';
import { findViolations } from '../testing/findViolations.tsx';
import { Toasts } from './Toasts.tsx';

const launched: Toast = { id: '1', text: "You've Launched Kim!", tone: 'success', lifetimeMs: 4_000 };
const refused: Toast = { id: '2', text: 'Network: Connection refused!', tone: 'danger', lifetimeMs: 1_000 };

function setUp(toasts: Toast[]) {
  const onDismiss = jest.fn();
  return { onDismiss, ...render(<Toasts toasts={toasts} onDismiss={onDismiss} />) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('Toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says urgent ones at once and the others in their turn', () => {
    setUp([launched, refused]);
    expect(screen.getByRole('status')).toHaveTextContent(launched.text);
    expect(screen.getByRole('alert')).toHaveTextContent(refused.text);
  });

  it('lets each live as long as it is to', () => {
    const { onDismiss } = setUp([launched, refused]);
    pass(999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([['2']]);
    pass(3_000);
    expect(onDismiss.mock.calls).toEqual([['2'], ['1']]);
  });

  it('does not start a lifetime anew when another comes', () => {
    const { onDismiss, rerender } = setUp([launched]);
    pass(3_000);
    rerender(<Toasts toasts={[launched, { ...refused, lifetimeMs: 9_000 }]} onDismiss={onDismiss} />);
    pass(1_000);
    expect(onDismiss.mock.calls).toEqual([['1']]);
  });

  it.each([
    ['pointed at', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('holds its time while it is %s', (_how, hold, release) => {
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

  it('can be put away', () => {
    const { onDismiss } = setUp([launched]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  it('has nothing that axe finds', async () => {
    jest.useRealTimers();
    const { container } = setUp([launched, refused]);
    expect(await findViolations(container)).toEqual([]);
  });
});
