import fc from 'fast-check';
import { OFFICES } from '../officers/offices.ts';
import {
  checkLaunch,
  judgeLaunch,
  mayOverride,
  overridingOffices,
  refusalWithHelp,
  warnQuestion,
  type LaunchFacts,
} from './launchRules.ts';
import type { RuleAnswer } from './wire.ts';

const KIM = { _id: 'kim', name: 'Kim Harper' };
const ZOE = { _id: 'zoe', name: 'Zoë Brook' };
const ADA = { _id: 'ada', name: 'Ada Lake' };
const OSPREY = { _id: 'osprey', name: 'Osprey', isInService: true, isOut: false, seats: 4 };

const factsOf = (more: Partial<LaunchFacts> = {}): LaunchFacts => ({
  boat: OSPREY,
  launcherId: KIM._id,
  crew: [],
  out: [],
  ...more,
});
const answersOf = (more: Partial<LaunchFacts>) =>
  checkLaunch(factsOf(more)).map(({ level, code, text, subjectIds }) => [level, code, text, ...subjectIds]);

describe('rules of a launch (rule launch.rules)', () => {
  test('finds nothing when no rule applies', () => {
    expect(answersOf({})).toEqual([]);
    expect(answersOf({ launcherId: null, crew: [ADA] })).toEqual([]);
  });

  test('blocks a boat in dry dock, one that is out, and an invalid crew', () => {
    expect(answersOf({ boat: { ...OSPREY, isInService: false } })).toEqual([
      ['block', 'dry_docked', 'Osprey is dry docked and cannot be launched.', 'osprey'],
    ]);
    expect(answersOf({ boat: { ...OSPREY, isInService: false }, isAtBoathouse: true })).toEqual([
      ['block', 'dry_docked', 'Osprey is dry-docked and cannot be launched.', 'osprey'],
    ]);
    expect(answersOf({ boat: { ...OSPREY, isOut: true } })).toEqual([
      ['block', 'already_launched', 'Osprey has already been launched.', 'osprey'],
    ]);
    expect(answersOf({ crew: [ADA, KIM] })).toEqual([
      ['block', 'invalid:crew', 'Nobody can sit in two seats.', 'kim'],
    ]);
    expect(answersOf({ boat: { ...OSPREY, seats: 2 }, crew: [ADA, ZOE] })).toEqual([
      ['block', 'invalid:crew', 'This boat has 2 seats.', 'osprey'],
    ]);
  });

  test('shows why an unfit boat is in dry dock, and warns of a limited one (rules damage.dry-dock, damage.limited)', () => {
    const damage = { no: 1, text: 'Rigger bent.', ids: ['one', 'two'] };
    const boat = { ...OSPREY, damage: { ...damage, severity: 'unfit' as const } };
    expect(answersOf({ boat: { ...boat, isInService: false } })).toEqual([
      [
        ...['block', 'dry_docked'],
        'Osprey is dry docked and cannot be launched. Open report: Rigger bent.',
        'osprey',
      ],
    ]);
    const limited = { ...OSPREY, damage: { ...damage, severity: 'limited' as const } };
    expect(answersOf({ boat: limited })).toEqual([
      ['warn', 'damage_limited', 'Osprey: Rigger bent.', 'one', 'two'],
    ]);
    expect(warnQuestion(checkLaunch(factsOf({ boat: limited })))).toBe(
      'Osprey: Rigger bent. Take it anyway?',
    );
    expect(answersOf({ boat: { ...OSPREY, damage: { ...damage, severity: 'minor' } } })).toEqual([]);
    // A boat docked by a coach for another reason has no further finding.
    expect(answersOf({ boat: { ...limited, isInService: false } })).toEqual([
      ['block', 'dry_docked', 'Osprey is dry docked and cannot be launched.', 'osprey'],
    ]);
  });

  test('warns of each member of the crew who is on the water, and shows a reservation, in that order', () => {
    const out = [{ bus: 'Finch', bus_id: 'finch', user_id: 'zoe', crew: ['ada'] }];
    const reserved = 'Reserved 17:00–18:30 by Bo Lind';
    expect(answersOf({ boat: { ...OSPREY, isInService: false }, crew: [ZOE, ADA], out, reserved })).toEqual([
      ['block', 'dry_docked', 'Osprey is dry docked and cannot be launched.', 'osprey'],
      ['warn', 'on_water', 'Zoë Brook is on the water in Finch.', 'zoe'],
      ['warn', 'on_water', 'Ada Lake is on the water in Finch.', 'ada'],
      ['info', 'reserved', reserved, 'osprey'],
    ]);
  });
});

const answers = fc.record({
  code: fc.constantFrom(
    'dry_docked',
    'already_launched',
    'invalid:crew',
    'on_water',
    'reserved',
    'unheard_of',
  ),
  level: fc.constantFrom('block', 'warn', 'info'),
  text: fc.constant('text'),
  ruleId: fc.constant('launch.rules'),
  subjectIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
}) satisfies fc.Arbitrary<RuleAnswer>;
const reasons = fc.option(fc.constantFrom('Repaired today'), { nil: undefined });
const manners = fc.record({
  isFact: fc.boolean(),
  offices: fc.subarray([...OFFICES]),
  officer: fc.constantFrom(null, 'kim'),
  replies: fc.option(
    fc.array(
      fc
        .tuple(answers, reasons)
        .map(([{ code, subjectIds }, reason]) => ({ code, subjectIds, ...(reason && { reason }) })),
    ),
  ),
});
type Manner = Parameters<typeof judgeLaunch>[1];
const OF_THE_LOG = new Set(['already_launched', 'invalid:crew']);
const replyTo = (answer: RuleAnswer, { replies }: Manner) =>
  replies?.find(
    ({ code, subjectIds }) =>
      code === answer.code &&
      JSON.stringify(subjectIds.toSorted()) === JSON.stringify(answer.subjectIds.toSorted()),
  );
