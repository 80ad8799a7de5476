import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { milesOf } from '@fleetwatch/contract/sorties/miles';
import { seasonSpan } from '@fleetwatch/contract/time/season';
import { overlapsOf } from '../testing/overlapsOf.ts';
import { seasonCurve, type SeasonCurve } from './seasonCurve.ts';
import { seasonTotals } from './seasonTotals.ts';

interface Given {
  today?: string;
  goal?: number | null;
  seasonStart?: string;
  width?: number;
  scale?: number;
  unit?: ShownUnit;
}

const TODAY = '2026-08-29';

function curveOf(
  days: Record<string, number>,
  daysBefore: Record<string, number> = {},
  { today = TODAY, goal = null, seasonStart = '01-01', width = 640, scale = 1, unit = 'mi' }: Given = {},
): SeasonCurve {
  const seasonOf = (season: number, of: Record<string, number>) => ({
    season,
    ...seasonSpan(season, seasonStart),
    days: Object.entries(of).map(([date, miles]) => ({ date, miles })),
  });
  const [season, before] = [seasonOf(2026, days), seasonOf(2025, daysBefore)];
  const totals = seasonTotals(season, before, { today, seasonStart, unit });
  return seasonCurve({ season, before, totals, goal, unit }, { width, height: 260, scale });
}

const pointsOf = (path: string): number[][] =>
  path
    .replace(/^M/, '')
    .split('L')
    .map((point) => point.split(',').map(Number));

it("grows from zero, ends on today, and is as high as the season's miles", () => {
  const { line, plot, end, ticks } = curveOf({ '2026-01-01': 300, '2026-08-01': 900 });
  const points = pointsOf(line);
  expect(points).toHaveLength(1 + 241);
  expect(points[0]?.[0]).toBeCloseTo(plot.left, 0);
  expect(points[0]?.[1]).toBeCloseTo(plot.floor, 0);
  expect(points.at(-1)?.[0]).toBeCloseTo(end.x, 0);
  expect(end.x).toBeCloseTo(plot.left + (241 / 365) * (plot.right - plot.left));
  expect(end.y).toBeCloseTo(ticks.find(({ lines }) => lines[0] === '1,200')?.at ?? NaN);
  expect(points.every(([, y = 0], at) => at === 0 || y <= (points[at - 1]?.[1] ?? 0))).toBe(true);
});

it('has at most five ticks from zero (rule chart.axis)', () => {
  for (const miles of [0.5, 7, 99, 101, 1350.7, 9999]) {
    const { ticks, plot } = curveOf({ '2026-03-01': miles });
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks[0]).toMatchObject({ lines: ['0'], at: plot.floor });
    expect(ticks.at(-1)?.at).toBe(plot.top);
  }
});

it('draws the previous season as a ghost, with its name and total at its end', () => {
  const { ghost, plot, sideLabels, endLabel } = curveOf(
    { '2026-01-01': 400 },
    { '2025-02-01': 55, '2025-12-01': 1347 },
  );
  expect(pointsOf(ghost)).toHaveLength(366);
  expect(pointsOf(ghost).at(-1)?.[0]).toBeCloseTo(plot.right, 0);
  expect(sideLabels.map(({ lines }) => lines)).toEqual([['2025', '1,402']]);
  expect(endLabel.lines).toEqual(['400 mi', '+345 vs. last year']);
  expect(curveOf({ '2026-01-01': 400 })).toMatchObject({
    ghost: '',
    sideLabels: [],
    endLabel: { lines: ['400 mi'] },
  });
});

it("draws the goal straight to the season's last day, and names it", () => {
  const { goal, plot, ticks, sideLabels } = curveOf({ '2026-01-01': 10 }, {}, { goal: 800 });
  expect(goal).toEqual({ x: plot.right, y: ticks.find(({ lines }) => lines[0] === '800')?.at });
  expect(sideLabels.map(({ lines }) => lines)).toEqual([['Goal', '800']]);
  expect(curveOf({}).goal).toBeNull();
});

it('draws a scale for an empty season', () => {
  const { ticks, end, plot, line } = curveOf({});
  expect(ticks.length).toBeGreaterThan(1);
  expect(end.y).toBe(plot.floor);
  expect(line).not.toContain('NaN');
});

it('names the months in the order of the club’s season', () => {
  const names = (given: Given) =>
    curveOf({}, {}, { width: 1000, ...given }).months.map(({ lines }) => lines[0]);
  expect(names({})).toEqual('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '));
  expect(names({ seasonStart: '09-01', today: '2026-10-01' })).toEqual(
    'Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug'.split(' '),
  );
});

/** Screens of 320, 390, 1024 and 1440 px, minus the elements beside the chart. */
const WIDTHS = [256, 326, 548, 760];
const SHAPES: Record<string, [Record<string, number>, Record<string, number>, Given]> = {
  'a season of the mock-up': [
    { '2026-08-01': 1350.7 },
    { '2025-02-01': 1005, '2025-12-01': 397 },
    { goal: 1500 },
  ],
  'a goal as far as last year came': [{ '2026-08-01': 12 }, { '2025-12-01': 1402 }, { goal: 1402 }],
  'a goal at the floor': [{ '2026-08-01': 9000 }, { '2025-12-01': 2 }, { goal: 1 }],
  'a goal beside last year at the top': [{}, { '2025-12-01': 20_000 }, { goal: 19_999 }],
  'a first day': [{ '2026-01-01': 4 }, { '2025-01-01': 4 }, { today: '2026-01-01' }],
  'a last day': [{ '2026-12-31': 1402 }, { '2025-12-31': 1402 }, { today: '2026-12-31', goal: 1402 }],
  nothing: [{}, {}, {}],
};

describe.each(WIDTHS)('%d px wide', (width) => {
  it.each(Object.keys(SHAPES))(
    'lets no two texts of %s overlap, in sunlight either (rule chart.axis)',
    (shape) => {
      const [days, before, given] = SHAPES[shape] ?? [{}, {}, {}];
      for (const scale of [1, 1.2]) {
        const { ticks, months, endLabel, sideLabels } = curveOf(days, before, { ...given, width, scale });
        expect(overlapsOf([...ticks, ...months, endLabel, ...sideLabels])).toEqual([]);
        for (const { x, y, width: wide, height } of [...ticks, ...months, endLabel, ...sideLabels]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + wide).toBeLessThanOrEqual(width);
          expect(y + height).toBeLessThanOrEqual(260);
        }
        expect(months.length).toBeGreaterThan(2);
      }
    },
  );
});

it('draws and labels the curve in the unit that is shown (rule distance.unit)', () => {
  const [january, august] = [milesOf(500_000), milesOf(700_500)];
  const days = { '2026-01-01': january, '2026-08-01': august };
  const { endLabel, ticks, end, sideLabels } = curveOf(days, {}, { unit: 'km', goal: milesOf(2_000_000) });
  expect(endLabel.lines[0]).toBe('1,200.5 km');
  expect(sideLabels.map(({ lines }) => lines)).toEqual([['Goal', '2,000']]);
  const top = ticks.find(({ lines }) => lines[0] === '1,000');
  expect(top && end.y < top.at).toBe(true);
});
