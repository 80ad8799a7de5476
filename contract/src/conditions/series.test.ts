import fc from 'fast-check';
import {
  DAYS_MAX,
  extendedRows,
  lastMeasurement,
  RECENT_MAX,
  trendOf,
  addMeasurement,
  type Series,
} from './series.ts';
import type { ConditionRule, Hold } from './wire.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 2, 26, 16);
const EMPTY: Series = { input: 'waterC', unit: 'C', sourceId: 's1', recent: [], days: [] };
const COLD: ConditionRule = {
  id: 'cold',
  input: 'waterC',
  op: 'lt',
  value: 10,
  unit: 'C',
  source: null,
  classes: [],
  clearances: [],
  effect: 'no',
  note: '',
};

/** Days with a value, the latest last; in the morning unless specified otherwise. */
const daysOf = (...days: [value: number, isMorning?: boolean][]): Series =>
  days.reduce<Series>((series, [value, isMorning = true], at) => {
    const dayAt = NOW - (days.length - at) * 24 * 60 * MINUTE_MS;
    const day = new Date(dayAt).toISOString().slice(0, 10);
    return addMeasurement(series, { at: dayAt, value }, { day, isMorning });
  }, EMPTY);

const heldBy = (series: Series, hold: Hold, nowMs = NOW, rule = COLD) =>
  extendedRows([rule], hold, [series], nowMs);

describe('mornings (rule condition.hold)', () => {
  const hold: Hold = { kind: 'mornings', count: 3 };
  const held = [{ row: 'cold', until: null }];

  test.each([
    ['never beyond', [[11], [12]], []],
    ['beyond today', [[11], [9]], held],
    ['one good morning since', [[9], [11]], held],
    ['two', [[9], [11], [11]], held],
    ['three', [[9], [11], [11], [11]], []],
    ['three days, one without a reading in the morning', [[9], [11], [11, false], [11]], held],
    ['the line itself', [[9], [10], [10], [10]], []],
    ['back in between', [[9], [11], [9], [11], [11]], held],
  ] satisfies [string, [number, boolean?][], object[]][])('%s', (_what, days, expected) => {
    expect(heldBy(daysOf(...days), hold)).toEqual(expected);
  });

  test('keeps a row active for a day with an afternoon beyond the limit', () => {
    const good = daysOf([9], [11], [11], [11]);
    const day = good.days.at(-1)?.day ?? '';
    const spoilt = addMeasurement(good, { at: NOW - 60 * MINUTE_MS, value: 9 }, { day, isMorning: false });
    expect(heldBy(spoilt, hold)).toEqual(held);
  });
});

test('minutes: keeps a row active from the last reading beyond its limit, then ends it at once (rule condition.hold)', () => {
  const hold: Hold = { kind: 'minutes', count: 30 };
  const at = (
    minutes: number,
    value: number,
  ): [{ at: number; value: number }, { day: string; isMorning: boolean }] => [
    { at: NOW + minutes * MINUTE_MS, value },
    { day: '2026-03-26', isMorning: false },
  ];
  const series = addMeasurement(addMeasurement(EMPTY, ...at(-40, 9)), ...at(-20, 11));
  expect(heldBy(series, hold)).toEqual([]);
  const since = addMeasurement(series, ...at(-25, 9));
  expect(heldBy(since, hold)).toEqual([{ row: 'cold', until: NOW + 5 * MINUTE_MS }]);
  expect(heldBy(since, hold, NOW + 5 * MINUTE_MS)).toEqual([]);
  expect(heldBy(since, { kind: 'minutes', count: 0 })).toEqual([]);
  expect(heldBy(since, hold, NOW, { ...COLD, source: 's2' })).toEqual([]);
  // Later measurements do not count for an earlier launch.
  expect(heldBy(addMeasurement(EMPTY, ...at(-5, 9)), hold, NOW - 10 * MINUTE_MS)).toEqual([]);
});

test('a series keeps a day of readings and two weeks of days, in order, each once', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 60 * 24 * 20 }), { maxLength: 60 });
  fc.assert(
    fc.property(minutes, (all) => {
      const series = all.reduce<Series>((before, minute) => {
        const at = NOW + minute * MINUTE_MS;
        return addMeasurement(
          before,
          { at, value: minute },
          { day: new Date(at).toISOString().slice(0, 10), isMorning: true },
        );
      }, EMPTY);
      const instants = series.recent.map(({ at }) => at);
      expect(instants).toEqual([...new Set(instants)].sort((one, other) => one - other));
      expect(series.recent.length).toBeLessThanOrEqual(RECENT_MAX);
      expect(series.days.length).toBeLessThanOrEqual(DAYS_MAX);
      if (all.length > 0) expect(instants.at(-1)).toBe(NOW + Math.max(...all) * MINUTE_MS);
      expect((instants.at(-1) ?? 0) - (instants[0] ?? 0)).toBeLessThanOrEqual(24 * 60 * MINUTE_MS);
      expect(
        addMeasurement(series, series.recent[0] ?? { at: 0, value: 0 }, {
          day: '2026-03-26',
          isMorning: true,
        }),
      ).toEqual(all.length > 0 ? series : expect.anything());
    }),
  );
});

test('estimates where a level will be in three hours', () => {
  const level = (...values: number[]): Pick<Series, 'input' | 'recent'> => ({
    input: 'level',
    recent: values.map((value, at) => ({ at: NOW + at * 180 * MINUTE_MS, value })),
  });
  expect([level(140, 145), level(145, 140), level(140, 140.5), level(140)].map(trendOf)).toEqual([
    'rising',
    'falling',
    'steady',
    null,
  ]);
  expect(trendOf({ ...level(1, 9), input: 'waterC' })).toBeNull();
});

test('returns the last measurement up to a moment', () => {
  const recent = [
    { at: 1, value: 1 },
    { at: 5, value: 5 },
  ];
  expect([
    lastMeasurement({ recent }, 0),
    lastMeasurement({ recent }, 4),
    lastMeasurement({ recent }, 5),
  ]).toEqual([undefined, recent[0], recent[1]]);
});
