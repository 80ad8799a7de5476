import fc from 'fast-check';
import { OFFICES } from '../officers/offices.ts';
import { checkLaunch, judgeLaunch } from '../sorties/launchRules.ts';
import { addDays } from '../time/weeks.ts';
import { checkClearances, type Aboard, type ClearanceFacts, type GrantFacts } from './checkClearances.ts';
import { SUBJECTS, type Subject } from './kinds.ts';
import type { Requirement } from './wire.ts';

const DAY = '2026-11-26';
const CLEARANCES = [
  { _id: 'swim', name: 'Swim test', kind: 'swim', isPerClass: false },
  { _id: 'scull', name: 'Sculler', kind: 'row', isPerClass: true },
  { _id: 'cox', name: 'Cox', kind: 'cox', isPerClass: false },
  { _id: 'ban', name: 'Banned', kind: 'ban', isPerClass: false },
] satisfies ClearanceFacts['clearances'];

const held = (clearance: string, more: Partial<GrantFacts> = {}): GrantFacts => ({
  clearance,
  fleetGroup: null,
  acquired: '2025-01-10',
  expires: null,
  isRevoked: false,
  ...more,
});
const kim = (...grants: GrantFacts[]): Aboard => ({ _id: 'kim', name: 'Kim Harper', grants });
const zoe = (...grants: GrantFacts[]): Aboard => ({ _id: 'zoe', name: 'Zoë Brook', grants });
const guest = (...grants: GrantFacts[]): Aboard => ({ ...zoe(...grants), _id: 'guest', isGuest: true });

const requirement = (more: Partial<Requirement> = {}): Requirement => ({
  _id: 'r1',
  boat: null,
  fleetGroup: null,
  subject: 'all',
  count: null,
  clearance: 'swim',
  level: 'block',
  months: [],
  overriddenBy: ['rights'],
  ...more,
});
const BOAT = { _id: 'osprey', name: 'Osprey', classes: ['fours'], className: 'Four', seats: 5 };
const factsOf = (aboard: Aboard[], more: Partial<ClearanceFacts> = {}): ClearanceFacts => ({
  day: DAY,
  clearances: CLEARANCES,
  requirements: [requirement()],
  boat: BOAT,
  aboard,
  ...more,
});
const textsOf = (aboard: Aboard[], more: Partial<Requirement> = {}, boat = BOAT) =>
  checkClearances(factsOf(aboard, { requirements: [requirement(more)], boat })).map(
    ({ level, text, subjectIds }) => [level, text, ...subjectIds],
  );