const isOver = (answer: RuleAnswer, { offices }: Manner): boolean =>
  offices.some((office) => overridingOffices(answer).includes(office));

/** The truth table in words: the outcome for one finding. */
function expected(answer: RuleAnswer, manner: Manner): 'open' | 'taken' | 'against' | 'nothing' {
  if (answer.level === 'info') return 'nothing';
  const reply = replyTo(answer, manner);
  if (answer.level === 'warn' && reply) return 'taken';
  if (answer.level === 'block' && reply?.reason !== undefined && isOver(answer, manner)) return 'taken';
  if (manner.isFact) return OF_THE_LOG.has(answer.code) ? 'open' : 'against';
  if (answer.level === 'block') return 'open';
  return manner.replies === null ? 'against' : 'open';
}

describe('what becomes of a launch', () => {
  test('decides a launch by level, office and network (rules launch.override, launch.facts)', () => {
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 6 }), manners, (all, manner) => {
        const verdict = judgeLaunch(all, manner);
        for (const place of ['open', 'taken', 'against'] as const) {
          const shouldBe = all.filter((answer) => expected(answer, manner) === place);
          expect(verdict[place].map(({ code, level }) => [code, level])).toEqual(
            shouldBe.map(({ code, level }) => [code, level]),
          );
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('refuses a launch only for facts of the log, from any sender', () => {
    fc.assert(
      fc.property(fc.array(answers), manners, (all, manner) => {
        const { open } = judgeLaunch(all, { ...manner, isFact: true });
        expect(open.filter(({ code }) => !OF_THE_LOG.has(code))).toEqual([]);
      }),
    );
  });

  test('refuses everyone a boat that is out, online or not', () => {
    const out: RuleAnswer = {
      code: 'already_launched',
      level: 'block',
      text: 'Out',
      ruleId: 'launch.one-crew',
      subjectIds: ['osprey'],
    };
    const replies = [{ code: out.code, subjectIds: out.subjectIds, reason: 'I know better' }];
    for (const isFact of [false, true]) {
      expect(judgeLaunch([out], { replies, offices: OFFICES, officer: null, isFact }).open).toEqual([out]);
    }
  });

  test('ignores a reply to a warning about another member', () => {
    const warning: RuleAnswer = {
      code: 'on_water',
      level: 'warn',
      text: 'Zoë Brook is on the water in Finch.',
      ruleId: 'crew.on-water',
      subjectIds: ['zoe'],
    };
    const manner = { offices: [], officer: null, isFact: false };
    const reply = { code: 'on_water', subjectIds: ['ada'] };
    expect(judgeLaunch([warning], { ...manner, replies: [reply] }).open).toEqual([warning]);
    expect(judgeLaunch([warning], { ...manner, replies: [{ ...reply, subjectIds: ['zoe'] }] })).toEqual({
      open: [],
      against: [],
      taken: [warning],
    });
  });
});

test("lets an officer override another member's ban, not their own (rule clearance.ban)", () => {
  const ban: RuleAnswer = {
    code: 'banned',
    level: 'block',
    text: 'Kim may not row',
    ruleId: 'clearance.ban',
    subjectIds: ['kim'],
    overriddenBy: ['rights'],
  };
  const replies = [{ code: ban.code, subjectIds: ban.subjectIds, reason: 'A coach sits beside' }];
  const openFor = (officer: string | null) =>
    judgeLaunch([ban], { replies, offices: ['rights'], officer, isFact: false }).open;
  expect(openFor('zoe')).toEqual([]);
  expect(openFor('kim')).toEqual([ban]);
  expect(mayOverride({ ...ban, code: 'not_cleared:1' }, { offices: ['rights'], officer: 'kim' })).toBe(true);
});

test('turns a warning into a question', () => {
  const warn = (text: string, code = 'on_water'): RuleAnswer => ({
    code,
    level: 'warn',
    text,
    ruleId: 'crew.on-water',
    subjectIds: [text],
  });
  expect(warnQuestion([warn('Zoë is out.')])).toBe('Zoë is out. Launch with them anyway?');
  expect(warnQuestion([warn('Zoë is out.'), warn('Bo is out.')])).toBe(
    'Zoë is out. Bo is out. Launch with all of them anyway?',
  );
  expect(warnQuestion([warn('It is dark.', 'dark')])).toBe('It is dark. Launch anyway?');
  expect(warnQuestion([warn('Is the boat here?', 'left_out')])).toBe('Is the boat here?');
});

test.each([
  [
    'clearance.supervision',
    ['safety', 'rights'],
    ' Juniors: a safety officer, a clearances officer or a confirmed coach can help.',
  ],
  ['clearance.requirements', [], ' Clearances: a confirmed coach can help.'],
  ['condition.launch', ['safety'], ' Conditions: a safety officer or a confirmed coach can help.'],
  ['reservation.held', ['boats'], ' Reservations: a boat captain or a confirmed coach can help.'],
  ['launch.dry-docked', ['boats'], ''],
] as const)('names who can override %s to a client without dialogs', (ruleId, overriddenBy, help) => {
  const block: RuleAnswer = {
    code: 'x',
    level: 'block',
    text: 'Stopped.',
    ruleId,
    subjectIds: [],
    overriddenBy: [...overriddenBy],
  };
  expect(refusalWithHelp(block)).toBe(`Stopped.${help}`);
});
