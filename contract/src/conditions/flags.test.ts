import fc from 'fast-check';
import { checkConditions } from './checkConditions.ts';
import { conditionsAt, flagOfRow, isStricter, snapshotOf, rateRows, strictest } from './flags.ts';
import { EFFECTS, FLAGS, OPS, type Flag } from './kinds.ts';
import { NO_READING } from './texts.ts';
import { CONDITION_PRESETS, rowsOf } from './presets.ts';
import { LIGHT, MEASURED_INPUTS, UNITS_OF } from './units.ts';
import type { ConditionReading, ConditionRule, ConditionsAnswer, LoweredRow, ManualFlag } from './wire.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 2, 26, 16);

const reading = (more: Partial<ConditionReading> = {}): ConditionReading => ({
  input: 'wind',
  value: 4,
  unit: 'mps',
  at: NOW - 10 * MINUTE_MS,
  staleMs: 90 * MINUTE_MS,
  sourceId: 's1',
  source: 'Open-Meteo',
  where: 'Boathouse',
  isExample: false,
  trend: null,
  ...more,
});

const row = (more: Partial<ConditionRule> = {}): ConditionRule => ({
  id: 'r1',
  input: 'wind',
  op: 'gte',
  value: 10,
  unit: 'mps',
  source: null,
  classes: [],
  clearances: [],
  effect: 'no',
  note: '',
  ...more,
});

const manual = (colour: ManualFlag['colour'], more: Partial<ManualFlag> = {}): ManualFlag => ({
  _id: 'f1',
  colour,
  text: '',
  from: NOW - MINUTE_MS,
  until: NOW + 60 * MINUTE_MS,
  loweredFrom: null,
  ...more,
});

const answer = (more: Partial<ConditionsAnswer> & { rules?: ConditionRule[] } = {}): ConditionsAnswer => {
  const { rules = [row()], ...rest } = more;
  const table = { version: 1, rules, hold: { kind: 'minutes', count: 0 } as const };
  return { readings: [reading()], table, held: [], flags: [], light: null, ...rest };
};

const flagNow = (given: ConditionsAnswer, at = NOW): Flag | null => conditionsAt(given, at).flag;