describe('texts of a requirement (rule clearance.requirements)', () => {
  test('applies to everyone aboard: lists each who lacks it, by name and date', () => {
    const lapsed = held('swim', { expires: '2026-05-03' });
    expect(textsOf([kim(held('swim')), zoe()])).toEqual([
      ['block', 'Zoë Brook does not hold Swim test.', 'zoe'],
    ]);
    expect(textsOf([kim(lapsed), zoe(held('swim'))])).toEqual([
      ['block', 'Kim Harper: Swim test expired May 3.', 'kim'],
    ]);
    expect(textsOf([kim(held('swim', { expires: '2025-12-31' })), zoe(held('swim'))])).toEqual([
      ['block', 'Kim Harper: Swim test expired Dec 31, 2025.', 'kim'],
    ]);
    expect(textsOf([kim(held('swim')), zoe(held('swim', { isRevoked: true }))], { level: 'warn' })).toEqual([
      ['warn', 'Zoë Brook does not hold Swim test.', 'zoe'],
    ]);
  });

  test('accepts for a class a clearance for it or for all, and none for another', () => {
    const sculler = { clearance: 'scull' };
    const quad = kim(held('scull', { fleetGroup: 'quads' }));
    expect(textsOf([quad, zoe(held('scull'))], sculler)).toEqual([
      ['block', 'Kim Harper is not cleared for Four.', 'kim'],
    ]);
    const four = kim(held('scull', { fleetGroup: 'fours' }));
    expect(textsOf([four, zoe(held('scull'))], sculler)).toEqual([]);
  });

  test("accepts for a member's own boat a clearance for the class as which it counts (rule launch.private-classes)", () => {
    const own = { ...BOAT, classes: ['private', 'singles'], className: 'Private 1x', seats: 1 };
    const sculler = { clearance: 'scull', fleetGroup: 'singles' };
    expect(textsOf([kim(held('scull', { fleetGroup: 'singles' }))], sculler, own)).toEqual([]);
    expect(textsOf([kim(held('scull', { fleetGroup: 'quads' }))], sculler, own)).toEqual([
      ['block', 'Kim Harper is not cleared for Private 1x.', 'kim'],
    ]);
  });

  test('requires one or more of those aboard', () => {
    expect(textsOf([kim(), zoe()], { subject: 'any' })).toEqual([
      ['block', 'Nobody aboard holds Swim test.', 'kim', 'zoe'],
    ]);
    expect(textsOf([kim(), zoe(held('swim'))], { subject: 'any' })).toEqual([]);
    expect(textsOf([kim(held('swim')), zoe()], { subject: 'count', count: 2 })).toEqual([
      ['block', '2 aboard must hold Swim test: 1 does.', 'kim', 'zoe'],
    ]);
    expect(textsOf([kim(held('swim')), zoe(held('swim'))], { subject: 'count', count: 2 })).toEqual([]);
  });

  test('checks the member who steers, who is the launcher, or the cox in a coxed class (rule clearance.subjects)', () => {
    const asked = { subject: 'cox', clearance: 'cox' } satisfies Partial<Requirement>;
    expect(textsOf([kim(), zoe(held('cox'))], asked)).toEqual([
      ['block', "Osprey needs Cox in the cox's seat. Kim Harper does not hold Cox.", 'kim'],
    ]);
    expect(textsOf([kim(), zoe()], asked, { ...BOAT, seats: 4 })).toEqual([]);
    expect(textsOf([kim(), zoe()], { ...asked, subject: 'steer' }, { ...BOAT, seats: 4 })).toEqual([
      ['block', 'Osprey needs Cox in the steering seat. Kim Harper does not hold Cox.', 'kim'],
    ]);
    expect(textsOf([kim(held('cox')), zoe()], asked)).toEqual([]);
  });

  test('keeps holders ashore when no one aboard may hold it', () => {
    expect(textsOf([kim(), zoe(held('swim'))], { subject: 'none' })).toEqual([
      ['block', 'Zoë Brook holds Swim test and may not take Osprey.', 'zoe'],
    ]);
  });

  test('only warns in the grace period, whatever the level', () => {
    const lapsed = held('swim', { expires: addDays(DAY, -3) });
    expect(textsOf([kim(lapsed), zoe(held('swim'))])).toEqual([
      ['warn', 'Kim Harper: Swim test expired Nov 23.', 'kim'],
    ]);
    expect(textsOf([kim(lapsed), zoe()], { subject: 'any' })).toEqual([
      [
        ...['warn', 'Nobody aboard holds Swim test. Kim Harper: Swim test expired Nov 23.'],
        ...['kim', 'zoe'],
      ],
    ]);
  });

  test('applies only to its boat, its class and its months', () => {
    const lacking = [kim(), zoe(held('swim'))];
    expect(textsOf(lacking, { boat: 'finch' })).toEqual([]);
    expect(textsOf(lacking, { fleetGroup: 'quads' })).toEqual([]);
    expect(textsOf(lacking, { months: [5, 6] })).toEqual([]);
    expect(textsOf(lacking, { boat: 'osprey', fleetGroup: 'fours', months: [11] })).toHaveLength(1);
    expect(textsOf(lacking, { clearance: 'gone' })).toEqual([]);
  });

  test('skips guests when everyone needs a clearance, and never counts one as a holder (rule clearance.guests)', () => {
    expect(textsOf([kim(held('swim')), guest()])).toEqual([]);
    expect(textsOf([kim(), guest(held('swim'))], { subject: 'any' })).toHaveLength(1);
    expect(textsOf([guest(held('cox')), kim()], { subject: 'steer', clearance: 'cox' })).toHaveLength(1);
  });

  test('applies before anyone has signed in, and without a crew', () => {
    expect(textsOf([])).toEqual([['info', 'Osprey requires Swim test: everyone aboard.', 'osprey']]);
    expect(textsOf([kim(held('swim'))])).toEqual([
      ['info', 'The crew is not given, so only the clearances of its first member are checked.', 'osprey'],
    ]);
    expect(textsOf([kim(held('swim'))], {}, { ...BOAT, seats: 1 })).toEqual([]);
  });
});

