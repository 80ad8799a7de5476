import { act, render, screen } from '@testing-library/react';
import { Countdown } from './Countdown.tsx';
import { formatCountdown } from './formatCountdown.ts';

const HOUR_MS = 3_600_000;

describe('formatCountdown', () => {
  it.each([
    [17 * HOUR_MS + 46 * 60_000 + 2_000, '17:46:02'],
    [1, '00:00:01'],
    [1_000, '00:00:01'],
    [0, '00:00:00'],
    [-5_000, '00:00:00'],
    [100 * HOUR_MS, '100:00:00'],
    [59_999.5, '00:01:00'],
  ])('%d ms are %s', (leftMs, text) => {
    expect(formatCountdown(leftMs)).toBe(text);
  });
});

describe('Countdown', () => {
  afterEach(() => jest.useRealTimers());

  it('follows the clock, also after the device slept', () => {
    jest.useFakeTimers({ now: 10 * HOUR_MS + 400 });
    render(<Countdown targetMs={11 * HOUR_MS} label="until midnight" />);
    const timer = screen.getByRole('timer', { name: 'until midnight' });
    expect(timer).toHaveTextContent('01:00:00');
    act(() => jest.advanceTimersByTime(600));
    expect(timer).toHaveTextContent('00:59:59');
    jest.setSystemTime(10 * HOUR_MS + 30 * 60_000);
    act(() => jest.advanceTimersByTime(1_000));
    expect(timer).toHaveTextContent('00:29:59');
    act(() => jest.advanceTimersByTime(HOUR_MS));
    expect(timer).toHaveTextContent('00:00:00');
  });

  it("accepts the caller's clock", () => {
    const { rerender } = render(<Countdown targetMs={5_000} nowMs={1_000} label="until launch" />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:04');
    rerender(<Countdown targetMs={5_000} nowMs={3_000} label="until launch" />);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:02');
  });
});