describe('effect of a row (rule condition.flags)', () => {
  const cold = { input: 'waterC', op: 'lt', value: 10, unit: 'C' } as const;
  const water = (value: number): ConditionReading[] => [reading({ input: 'waterC', value, unit: 'C' })];

  test.each([
    ['nothing beyond the line', {}, [reading()], 'green'],
    ['a stop for every boat', {}, [reading({ value: 10 })], 'red'],
    ['a caution', { effect: 'caution' }, [reading({ value: 12 })], 'yellow'],
    ['a stop for a class', { classes: ['scull'] }, [reading({ value: 12 })], 'yellow'],
    ['a stop but for those cleared', { clearances: ['c1'] }, [reading({ value: 12 })], 'yellow'],
    ['cold for a class', { ...cold, classes: ['scull'] }, water(9.9), 'blue'],
    ['cold that asks', { ...cold, effect: 'caution' }, water(4), 'blue'],
    ['cold that stops all', cold, water(4), 'red'],
    ['the line itself, under', cold, water(10), 'green'],
    ['a reading in another unit', cold, [reading({ input: 'waterC', value: 49, unit: 'F' })], 'red'],
    ['no reading', {}, [], 'grey'],
    ['a stale one', {}, [reading({ at: NOW - 91 * MINUTE_MS })], 'grey'],
    ['one of the last minute that counts', {}, [reading({ at: NOW - 90 * MINUTE_MS })], 'green'],
    ['one of the future', {}, [reading({ at: NOW + MINUTE_MS })], 'grey'],
    ['one of another source', { source: 's2' }, [reading({ value: 20 })], 'grey'],
    ['any of two that is beyond', {}, [reading(), reading({ sourceId: null, value: 11 })], 'red'],
    [
      'a fresh one beside a stale one',
      {},
      [reading({ at: 0, value: 30 }), reading({ sourceId: null })],
      'green',
    ],
  ] satisfies [string, Partial<ConditionRule>, ConditionReading[], Flag][])(
    '%s: %#',
    (_what, rule, readings, flag) => {
      expect(flagNow(answer({ rules: [row(rule)], readings }))).toBe(flag);
    },
  );

  test('adds air and water in °F, and is unknown with only one of them', () => {
    const rules = [row({ input: 'airPlusWaterF', op: 'lt', value: 90, unit: 'F', classes: ['scull'] })];
    const air = reading({ input: 'airC', value: 5, unit: 'C' });
    expect(flagNow(answer({ rules, readings: [air, ...water(8)] }))).toBe('blue');
    expect(flagNow(answer({ rules, readings: [air, ...water(10)] }))).toBe('green');
    expect(flagNow(answer({ rules, readings: [air] }))).toBe('grey');
  });

  test('uses the light of its hour, and none after its last one', () => {
    const rules = [row({ input: 'light', op: 'lte', value: LIGHT.dark, unit: 'step', effect: 'caution' })];
    const spans = [
      { from: NOW - MINUTE_MS, value: LIGHT.day },
      { from: NOW + 60 * MINUTE_MS, value: LIGHT.dark },
    ];
    const light = { spans, until: NOW + 120 * MINUTE_MS, sunrise: null, sunset: null, dusk: null };
    const at = (minutes: number) => flagNow(answer({ rules, light }), NOW + minutes * MINUTE_MS);
    expect([at(0), at(59), at(60), at(120)]).toEqual(['green', 'green', 'yellow', 'grey']);
    expect(flagNow(answer({ rules, light: null }))).toBe('grey');
  });

  test('keeps a held row active when its reading is fine or missing', () => {
    const held = [{ row: 'r1', until: NOW + MINUTE_MS }];
    expect(flagNow(answer({ held }))).toBe('red');
    expect(flagNow(answer({ held, readings: [] }))).toBe('red');
    expect(flagNow(answer({ held }), NOW + MINUTE_MS)).toBe('green');
    expect(flagNow(answer({ held: [{ row: 'r1', until: null }] }))).toBe('red');
  });
});

test('shows no flag in a club without rules, except one raised by hand', () => {
  expect(flagNow(answer({ rules: [] }))).toBeNull();
  expect(flagNow(answer({ rules: [], flags: [manual('yellow')] }))).toBe('yellow');
});

describe('a flag set by hand (rule condition.flag)', () => {
  const high = [reading({ value: 12 })];
  const lowered = (...loweredRows: LoweredRow[]): ManualFlag =>
    manual('green', { loweredFrom: 'red', loweredRows });

  test.each([
    ['raised', [manual('yellow')], [reading()], 'yellow'],
    ['raised below the flag of the rules', [manual('yellow')], high, 'red'],
    ['the strictest of two', [manual('blue'), manual('red')], [reading()], 'red'],
    ['green over no reading is not green', [manual('green')], [], 'grey'],
    ['over', [manual('red', { until: NOW })], [reading()], 'green'],
    ['not yet', [manual('red', { from: NOW + 1 })], [reading()], 'green'],
    ['lowered', [manual('yellow', { loweredFrom: 'red' })], high, 'yellow'],
    ['lowered over no reading', [manual('green', { loweredFrom: 'grey' })], [], 'green'],
    ['lowered, and stricter since', [manual('green', { loweredFrom: 'grey' })], high, 'red'],
    ['lowered, and milder since', [manual('yellow', { loweredFrom: 'red' })], [reading()], 'green'],
    ['lowered, and raised', [manual('green', { loweredFrom: 'red' }), manual('blue')], high, 'blue'],
    ['lowered, and no worse', [lowered({ row: 'r1', value: 12 })], high, 'green'],
    ['lowered, and less', [lowered({ row: 'r1', value: 13.4 })], high, 'green'],
    ['lowered, and worse', [lowered({ row: 'r1', value: 11.9 })], high, 'red'],
    ['lowered before anything was beyond', [lowered()], high, 'red'],
    ['lowered while it was held', [lowered({ row: 'r1', value: null })], high, 'green'],
    ['lowered, and over', [manual('green', { loweredFrom: 'red', until: NOW })], high, 'red'],
  ] satisfies [string, ManualFlag[], ConditionReading[], Flag][])('%s', (_what, flags, readings, flag) => {
    expect(flagNow(answer({ flags, readings }))).toBe(flag);
  });
});

