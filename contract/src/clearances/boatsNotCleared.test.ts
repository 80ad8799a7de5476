import type { GrantFacts } from './checkClearances.ts';
import type { Subject } from './kinds.ts';
import { boatsNotCleared, type MemberFacts } from './boatsNotCleared.ts';
import type { Requirement } from './wire.ts';

const DAY = '2026-11-26';
const boatOf = (name: string, group: string, grouppayload: number) => ({
  _id: name.toLowerCase(),
  name,
  group,
  groupname: group,
  grouppayload,
});
const SINGLE = boatOf('Tern', 'Scull', 1);
const FOUR = boatOf('Juniper', 'Straight Four', 4);
const EIGHT = boatOf('Sarah', 'Eight', 9);
const BOATS = [SINGLE, FOUR, EIGHT];

const asked = (more: Partial<Requirement> = {}): Requirement => ({
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
const held = (more: Partial<GrantFacts> = {}): GrantFacts => ({
  clearance: 'swim',
  fleetGroup: null,
  acquired: '2025-01-10',
  expires: null,
  isRevoked: false,
  ...more,
});
const own = (
  requirements: Requirement[],
  grants: GrantFacts[] = [],
  more: Partial<MemberFacts> = {},
): MemberFacts => ({
  day: DAY,
  clearances: [
    { _id: 'swim', name: 'Swim test', kind: 'swim', isPerClass: false },
    { _id: 'scull', name: 'Sculler', kind: 'row', isPerClass: true },
    { _id: 'ban', name: 'Banned', kind: 'ban', isPerClass: false },
  ],
  requirements,
  member: { _id: 'kim', name: 'Kim Harper', grants },
  isCoach: false,
  offices: [],
  ...more,
});
const named = (facts: MemberFacts): string[] => [...boatsNotCleared(facts, BOATS).keys()];
const reasons = (facts: MemberFacts): string[] =>
  [...boatsNotCleared(facts, BOATS).values()].map(({ text }) => text);

describe('boats that a member may not take (rule clearance.may-take)', () => {
  // Members it applies to; boats that a member may not take without it, and with it.
  const TABLE: [Subject, number | null, string[], string[]][] = [
    ['all', null, ['tern', 'juniper', 'sarah'], []],
    ['any', null, ['tern'], []],
    ['count', 2, ['tern'], ['tern']],
    ['steer', null, ['tern', 'juniper', 'sarah'], []],
    ['cox', null, ['sarah'], []],
    ['none', null, [], ['tern', 'juniper', 'sarah']],
  ];
  it.each(TABLE)('lists boats that require %s', (subject, count, without, having) => {
    const requirements = [asked({ subject, count })];
    expect(named(own(requirements))).toEqual(without);
    expect(named(own(requirements, [held()]))).toEqual(having);
    expect(named(own([asked({ subject, count, level: 'warn' })], []))).toEqual([]);
    expect(named(own([asked({ subject, count, level: 'warn' })], [held()]))).toEqual([]);
  });

  it('decides by the boat, the class and the month', () => {
    expect(named(own([asked({ boat: 'juniper' })]))).toEqual(['juniper']);
    expect(named(own([asked({ fleetGroup: 'Eight' })]))).toEqual(['sarah']);
    expect(named(own([asked({ months: [5] })]))).toEqual([]);
    expect(named(own([]))).toEqual([]);
  });

  it('lists no boats in the grace period, and all after it', () => {
    expect(named(own([asked()], [held({ expires: '2026-11-12' })]))).toEqual([]);
    expect(reasons(own([asked({ boat: 'tern' })], [held({ expires: '2026-11-11' })]))).toEqual([
      'Kim Harper: Swim test expired Nov 11.',
    ]);
  });

  it('lists boats class by class, each reason once', () => {
    const scull = asked({ _id: 'r2', clearance: 'scull' });
    expect(reasons(own([scull], [held({ clearance: 'scull', fleetGroup: 'Eight' })]))).toEqual([
      'Kim Harper is not cleared for Scull.',
      'Kim Harper is not cleared for Straight Four.',
    ]);
    expect(reasons(own([asked({ boat: 'tern' }), asked({ _id: 'r3' }), scull]))[0]).toBe(
      'Kim Harper does not hold Swim test. Kim Harper is not cleared for Scull.',
    );
  });

  it('lists all boats for a banned member', () => {
    expect(reasons(own([], [held({ clearance: 'ban' })]))).toEqual(
      BOATS.map(() => 'Kim Harper may not row at present. Talk to a coach.'),
    );
    expect(named(own([], [held({ clearance: 'ban', isRevoked: true })]))).toEqual([]);
  });

  it('hides boats, except from coaches and members who may override all their rules', () => {
    const isHidden = (more: Partial<MemberFacts>, requirements = [asked({ boat: 'tern' })]) =>
      boatsNotCleared(own(requirements, [], more), BOATS).get('tern')?.isHidden;
    const both = [
      asked({ overriddenBy: ['boats', 'rights'] }),
      asked({ _id: 'r2', overriddenBy: ['safety'] }),
    ];
    expect(isHidden({})).toBe(true);
    expect(isHidden({ isCoach: true })).toBe(false);
    expect(isHidden({ offices: ['rights'] })).toBe(false);
    expect(isHidden({ offices: ['boats'] })).toBe(true);
    expect(isHidden({ offices: ['boats'] }, both)).toBe(true);
    expect(isHidden({ offices: ['boats', 'safety'] }, both)).toBe(false);
    expect(isHidden({ offices: ['rights'] }, [asked({ overriddenBy: [] })])).toBe(true);
  });
});
