import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { seasonSpan } from '@fleetwatch/contract/time/season';
import { overlapsOf } from '../testing/overlapsOf.ts';
import { calendarLayout } from './calendarLayout.ts';
import { seasonCalendar } from './seasonCalendar.ts';

const TODAY = '2026-08-29';

function layoutOf(
  width: number,
  { season = 2026, seasonStart = '01-01', today = TODAY, scale = 1, unit = 'mi' as ShownUnit } = {},
) {
  const span = seasonSpan(season, seasonStart);
  const days = [
    { date: span.start, miles: 1204.5 },
    { date: span.end, miles: 3 },
  ];
  return calendarLayout(seasonCalendar({ ...span, days }, today, unit), { width, scale }, unit);
}

it("shows the whole season with its months' miles where it has room", () => {
  const { days, bars, sums, months } = layoutOf(640);
  expect(days).toHaveLength(365);
  expect(bars.map(({ text }) => text)).toEqual(['Jan: 1,204.5 miles', 'Dec: 3 miles']);
  expect(sums.map(({ lines }) => lines[0])).toEqual(['1,205', '3']);
  expect(months.map(({ lines }) => lines[0])).toContain('Jan');
});

it('shows kilometers when the club uses them (rule distance.unit)', () => {
  const { bars, sums } = layoutOf(640, { unit: 'km' });
  expect(bars.map(({ text }) => text)).toEqual(['Jan: 1,938.455 km', 'Dec: 4.828 km']);
  expect(sums.map(({ lines }) => lines[0])).toEqual(['1,938', '5']);
});

it("shows the most recent weeks on a phone, up to the current one, without months' miles", () => {
  const { days, bars } = layoutOf(326);
  expect(days.length).toBeLessThan(200);
  expect(days.at(-1)?.date).toBe('2026-08-30');
  expect(bars).toEqual([]);
});

it('shows the last weeks of a past season, and the first of one that has begun', () => {
  expect(layoutOf(326, { season: 2025 }).days.at(-1)?.date).toBe('2025-12-31');
  const { days } = layoutOf(326, { today: '2026-01-02' });
  expect(days[0]?.date).toBe('2026-01-01');
  expect(days.length).toBeGreaterThan(100);
});

describe.each([256, 326, 548, 760, 1060])('%d px wide', (width) => {
  it.each([
    [2026, '01-01'],
    [2012, '01-01'],
    [2028, '01-01'],
    [2025, '09-15'],
  ])('keeps season %d from %s inside, without overlapping texts (rule chart.axis)', (season, seasonStart) => {
    for (const scale of [1, 1.2]) {
      const { days, side, height, bars, weekdays, months, sums } = layoutOf(width, {
        season,
        seasonStart,
        scale,
      });
      expect(overlapsOf([...weekdays, ...months, ...sums])).toEqual([]);
      const places = [
        ...days.map(({ x, y }) => ({ x, y, width: side, height: side })),
        ...[...bars, ...weekdays, ...months, ...sums],
      ];
      expect(Math.min(...places.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places.map((place) => place.x + place.width))).toBeLessThanOrEqual(width);
      expect(Math.max(...places.map((place) => place.y + place.height))).toBeLessThanOrEqual(height);
    }
  });
});