test.each([
  ['a caution', row({ effect: 'caution' }), 'yellow'],
  ['a stop', row(), 'red'],
])(
  'asks for confirmation of a raised flag also when the rules compute %s (rule condition.flag)',
  (_what, rule, flag) => {
    const given = answer({
      rules: [rule],
      readings: [reading({ value: 12 })],
      flags: [manual('yellow', { text: 'Fog' })],
    });
    expect(flagNow(given)).toBe(flag);
    const asked = checkConditions({
      answer: given,
      atMs: NOW,
      boat: { _id: 'b1', classes: ['scull'] },
      heldByAll: [],
    });
    expect(asked.map(({ text }) => text)).toEqual([expect.stringContaining('Fog'), expect.any(String)]);
  },
);

describe('properties', () => {
  const input = fc.constantFrom(...MEASURED_INPUTS);
  const rules = fc.array(
    input.chain((one) =>
      fc.record({
        id: fc.uuid(),
        input: fc.constant(one),
        op: fc.constantFrom(...OPS),
        note: fc.constant(''),
        value: fc.integer({ min: 0, max: 30 }),
        unit: fc.constant(UNITS_OF[one][0] ?? 'step'),
        source: fc.constant(null),
        classes: fc.constantFrom<string[]>([], ['scull']),
        clearances: fc.constant<string[]>([]),
        effect: fc.constantFrom(...EFFECTS),
      }),
    ),
    { minLength: 1, maxLength: 6 },
  );
  const readings = fc.array(
    input.chain((one) =>
      fc.record({
        input: fc.constant(one),
        unit: fc.constant(UNITS_OF[one][0] ?? 'step'),
        value: fc.integer({ min: 0, max: 30 }),
        at: fc.integer({ min: -240, max: 5 }),
      }),
    ),
    { maxLength: 8 },
  );
  const flags = fc.array(
    fc.record({
      colour: fc.constantFrom<ManualFlag['colour'][]>('green', 'blue', 'yellow', 'red'),
      loweredFrom: fc.constantFrom(null, ...FLAGS),
      until: fc.integer({ min: -60, max: 60 }),
    }),
    { maxLength: 3 },
  );
  const given = fc.record({ rules, readings, flags }).map((one) =>
    answer({
      rules: one.rules,
      readings: one.readings.map((each) => reading({ ...each, at: NOW + each.at * MINUTE_MS })),
      flags: one.flags.map(({ until, ...flag }) =>
        manual(flag.colour, { ...flag, until: NOW + until * MINUTE_MS }),
      ),
    }),
  );

  test('computes the strictest flag of any row when none was set by hand', () => {
    fc.assert(
      fc.property(given, (one) => {
        const rows = rateRows(one, NOW);
        expect(flagNow({ ...one, flags: [] })).toBe(strictest(rows.map(flagOfRow)));
      }),
    );
  });

  test('is never green when a reading is missing', () => {
    fc.assert(
      fc.property(given, (one) => {
        const missing = rateRows(one, NOW).some(({ standing }) => standing === 'missing');
        fc.pre(missing);
        expect(flagNow({ ...one, flags: [] })).not.toBe('green');
      }),
    );
  });

  test('lets every reading go stale within a day, and is not green then', () => {
    fc.assert(
      fc.property(given, (one) => {
        expect(flagNow(one, NOW + 24 * 60 * MINUTE_MS)).toBe('grey');
      }),
    );
  });

  test('never turns milder when a flag is raised', () => {
    fc.assert(
      fc.property(
        given,
        fc.constantFrom<ManualFlag['colour'][]>('green', 'blue', 'yellow', 'red'),
        (one, colour) => {
          const before = flagNow(one) ?? 'green';
          const after = flagNow({ ...one, flags: [...one.flags, manual(colour)] });
          expect(isStricter(before, after ?? 'green')).toBe(false);
        },
      ),
    );
  });

  test('never turns milder with another row, without flags', () => {
    fc.assert(
      fc.property(given, (one) => {
        const [, ...others] = one.table.rules;
        const fewer = { ...one, flags: [], table: { ...one.table, rules: others } };
        const [less, all] = [flagNow(fewer) ?? 'green', flagNow({ ...one, flags: [] }) ?? 'green'];
        expect(isStricter(less, all)).toBe(false);
      }),
    );
  });
});

