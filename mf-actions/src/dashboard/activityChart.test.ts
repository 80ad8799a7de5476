import type { DayActivity } from '@fleetwatch/contract/activity/wire';
import { activityChart, CHART_HEIGHT, dayAt, dayTotals } from './activityChart.ts';

const MAY: DayActivity[] = [
  { date: '2026-05-01', sorties: { trips: 4, miles: 40 }, users: { kim: 1, ada: 2 } },
  { date: '2026-05-02', sorties: { trips: 0, miles: 0 }, users: {} },
  { date: '2026-05-03', sorties: { trips: 8, miles: 20 }, users: { kim: 1 } },
];

it('counts each member of a day once, however often they rowed', () => {
  expect(dayTotals(MAY, 'mi').map(({ crew }) => crew)).toEqual([2, 0, 1]);
});

it('counts in the unit that is shown (rule distance.unit)', () => {
  expect(dayTotals(MAY, 'km').map(({ miles }) => miles)).toEqual([64.374, 0, 32.187]);
});

it('draws three bars for a day, side by side within it, from the floor up and to one scale', () => {
  const { days, floorY } = activityChart(dayTotals(MAY, 'mi'));
  const [first, empty, third] = days;
  expect(first?.bars.map(({ series }) => series)).toEqual(['trips', 'miles', 'crew']);
  expect(empty?.bars).toEqual([]);
  for (const { x, width, bars } of days)
    for (const bar of bars) {
      expect(bar.x).toBeGreaterThanOrEqual(x);
      expect(bar.x + bar.width).toBeLessThanOrEqual(x + width + 1e-9);
      expect(bar.y + bar.height).toBeCloseTo(floorY);
    }
  const [trips, miles] = first?.bars ?? [];
  expect(miles?.height).toBeCloseTo((trips?.height ?? 0) * 10);
  expect(third?.bars[1]?.height).toBeCloseTo((miles?.height ?? 0) / 2);
  expect((trips?.x ?? 0) + (trips?.width ?? 0)).toBeLessThan(miles?.x ?? 0);
});

it('keeps the bars inside the chart, even in a month without trips', () => {
  const { days, ticks, floorY } = activityChart(dayTotals(MAY.slice(1, 2), 'mi'));
  expect(days).toHaveLength(1);
  expect(ticks[0]).toEqual({ value: 0, y: floorY });
  expect(ticks.at(-1)?.value).toBe(10);
  expect(ticks.every(({ y }) => y >= 0 && y <= CHART_HEIGHT)).toBe(true);
});

it.each([
  [0, 0],
  [0.34, 1],
  [0.999, 2],
  [1, 2],
  [-0.2, 0],
])('reads a point at %d of the width as day %d of three', (share, day) => {
  expect(dayAt(share, 3)).toBe(day);
});
