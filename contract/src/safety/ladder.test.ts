import fc from 'fast-check';
import {
  expectedReturn,
  helpLadder,
  makeLadder,
  levelAt,
  continueLadder,
  type OutingFacts,
  usualMinutes,
} from './ladder.ts';
import { DEFAULT_SETTINGS, delaysRule, minutesRule } from './settings.ts';

const MINUTE_MS = 60_000;
const at = (time: string): number => Date.parse(`2026-11-26T${time}:00Z`);
const shown = (ms: number | null): string => (ms === null ? '–' : new Date(ms).toISOString().slice(11, 16));

const FACTS: OutingFacts = {
  launchedMs: at('08:00'),
  expectedMs: at('09:30'),
  seats: 8,
  hasLights: false,
  hasMinor: false,
  waterC: null,
  isWarned: false,
  lastBoatMs: at('16:00'),
  dawnMs: at('07:36'),
  duskMs: at('16:38'),
};
const ladder = (facts: Partial<OutingFacts> = {}): string[] => {
  const { due, late, overdue, alarm } = makeLadder({ ...FACTS, ...facts }, DEFAULT_SETTINGS.delays);
  return [due, late, overdue, alarm].map(shown);
};

test.each([
  ['an eight by day', {}, ['09:30', '09:45', '10:00', '10:30']],
  ['a single', { seats: 1 }, ['09:30', '09:40', '09:45', '10:00']],
  ['a pair', { seats: 2 }, ['09:30', '09:40', '09:45', '10:00']],
  ['a coxed pair, whose three are not few', { seats: 3 }, ['09:30', '09:45', '10:00', '10:30']],
  ['a minor aboard', { hasMinor: true }, ['09:30', '09:40', '09:45', '10:00']],
  ['cold water', { waterC: 9.9 }, ['09:30', '09:40', '09:45', '10:00']],
  ['water of 10 °C', { waterC: 10 }, ['09:30', '09:45', '10:00', '10:30']],
  ['a yellow flag', { isWarned: true }, ['09:30', '09:40', '09:45', '10:00']],
])('follows the ladder of %s (rule safety.ladder)', (_what, facts, expected) => {
  expect(ladder(facts)).toEqual(expected);
});

describe('as it gets dark (rule safety.dark)', () => {
  const LATE = { launchedMs: at('14:00'), expectedMs: at('16:00') };

  test.each([
    [
      'is overdue at the last boat, and its alarm comes with the dark',
      {},
      ['16:00', '16:00', '16:00', '16:38'],
    ],
    [
      'that is expected later is overdue at the last boat all the same, and an alarm a quarter of an hour after dusk',
      { expectedMs: at('18:00') },
      ['16:00', '16:00', '16:00', '16:53'],
    ],
  ])('reminds a boat without lights: it %s', (_what, facts, expected) => {
    expect(ladder({ ...LATE, ...facts })).toEqual(expected);
  });

  test('keeps the time of a boat with lights, and halves its delays once it is dark', () => {
    expect(ladder({ ...LATE, hasLights: true })).toEqual(['16:00', '16:15', '16:30', '16:38']);
    const evening = { ...LATE, hasLights: true, expectedMs: at('17:00') };
    expect(ladder(evening)).toEqual(['17:00', '17:10', '17:15', '17:30']);
  });

  test('keeps the own time of a boat that leaves after the last boat', () => {
    const night = { launchedMs: at('17:00'), expectedMs: at('18:30') };
    expect(ladder(night)).toEqual(['18:30', '18:40', '18:45', '19:00']);
  });

  test.each([
    ['at half past two', { launchedMs: at('14:30'), expectedMs: at('16:00') }, ['16:15', '16:30', '16:38']],
    ['after dusk', { launchedMs: at('17:00'), expectedMs: at('18:30') }, ['18:40', '18:45', '19:00']],
    ['before dawn', { launchedMs: at('05:30'), expectedMs: at('06:30') }, ['06:40', '06:45', '07:00']],
    [
      'before dawn, and is expected after it',
      { launchedMs: at('05:30'), expectedMs: at('07:10') },
      ['07:20', '07:25', '08:10'],
    ],
  ])('halves the delays after dark of a boat with lights that leaves %s', (_what, facts, expected) => {
    expect(ladder({ ...facts, hasLights: true }).slice(1)).toEqual(expected);
  });

  test('does nothing about the dark where the sun does not set or the club has no place', () => {
    expect(ladder({ ...LATE, lastBoatMs: null, dawnMs: null, duskMs: null })).toEqual([
      '16:00',
      '16:15',
      '16:30',
      '17:00',
    ]);
  });

  test('reminds boats without lights half an hour before, or at the launch', () => {
    const dark = (facts: Partial<OutingFacts>) =>
      shown(makeLadder({ ...FACTS, ...facts }, DEFAULT_SETTINGS.delays).dark);
    expect(dark({})).toBe('15:30');
    expect(dark({ launchedMs: at('15:45') })).toBe('15:45');
    expect(dark({ hasLights: true })).toBe('–');
  });
});

