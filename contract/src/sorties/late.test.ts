import { instantOf } from '../time/clubTime.ts';
import { isLate } from './late.ts';

const ZURICH = 'Europe/Zurich';

/** Whether a boat that left at `launch` is late at `now`, where the sun sets at `sunset`. */
const late = (launch: string, now: string, sunset: string | null = null): boolean =>
  isLate(`2026-05-01 ${launch}`, {
    nowMs: instantOf(now.length > 8 ? now : `2026-05-01 ${now}`, ZURICH),
    timeZone: ZURICH,
    sunsetMs: sunset === null ? null : instantOf(`2026-05-01 ${sunset}`, ZURICH),
  });

describe('isLate (rule status.late)', () => {
  it('is true from two hours on', () => {
    expect(late('06:00:00', '07:59:59')).toBe(false);
    expect(late('06:00:00', '08:00:00')).toBe(true);
  });

  it('is true half an hour after sunset, for a boat that left by day', () => {
    expect(late('19:30:00', '20:59:59', '20:30:00')).toBe(false);
    expect(late('19:30:00', '21:00:00', '20:30:00')).toBe(true);
    expect(late('20:29:59', '21:00:00', '20:30:00')).toBe(true);
  });

  it('ignores the sun for a boat that left after sunset, with its lights on', () => {
    expect(late('20:30:00', '22:29:59', '20:30:00')).toBe(false);
    expect(late('20:30:00', '22:30:00', '20:30:00')).toBe(true);
  });

  it('ignores the sun when the club has no place', () => {
    expect(late('19:30:00', '21:00:00')).toBe(false);
  });

  it('is true after midnight, when the miles are lost', () => {
    expect(late('23:30:00', '2026-05-01 23:59:59')).toBe(false);
    expect(late('23:30:00', '2026-05-02 00:00:00')).toBe(true);
  });

  it('counts the hours that passed, when the clock changes', () => {
    const clock = { timeZone: ZURICH, sunsetMs: null };
    const at = (now: string) =>
      isLate('2026-03-29 01:30:00', { ...clock, nowMs: instantOf(`2026-03-29 ${now}`, ZURICH) });
    expect(at('04:29:59')).toBe(false);
    expect(at('04:30:00')).toBe(true);
  });
});
