import type { ConditionRule, ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { fleetGroupOf } from '../testing/sampleData.tsx';
import { checkHere, type DeviceFacts } from './checkHere.ts';
import type { LaunchPlan } from './LaunchPlan.ts';
import { countedAnswers } from './launchAnswers.ts';

const NOW_MS = Date.parse('2026-05-29T10:00:00Z');
const OFFLINE = { status: 'offline', text: '', code: 'offline', field: null };

const GROUPS = [
  fleetGroupOf('Scull', '1x', 1),
  fleetGroupOf('Double', '2x', 2),
  fleetGroupOf('Private 1x', '1p', 1),
  fleetGroupOf('Private 2-4-8', '2-4-8p', 9),
];

const rowOf = (fields: Partial<ConditionRule> = {}): ConditionRule => ({
  id: 'wind',
  input: 'wind',
  op: 'gte',
  value: 8,
  unit: 'mps',
  source: null,
  classes: [],
  clearances: [],
  effect: 'no',
  note: '',
  ...fields,
});

const windy = (rule: ConditionRule): ConditionsAnswer => ({
  held: [],
  flags: [],
  light: null,
  table: { version: 1, rules: [rule], hold: { kind: 'minutes', count: 0 } },
  readings: [
    {
      input: 'wind',
      value: 9,
      unit: 'mps',
      at: NOW_MS,
      staleMs: 3_600_000,
      sourceId: null,
      source: 'by hand',
      where: 'Dock',
      isExample: false,
      trend: null,
    },
  ],
});

const factsOf = (conditions?: ConditionsAnswer): DeviceFacts => ({
  members: [],
  out: [],
  reservations: [],
  conditions,
  groups: GROUPS,
  clockSkewMs: 0,
});

const codesOf = (plan: LaunchPlan, facts: DeviceFacts, isAlone = false): string[] =>
  checkHere(plan, facts, { nowMs: NOW_MS, isAlone }).map(({ code }) => code);

describe('conditions that the device knows (rule condition.launch)', () => {
  it.each([
    ['an own single', { private: '1p' }, 'group-1p', true],
    ['an own boat for more', { private: '248p' }, 'group-2-4-8p', true],
    ['a borrowed single', { borrowed: 'ada' }, 'group-1p', true],
    ['an own single as a single', { private: '1p' }, 'group-1x', true],
    ['a borrowed single as a single', { borrowed: 'ada' }, 'group-1x', true],
    ['an own boat for more as a double', { private: '248p' }, 'group-2x', true],
    ['an own single under a row for other boats', { private: '1p' }, 'group-2x', false],
  ] as const)(
    'stops %s by its class (rule launch.private-classes)',
    (_name, target, boatClass, isStopped) => {
      const facts = factsOf(windy(rowOf({ classes: [boatClass] })));
      expect(codesOf({ target }, facts)).toEqual(isStopped ? ['conditions_stop:wind'] : []);
    },
  );

  it("names a member's own boat by its class, as the server does", () => {
    const [answer] = checkHere({ target: { private: '248p' } }, factsOf(windy(rowOf())), {
      nowMs: NOW_MS,
      isAlone: true,
    });
    expect(answer?.subjectIds).toEqual(['group-2-4-8p']);
  });

  it('leaves a row that excepts cleared crews to the server', () => {
    const facts = factsOf(windy(rowOf({ clearances: ['cold'] })));
    expect(codesOf({ target: { private: '1p' } }, facts)).toEqual([]);
    expect(codesOf({ target: { private: '1p' } }, facts, true)).toEqual(['conditions_stop:wind']);
  });
});

describe('answers that count', () => {
  const here = checkHere({ target: { private: '1p' } }, factsOf(windy(rowOf())), {
    nowMs: NOW_MS,
    isAlone: true,
  });

  it("uses the server's answers while it responds", () => {
    expect(countedAnswers({ data: { results: [], canOverride: [] } }, here)).toEqual({
      results: [],
      canOverride: [],
    });
  });

  it("uses the device's answers without a network, where a flag can be overridden with a reason (rule launch.facts)", () => {
    const older = { results: [], canOverride: [] };
    expect(countedAnswers({ data: older, error: OFFLINE }, here)).toEqual({
      results: here,
      canOverride: ['conditions_stop:wind'],
    });
  });

  it("uses the device's answers while the server's are on their way, and lets no one override its stops", () => {
    expect(countedAnswers({}, here)).toEqual({ results: here, canOverride: [] });
  });
});
