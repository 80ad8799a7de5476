import { endOfDay } from './endOfDay.ts';

const HOUR_MS = 3_600_000;

describe('endOfDay', () => {
  it("returns 11:59:59 pm by the club's clock, wherever the device is", () => {
    expect(endOfDay(Date.UTC(2026, 4, 2, 1, 0), 'America/New_York')).toBe(Date.UTC(2026, 4, 2, 3, 59, 59));
    expect(endOfDay(Date.UTC(2026, 4, 2, 4, 0), 'America/New_York')).toBe(Date.UTC(2026, 4, 3, 3, 59, 59));
  });

  it('counts the hour that a day gains or loses', () => {
    const noon = (day: Date): number => day.getTime() + 12 * HOUR_MS;
    const autumn = endOfDay(noon(new Date('2026-11-01T05:00:00Z')), 'America/New_York');
    const spring = endOfDay(noon(new Date('2026-03-08T05:00:00Z')), 'America/New_York');
    expect(autumn - Date.UTC(2026, 10, 1, 4)).toBe(25 * HOUR_MS - 1_000);
    expect(spring - Date.UTC(2026, 2, 8, 5)).toBe(23 * HOUR_MS - 1_000);
  });
});