describe('where a requirement counts (rule clearance.where)', () => {
  const areas = [
    { _id: 'lake', name: 'Lower lake' },
    { _id: 'sea', name: 'Sound' },
  ];
  const askedOf = (asked: Partial<Requirement>, facts: Partial<ClearanceFacts>, aboard = [kim(), zoe()]) =>
    checkClearances(
      factsOf(aboard, { requirements: [requirement({ subject: 'any', ...asked })], areas, ...facts }),
    ).map(({ level, text }) => [level, text]);
  const TEXT = 'Nobody aboard holds Swim test.';

  test('applies only on its stretch of water', () => {
    expect(askedOf({ area: 'lake' }, { area: 'lake' })).toEqual([['block', `Lower lake: ${TEXT}`]]);
    expect(askedOf({ area: 'lake' }, { area: 'sea' })).toEqual([]);
    expect(askedOf({}, { area: 'sea' })).toEqual([['block', TEXT]]);
    expect(askedOf({ area: null }, {})).toEqual([['block', TEXT]]);
  });

  test('warns a launch without a destination, and does not stop it', () => {
    expect(askedOf({ area: 'lake' }, { area: null })).toEqual([['warn', `Lower lake: ${TEXT}`]]);
    expect(askedOf({ area: 'lake' }, {})).toEqual([['warn', `Lower lake: ${TEXT}`]]);
    expect(askedOf({ area: 'lake' }, {}, [])).toEqual([
      ['info', 'Lower lake: Osprey requires Swim test: someone aboard.'],
    ]);
  });

  test('ignores a stretch that the club no longer has', () => {
    expect(askedOf({ area: 'gone' }, { area: 'gone' })).toEqual([]);
    expect(askedOf({ area: 'lake' }, { areas: [], area: 'lake' })).toEqual([]);
  });

  test('applies only to its workout type', () => {
    expect(askedOf({ workoutType: 'race' }, { workoutType: 'race' })).toEqual([['block', TEXT]]);
    expect(askedOf({ workoutType: 'race' }, { workoutType: 'easy' })).toEqual([]);
    expect(askedOf({ workoutType: 'race' }, {})).toEqual([]);
    expect(askedOf({ workoutType: 'race', area: 'lake' }, { workoutType: 'race', area: 'sea' })).toEqual([]);
  });
});

test('stops a banned member from taking any boat, without giving a reason (rule clearance.ban)', () => {
  const facts = factsOf([kim(held('ban')), zoe()], { requirements: [] });
  expect(checkClearances(facts)).toEqual([
    {
      code: 'banned',
      level: 'block',
      ruleId: 'clearance.ban',
      subjectIds: ['kim'],
      text: 'Kim Harper may not row at present. Talk to a coach.',
      overriddenBy: ['rights'],
    },
  ]);
  const over = held('ban', { expires: addDays(DAY, -1) });
  expect(
    checkClearances(factsOf([kim(over), zoe(held('ban', { isRevoked: true }))], { requirements: [] })),
  ).toEqual([]);
});