test('raises levels in order, and never later for a reason to hurry', () => {
  const instants = fc.integer({ min: 0, max: 24 * 60 }).map((minutes) => at('00:00') + minutes * MINUTE_MS);
  const facts = fc.record({
    launchedMs: instants,
    seats: fc.integer({ min: 1, max: 9 }),
    hasLights: fc.boolean(),
    hasMinor: fc.boolean(),
    isWarned: fc.boolean(),
    waterC: fc.option(fc.integer({ min: 0, max: 30 })),
    lastBoatMs: fc.option(instants),
    dawnMs: fc.option(instants),
    duskMs: fc.option(instants),
    minutes: fc.integer({ min: 10, max: 960 }),
  });
  fc.assert(
    fc.property(facts, ({ minutes, ...given }) => {
      const whole = { ...given, expectedMs: given.launchedMs + minutes * MINUTE_MS };
      const one = makeLadder(whole, DEFAULT_SETTINGS.delays);
      expect([one.due, one.late, one.overdue, one.alarm].every(Number.isFinite)).toBe(true);
      expect(one.due).toBeLessThanOrEqual(one.late);
      expect(one.late).toBeLessThanOrEqual(one.overdue);
      expect(one.overdue).toBeLessThanOrEqual(one.alarm);
      expect(levelAt(one, one.alarm)).toBe('alarm');
      const hurried = makeLadder({ ...whole, hasMinor: true }, DEFAULT_SETTINGS.delays);
      expect(hurried.alarm).toBeLessThanOrEqual(one.alarm);
    }),
  );
});

test.each([
  ['09:29', 'out'],
  ['09:30', 'due'],
  ['09:45', 'late'],
  ['10:00', 'overdue'],
  ['10:30', 'alarm'],
  ['23:00', 'alarm'],
])('shows at %s that the boat is %s', (time, level) => {
  expect(levelAt(makeLadder(FACTS, DEFAULT_SETTINGS.delays), at(time))).toBe(level);
});

describe('the time that a boat is expected (rule safety.expected)', () => {
  const terms = { minutes: 90, lastBoatMs: at('16:00') };

  test.each([
    ['as a member says', 60, '08:00', '09:00'],
    ['as a member says, past the last boat too', 240, '14:00', '18:00'],
    ['until dark', 'dark', '08:00', '16:00'],
    ['until dark, when it is dark: as usual', 'dark', '16:30', '18:00'],
    ['as usual', undefined, '08:00', '09:30'],
    ['as usual, the last boat at the latest', undefined, '15:00', '16:00'],
    ['as usual in the dark', undefined, '16:00', '17:30'],
  ] as const)('%s', (_what, back, from, expected) => {
    expect(shown(expectedReturn(back, at(from), terms))).toBe(expected);
  });

  test('expects "until dark" at the usual time when there is no last boat', () => {
    expect(shown(expectedReturn('dark', at('08:00'), { ...terms, lastBoatMs: null }))).toBe('09:30');
  });

  test("expects a boat at its area's own usual time", () => {
    const areas = [
      { _id: 'a', name: 'Lake', minutes: 150 },
      { _id: 'b', name: 'Canal', minutes: null },
    ];
    expect(['a', 'b', 'c', null].map((area) => usualMinutes({ minutes: 90, areas }, area))).toEqual([
      150, 90, 90, 90,
    ]);
  });
});

test.each([
  [9, false],
  [10, true],
  [960, true],
  [961, false],
  [30.5, false],
])('accepts a time of return %d minutes ahead: %s', (minutes, isAllowed) => {
  expect(minutesRule(minutes) === null).toBe(isAllowed);
});

test.each([
  [{ late: 15, overdue: 30, alarm: 60 }, true],
  [{ late: 15, overdue: 15, alarm: 60 }, false],
  [{ late: 0, overdue: 15, alarm: 60 }, false],
  [{ late: 15, overdue: 30, alarm: 241 }, false],
])('accepts the levels %j: %s', (delays, isAllowed) => {
  expect(delaysRule(delays) === null).toBe(isAllowed);
});

test('alarms from the moment a crew calls for help (rule safety.help)', () => {
  const ladder = { due: 10, late: 25, overdue: 40, alarm: 70, dark: 5 };
  expect(helpLadder(ladder, 8)).toEqual({ due: 8, late: 8, overdue: 8, alarm: 8, dark: 5 });
  // An earlier level remains.
  expect(helpLadder(ladder, 30)).toEqual({ due: 10, late: 25, overdue: 30, alarm: 30, dark: 5 });
  expect(levelAt(helpLadder(ladder, 30), 29)).toBe('late');
});

describe('the ladder while flag and water change (rule safety.ladder)', () => {
  const ladder = (late: number, overdue: number, alarm: number) => ({
    due: 0,
    late,
    overdue,
    alarm,
    dark: null,
  });
  const [launch, present] = [ladder(15, 30, 60), ladder(10, 15, 30)];

  it('uses the present conditions before a level is reached', () => {
    expect(continueLadder({ launch, present, reached: null }, 5)).toEqual(present);
    expect(continueLadder({ launch, present: launch, reached: null }, 20)).toEqual(launch);
  });

  it('shortens delays from a change on, not before it', () => {
    const continued = continueLadder({ launch, present, reached: { level: 'late', at: 15 } }, 40);
    expect(continued).toEqual(ladder(15, 30 - 15, 40));
  });

  it('keeps a level that was reached, and those below it', () => {
    const continued = continueLadder({ launch, present: launch, reached: { level: 'overdue', at: 20 } }, 25);
    expect(continued).toEqual(ladder(15, 20, 60));
    const alarmed = continueLadder({ launch, present: launch, reached: { level: 'alarm', at: 12 } }, 14);
    expect(alarmed).toEqual(ladder(12, 12, 12));
    expect(levelAt(alarmed, 14)).toBe('alarm');
  });
});
