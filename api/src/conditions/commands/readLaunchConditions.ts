import { checkConditions } from '@fleetwatch/contract/conditions/checkConditions';
import { snapshotOf } from '@fleetwatch/contract/conditions/flags';
import type { ConditionsSnapshot } from '@fleetwatch/contract/conditions/wire';
import { standingOn } from '@fleetwatch/contract/clearances/standing';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { grantsOf } from '../../clearances/commands/readCrewClearances.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { readConditions } from './readConditions.ts';

/** What a launch goes by, of the moment it happens. */
export interface LaunchConditions {
  snapshot: ConditionsSnapshot;
  /** What the rules say of its boat. */
  check(boat: { _id: unknown }, group: { _id: unknown }): RuleAnswer[];
}

/** Which of these clearances everybody aboard holds for a class; none where nobody is known. */
async function readHeldByAll(
  clearances: readonly string[],
  aboard: readonly { _id: string }[],
  day: LocalDateText,
): Promise<(fleetGroup: string) => string[]> {
  if (clearances.length === 0 || aboard.length === 0 || !usesFeature('clearances')) return () => [];
  const grants = await grantsOf(aboard.map(({ _id }) => _id));
  const holds = (member: string, clearance: string, fleetGroup: string): boolean => {
    const own = (grants.get(member) ?? []).filter(
      (grant) =>
        grant.clearance === clearance && (grant.fleetGroup === null || grant.fleetGroup === fleetGroup),
    );
    return standingOn(day, own) === 'held';
  };
  return (fleetGroup) =>
    clearances.filter((clearance) => aboard.every(({ _id }) => holds(_id, clearance, fleetGroup)));
}

/**
 * The conditions of a launch; undefined in a club that does not use them.
 * @param day the club's day of the launch
 */
export async function readLaunchConditions(
  at: Date,
  aboard: readonly { _id: string }[],
  day: LocalDateText,
): Promise<LaunchConditions | undefined> {
  if (!usesFeature('conditions')) return undefined;
  const atMs = at.getTime();
  const answer = await readConditions(true, atMs);
  const asked = [...new Set(answer.table.rules.flatMap(({ clearances }) => clearances))];
  const heldByAll = await readHeldByAll(asked, aboard, day);
  return {
    snapshot: snapshotOf(answer, atMs),
    check({ _id }, group) {
      const fleetGroup = String(group._id);
      const boat = { _id: String(_id), fleetGroup };
      return checkConditions({ answer, atMs, boat, heldByAll: heldByAll(fleetGroup) });
    },
  };
}
