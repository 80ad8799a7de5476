import { SEVERITIES, mostSevere } from './kinds.ts';
import { boatIsLimited, reportChanged } from './texts.ts';
import { damageTextRule, repairTextRule } from './rules.ts';
import {
  DAMAGE_STATES,
  isEnded,
  isStep,
  PENDING_STATES,
  stepsOf,
  type DamageFacts,
  type DamageState,
} from './states.ts';

const damage = (state: DamageState, more: Partial<DamageFacts> = {}): DamageFacts => ({
  state,
  severity: 'limited',
  assignee: null,
  repairers: [],
  ...more,
});
const captain = { id: 'captain', isInCharge: true };
const kim = { id: 'kim', isInCharge: false };

describe('the steps of a report (rule damage.states)', () => {
  test.each([
    ['open', ['triaged', 'rejected']],
    ['triaged', ['inRepair', 'waiting', 'repaired', 'rejected']],
    ['inRepair', ['waiting', 'repaired']],
    ['waiting', ['inRepair', 'repaired']],
    ['repaired', ['closed', 'inRepair']],
    ['closed', ['open']],
    ['rejected', ['open']],
  ] satisfies [DamageState, DamageState[]][])('from %s', (from, to) => {
    expect(new Set(stepsOf(damage(from), captain, false))).toEqual(new Set(to));
    expect(DAMAGE_STATES.filter((state) => isStep(from, state))).toHaveLength(to.length);
  });

  test('reaches every state from an open report, and leads out of it', () => {
    const reached = new Set<DamageState>(['open']);
    for (const state of reached) for (const next of stepsOf(damage(state), captain, false)) reached.add(next);
    expect([...reached].sort()).toEqual([...DAMAGE_STATES].sort());
  });

  test('does not count ended reports as pending', () => {
    expect(DAMAGE_STATES.filter(isEnded)).toEqual(['closed', 'rejected']);
    expect(PENDING_STATES).toEqual(['open', 'triaged', 'inRepair', 'waiting', 'repaired']);
  });
});

describe('who makes a step (rule damage.who)', () => {
  test('allows a member no step', () => {
    for (const state of DAMAGE_STATES) expect(stepsOf(damage(state), kim, false)).toEqual([]);
  });

  test.each([
    ['the one it is assigned to', { assignee: 'kim' }],
    ['the one who has repaired something', { repairers: ['kim'] }],
  ])('lets %s repair, and neither accept nor close', (_who, facts) => {
    const steps = (state: DamageState) => stepsOf(damage(state, facts), kim, false);
    expect(steps('open')).toEqual([]);
    expect(steps('triaged')).toEqual(['inRepair', 'waiting', 'repaired']);
    expect(steps('inRepair')).toEqual(['waiting', 'repaired']);
    expect(steps('waiting')).toEqual(['inRepair', 'repaired']);
    expect(steps('repaired')).toEqual([]);
    expect(steps('closed')).toEqual([]);
  });

  test('refuses to let a boat captain who repaired an unfit boat close its report where the club asks for four eyes (rule damage.four-eyes)', () => {
    const own = { repairers: ['captain'] };
    for (const severity of SEVERITIES) {
      for (const isFourEyes of [false, true]) {
        const mayClose = stepsOf(damage('repaired', { ...own, severity }), captain, isFourEyes);
        expect(mayClose.includes('closed')).toBe(!(isFourEyes && severity === 'unfit'));
      }
    }
    expect(stepsOf(damage('repaired', { severity: 'unfit', repairers: ['kim'] }), captain, true)).toContain(
      'closed',
    );
  });
});

test('checks the length of a text without the spaces around it', () => {
  const check = (length: number) => damageTextRule(` ${'a'.repeat(length)} `);
  expect([check(2), check(3), check(400), check(401)].map((text) => text === null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const done = (length: number) => repairTextRule(` ${'a'.repeat(length)} `);
  expect([done(0), done(1), done(280), done(281)].map((text) => text === null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('returns the most severe of several severities', () => {
  expect(mostSevere([])).toBeNull();
  expect(mostSevere(['minor', 'unfit', 'limited'])).toBe('unfit');
  expect(mostSevere(['minor', 'limited'])).toBe('limited');
});

test('texts end once', () => {
  expect(boatIsLimited('Osprey', 'Rigger bent!  ')).toBe('Osprey: Rigger bent.');
  expect(reportChanged('inRepair')).toBe('This report has changed since then: it is now in repair.');
});
