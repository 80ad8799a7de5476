import type { Aboard, ClearanceFacts, GrantFacts } from './checkClearances.ts';
import { MAY_NOT_ROW } from './texts.ts';
import { seatClearances } from './seatClearances.ts';
import type { Requirement } from './wire.ts';

const held = (clearance: string, more: Partial<GrantFacts> = {}): GrantFacts => ({
  clearance,
  fleetGroup: null,
  acquired: '2025-01-10',
  expires: null,
  isRevoked: false,
  ...more,
});
const someone = (name: string, ...grants: GrantFacts[]): Aboard => ({ _id: name, name, grants });
const asks = (clearance: string, more: Partial<Requirement> = {}): Requirement => ({
  _id: clearance,
  boat: null,
  fleetGroup: null,
  subject: 'all',
  count: null,
  clearance,
  level: 'block',
  months: [],
  overriddenBy: [],
  ...more,
});
const facts = (aboard: Aboard[], ...requirements: Requirement[]): ClearanceFacts => ({
  day: '2026-11-26',
  clearances: [
    { _id: 'swim', name: 'Swim test', kind: 'swim', isPerClass: false },
    { _id: 'steer', name: 'Steering', kind: 'steer', isPerClass: false },
    { _id: 'four', name: 'Sculler', kind: 'row', isPerClass: true },
    { _id: 'ban', name: 'Banned', kind: 'ban', isPerClass: false },
  ],
  boat: { _id: 'osprey', name: 'Osprey', classes: ['fours'], className: 'Four', seats: 4 },
  requirements,
  aboard,
});

describe('what those aboard hold (rule clearance.seats)', () => {
  it('lists each clearance that the boat requires once, with the date when it has expired', () => {
    const kim = someone('Kim', held('swim'), held('steer'), held('four', { fleetGroup: 'quads' }));
    const zoe = someone('Zoë', held('swim', { expires: '2026-05-03' }));
    expect(
      seatClearances(facts([kim, zoe], asks('swim'), asks('swim', { level: 'warn' }), asks('four'))),
    ).toEqual([
      { member: 'Kim', held: ['Swim test'], missing: ['Sculler missing'] },
      { member: 'Zoë', held: [], missing: ['Swim test expired May 3', 'Sculler missing'] },
    ]);
  });

  it('shows a missing clearance only for the member who steers when the boat requires it there', () => {
    const steer = asks('steer', { subject: 'steer' });
    expect(seatClearances(facts([someone('Kim'), someone('Zoë', held('steer'))], steer))).toEqual([
      { member: 'Kim', held: [], missing: ['Steering missing'] },
      { member: 'Zoë', held: ['Steering'], missing: [] },
    ]);
  });

  it('shows none missing when one of several must hold it', () => {
    const any = asks('swim', { subject: 'any' });
    expect(seatClearances(facts([someone('Kim'), someone('Zoë', held('swim'))], any))).toEqual([
      { member: 'Zoë', held: ['Swim test'], missing: [] },
    ]);
    expect(seatClearances(facts([someone('Kim', held('swim'))], { ...any, subject: 'none' }))).toEqual([]);
  });

  it('omits guests, other boats, and clearances that the boat does not require', () => {
    const guest = { ...someone('Lou', held('swim')), isGuest: true };
    expect(seatClearances(facts([guest], asks('swim')))).toEqual([]);
    expect(seatClearances(facts([someone('Kim', held('swim'))], asks('swim', { boat: 'finch' })))).toEqual(
      [],
    );
    expect(seatClearances(facts([someone('Kim', held('swim'))]))).toEqual([]);
  });

  it('states that a member may not row, and no more (rule clearance.ban)', () => {
    expect(seatClearances(facts([someone('Kim', held('ban'))]))).toEqual([
      { member: 'Kim', held: [], missing: [MAY_NOT_ROW] },
    ]);
  });
});