describe('a launch (rule condition.launch)', () => {
  const boat = { _id: 'osprey', classes: ['scull'] };
  const check = (given: ConditionsAnswer, more: { heldByAll?: string[]; fleetGroup?: string } = {}) =>
    checkConditions({
      answer: given,
      atMs: NOW,
      heldByAll: more.heldByAll ?? [],
      boat: { ...boat, classes: [more.fleetGroup ?? 'scull'] },
    }).map(({ level, code, text, overriddenBy }) => [level, code, text, overriddenBy]);
  const high = [reading({ value: 12 })];

  test('stops a launch on a no, which a safety officer can override, and warns on a caution', () => {
    const rules = [row({ note: 'Stay in.' }), row({ id: 'r2', value: 5, effect: 'caution' })];
    expect(check(answer({ rules, readings: high }))).toEqual([
      ['block', 'conditions_stop:r1', 'Wind 12 m/s, at least 10 m/s. Stay in.', ['safety']],
      ['warn', 'conditions_warn:r2', 'Wind 12 m/s, at least 5 m/s.', []],
    ]);
  });

  test('warns a launch when a reading is missing', () => {
    expect(check(answer({ readings: [] }))).toEqual([['warn', 'conditions_warn:reading', NO_READING, []]]);
  });

  test('ignores a launch of another class or of a cleared crew', () => {
    const some = answer({ rules: [row({ classes: ['scull'] })], readings: high });
    expect(check(some)).toHaveLength(1);
    expect(check(some, { fleetGroup: 'eight' })).toEqual([]);
    const cleared = answer({ rules: [row({ clearances: ['c1', 'c2'] })], readings: high });
    expect(check(cleared, { heldByAll: ['c3'] })).toHaveLength(1);
    expect(check(cleared, { heldByAll: ['c2'] })).toEqual([]);
  });

  test('stops a launch under a raised red flag, and warns under another', () => {
    const by = (colour: ManualFlag['colour']) => answer({ flags: [manual(colour, { text: 'Fog.' })] });
    expect(check(by('red'))).toEqual([['block', 'conditions_stop:f1', 'Red flag: Fog.', ['safety']]]);
    expect(check(by('yellow'))).toEqual([['warn', 'conditions_warn:f1', 'Yellow flag: Fog.', []]]);
    expect(check(by('green'))).toEqual([]);
  });

  test('warns a launch under a lowered flag, but not under green', () => {
    const by = (colour: ManualFlag['colour'], readings = high) =>
      answer({ readings, flags: [manual(colour, { loweredFrom: 'red' })] });
    expect(check(by('yellow')).map(([level]) => level)).toEqual(['warn']);
    expect(check(by('green'))).toEqual([]);
    expect(check(by('green', []))).toEqual([]);
  });

  test("stores the flag, the table's version, and the values with their age", () => {
    expect(snapshotOf(answer({ readings: high }), NOW)).toEqual({
      flag: 'red',
      version: 1,
      values: [{ input: 'wind', value: 12, unit: 'mps', source: 'Open-Meteo', ageMin: 10 }],
    });
  });
});

test('orders the rows of presets, and leaves one out whose classes are missing', () => {
  const groups = [{ _id: 'g1', name: 'Scull' }];
  for (const preset of CONDITION_PRESETS) {
    const rows = rowsOf(preset, groups);
    expect(rows.length).toBeGreaterThan(0);
    for (const { input, unit, classes } of rows) {
      expect(UNITS_OF[input]).toContain(unit);
      expect(classes.every((id) => id === 'g1')).toBe(true);
    }
    const bare = rowsOf(preset, []);
    expect(bare).toEqual(rows.filter(({ classes }) => classes.length === 0));
  }
});