describe('for any crew', () => {
  const span = fc.constantFrom(
    { expires: null, isRevoked: false },
    { expires: DAY, isRevoked: false },
    { expires: addDays(DAY, -2), isRevoked: false },
    { expires: addDays(DAY, -90), isRevoked: false },
    { expires: null, isRevoked: true },
  );
  const grants = fc.array(
    fc.tuple(fc.constantFrom('swim', 'scull', 'cox'), span, fc.constantFrom(null, 'fours', 'quads')),
    { maxLength: 3 },
  );
  const crew = fc
    .array(fc.record({ grants, isGuest: fc.boolean() }), { minLength: 1, maxLength: 5 })
    .map((people) =>
      people.map(({ grants: theirs, isGuest }, at): Aboard => {
        const all = theirs.map(([clearance, of, fleetGroup]) => held(clearance, { ...of, fleetGroup }));
        return { _id: `m${at}`, name: `Member ${at}`, isGuest, grants: all };
      }),
    );
  const asked = fc.record({
    subject: fc.constantFrom(...SUBJECTS),
    clearance: fc.constantFrom('swim', 'scull', 'cox'),
    level: fc.constantFrom('block' as const, 'warn' as const),
    count: fc.constantFrom(2, 3),
    overriddenBy: fc.subarray([...OFFICES]),
  });

  test('lists a requirement exactly when its subject lacks it, and never above its level', () => {
    fc.assert(
      fc.property(crew, asked, (aboard, more) => {
        const facts = factsOf(aboard, { requirements: [requirement(more)] });
        const isValid = ({ isGuest, grants: theirs }: Aboard): boolean =>
          !isGuest &&
          theirs.some(
            ({ clearance, fleetGroup, expires, isRevoked }) =>
              clearance === more.clearance &&
              (clearance !== 'scull' || fleetGroup !== 'quads') &&
              !isRevoked &&
              (expires === null || expires >= DAY),
          );
        const known = aboard.filter(({ isGuest }) => !isGuest);
        const valid = aboard.filter(isValid).length;
        const lacks: Record<Subject, boolean> = {
          all: !known.every(isValid),
          any: valid === 0,
          count: valid < more.count,
          steer: !aboard.slice(0, 1).every(isValid),
          cox: !aboard.slice(0, 1).every(isValid),
          none: valid > 0,
        };
        const open = checkClearances(facts).filter(({ level }) => level !== 'info');
        expect(open.length > 0).toBe(lacks[more.subject]);
        expect(open.every(({ level }) => level === 'warn' || more.level === 'block')).toBe(true);
        expect(new Set(open.map(({ subjectIds }) => subjectIds.join())).size).toBe(open.length);
      }),
    );
  });

  test('stops a crew at a block unless an officer gives a reason, and takes an answered warning', () => {
    fc.assert(
      fc.property(crew, asked, fc.subarray([...OFFICES]), fc.boolean(), (aboard, more, offices, isGiven) => {
        const clearances = factsOf(aboard, { requirements: [requirement(more)] });
        const answers = checkLaunch({
          boat: { ...BOAT, isInService: true, isOut: false },
          launcherId: null,
          crew: [],
          out: [],
          others: checkClearances(clearances),
        });
        const replies = answers.map(({ code, subjectIds }) => ({
          code,
          subjectIds,
          ...(isGiven && { reason: 'With the coach boat' }),
        }));
        const { open } = judgeLaunch(answers, { replies, offices, officer: null, isFact: false });
        const blocks = answers.filter(({ level }) => level === 'block');
        const mayOverride = isGiven && more.overriddenBy.some((office) => offices.includes(office));
        expect(open).toEqual(mayOverride ? [] : blocks);
        // A launch made without a network is kept, regardless of missing clearances.
        const fact = judgeLaunch(answers, { replies: [], offices: [], officer: null, isFact: true });
        expect(fact.open).toEqual([]);
        expect(fact.against).toEqual(answers.filter(({ level }) => level !== 'info'));
      }),
    );
  });

  test('never lists more for an additional grant, except where holders are barred', () => {
    fc.assert(
      fc.property(crew, asked, (aboard, more) => {
        fc.pre(more.subject !== 'none');
        const openOf = (people: Aboard[]): number =>
          checkClearances(factsOf(people, { requirements: [requirement(more)] })).filter(
            ({ level }) => level !== 'info',
          ).length;
        const [first, ...others] = aboard;
        if (!first) return;
        const given = { ...first, grants: [...first.grants, held(more.clearance)] };
        expect(openOf([given, ...others])).toBeLessThanOrEqual(openOf(aboard));
      }),
    );
  });
});
