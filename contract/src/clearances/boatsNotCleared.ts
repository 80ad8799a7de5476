import type { Boat } from '../boats/wire.ts';
import { seatsOfPayload } from '../fleetgroups/launchKind.ts';
import type { Office } from '../officers/offices.ts';
import type { RuleAnswer } from '../sorties/wire.ts';
import { checkClearances, type Aboard, type ClearanceFacts } from './checkClearances.ts';

/** Facts that a device has about its own member. */
export interface MemberFacts extends Pick<ClearanceFacts, 'day' | 'clearances' | 'requirements'> {
  member: Aboard;
  isCoach: boolean;
  /** Current offices of the member. */
  offices: readonly Office[];
}

/** Reason why a member may not take a boat. */
export interface NotCleared {
  text: string;
  /** False for members who may override it, and for coaches, who look after all boats. */
  isHidden: boolean;
}

type ListedBoat = Pick<Boat, '_id' | 'name' | 'group' | 'groupname' | 'grouppayload'>;

/**
 * Returns the reasons why a member may not take a boat, regardless of the rest of the crew (rule clearance.may-take).
 * Requirements that a crewmate may meet are ignored for boats with several seats; the launcher steers, so the cox's
 * requirements apply.
 */
export function memberRefusals(facts: ClearanceFacts): RuleAnswer[] {
  const ofMember = facts.requirements.filter(({ subject }) => subject !== 'any' && subject !== 'count');
  const requirements = facts.boat.seats > 1 ? ofMember : facts.requirements;
  return checkClearances({ ...facts, requirements }).filter(({ level }) => level === 'block');
}

/** Returns the boats that a member may not launch, with the reason, by boat id (rule clearance.may-take). */
export function boatsNotCleared(own: MemberFacts, boats: readonly ListedBoat[]): Map<string, NotCleared> {
  const { member, isCoach, offices, ...facts } = own;
  return new Map(
    boats.flatMap((boat): [string, NotCleared][] => {
      const seats = seatsOfPayload(boat.grouppayload);
      const blocks = memberRefusals({
        ...facts,
        boat: { _id: boat._id, name: boat.name, classes: [boat.group], className: boat.groupname, seats },
        aboard: [member],
      });
      if (blocks.length === 0) return [];
      const mayOverride = blocks.every(({ overriddenBy = [] }) =>
        overriddenBy.some((office) => offices.includes(office)),
      );
      const text = [...new Set(blocks.map((block) => block.text))].join(' ');
      return [[boat._id, { text, isHidden: !isCoach && !mayOverride }]];
    }),
  );
}
