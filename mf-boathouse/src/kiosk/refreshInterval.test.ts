import { instantOf } from '@fleetwatch/contract/time/clubTime';
import {
  MIDDAY_REFRESH_MS,
  NIGHT_REFRESH_MS,
  nextRefreshMs,
  REFRESH_MS,
  refreshIntervalMs,
  RETRY_MS,
  untilMidnightMs,
} from './refreshInterval.ts';

const at = (time: string): number => refreshIntervalMs(`2026-05-01 ${time}`);

describe('refreshIntervalMs', () => {
  it('returns the documented lengths', () => {
    expect([NIGHT_REFRESH_MS, MIDDAY_REFRESH_MS, REFRESH_MS]).toEqual([3_600_000, 900_000, 180_000]);
  });

  it.each([
    ['21:59:59', REFRESH_MS],
    ['22:00:00', NIGHT_REFRESH_MS],
    ['23:59:59', NIGHT_REFRESH_MS],
    ['00:00:00', REFRESH_MS],
    ['00:00:59', REFRESH_MS],
    ['00:01:00', NIGHT_REFRESH_MS],
    ['03:00:00', NIGHT_REFRESH_MS],
    ['03:01:00', REFRESH_MS],
    ['09:59:59', REFRESH_MS],
    ['10:00:00', MIDDAY_REFRESH_MS],
    ['16:00:00', MIDDAY_REFRESH_MS],
    ['16:01:00', REFRESH_MS],
  ])('waits at %s for %i ms', (time, everyMs) => {
    expect(at(time)).toBe(everyMs);
  });

  it('covers every minute of a day: 300 of the night, 361 of midday, the rest every 3 minutes', () => {
    const minutes = Array.from({ length: 1_440 }, (_, minute) =>
      at(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:30`),
    );
    const count = (everyMs: number) => minutes.filter((value) => value === everyMs).length;
    expect(count(NIGHT_REFRESH_MS)).toBe(120 + 180);
    expect(count(MIDDAY_REFRESH_MS)).toBe(361);
    expect(count(REFRESH_MS)).toBe(1_440 - 300 - 361);
  });
});

describe('nextRefreshMs', () => {
  const ZURICH = 'Europe/Zurich';
  const next = (text: string, isFailing = false): number =>
    nextRefreshMs(instantOf(text, ZURICH), ZURICH, isFailing);

  it("uses the club's hour and not the device's", () => {
    expect(next('2026-05-01 06:00:00')).toBe(REFRESH_MS);
    expect(next('2026-05-01 12:00:00')).toBe(MIDDAY_REFRESH_MS);
    expect(next('2026-05-01 22:00:00')).toBe(NIGHT_REFRESH_MS);
  });

  it('refreshes at midnight, and continues after it', () => {
    expect(next('2026-05-01 23:40:00')).toBe(20 * 60_000);
    expect(next('2026-05-02 00:00:00')).toBe(REFRESH_MS);
  });

  it('retries soon after a failure, also at night', () => {
    expect(next('2026-05-01 22:30:00', true)).toBe(RETRY_MS);
  });

  it('finds midnight on the days on which the clock changes, and at the end of a year', () => {
    const until = (text: string): number => untilMidnightMs(instantOf(text, ZURICH), ZURICH);
    expect(until('2026-03-29 00:00:00')).toBe(23 * 3_600_000);
    expect(until('2026-10-25 00:00:00')).toBe(25 * 3_600_000);
    expect(until('2026-12-31 23:59:59')).toBe(1_000);
  });
});
