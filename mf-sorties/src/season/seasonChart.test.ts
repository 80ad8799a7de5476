import { seasonSpan } from '@fleetwatch/contract/time/season';
import { MARGIN, seasonChart } from './seasonChart.ts';
import { seasonWeeks } from './seasonWeeks.ts';

const SIZE = { width: 640, height: 240 };
const weeksOf = (season: number, days: Record<string, number> = {}) =>
  seasonWeeks({
    ...seasonSpan(season, '01-01'),
    days: Object.entries(days).map(([date, miles]) => ({ date, miles })),
  });
const thisYear = weeksOf(2026, { '2026-01-01': 10, '2026-05-05': 40 });
const lastYear = weeksOf(2025, { '2025-05-05': 20 });

it('draws bars from the baseline, as high as their miles', () => {
  const { bars, floorY } = seasonChart(thisYear, lastYear, null, SIZE);
  expect(bars.map(({ number }) => number)).toEqual([1, 19]);
  for (const { y, height } of bars) expect(y + height).toBeCloseTo(floorY);
  expect((bars[1]?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(4);
  expect(bars[0]?.x).toBeCloseTo(MARGIN.left);
});

it('draws the goal at its miles, with room above the highest week', () => {
  const { goalY, ticks } = seasonChart(thisYear, lastYear, 60, SIZE);
  expect(goalY).toBeCloseTo(ticks.find(({ miles }) => miles === 60)?.y ?? NaN);
  expect(goalY).toBeGreaterThanOrEqual(MARGIN.top);
  expect(seasonChart(thisYear, lastYear, null, SIZE).goalY).toBeNull();
});

it('draws last year only where there was one', () => {
  expect(seasonChart(thisYear, lastYear, null, SIZE).lastYear).toMatch(/^M/);
  expect(seasonChart(thisYear, weeksOf(2025), null, SIZE).lastYear).toBe('');
});

it('fits a year of 54 weeks and one of 53 inside the frame', () => {
  const leap = weeksOf(2028, { '2028-12-31': 5 });
  const { bars } = seasonChart(leap, lastYear, null, SIZE);
  const [last] = bars;
  expect(last?.number).toBe(leap.length);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(SIZE.width - MARGIN.right);
});

it('has a scale for an empty season', () => {
  const { bars, ticks } = seasonChart(weeksOf(2026), [], null, SIZE);
  expect(bars).toEqual([]);
  expect(ticks.at(-1)?.miles).toBe(10);
});
