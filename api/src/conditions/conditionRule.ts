import { checkConditions } from '@fleetwatch/contract/conditions/checkConditions';
import { snapshotOf } from '@fleetwatch/contract/conditions/flags';
import { grantStatusOn } from '@fleetwatch/contract/clearances/grantStatus';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { grantsOf } from '../clearances/commands/readCrewClearances.ts';
import { usesFeature } from '../platform/club/features.ts';
import type { LaunchRule } from '../sorties/launchRules.ts';
import { readConditions } from './commands/readConditions.ts';

/**
 * Returns those of these clearances that all members aboard hold for one of a boat's classes; empty if no
 * member is known.
 */
async function readHeldByAll(
  clearances: readonly string[],
  aboard: readonly { _id: string }[],
  day: LocalDateText,
): Promise<(classes: readonly string[]) => string[]> {
  if (clearances.length === 0 || aboard.length === 0 || !usesFeature('clearances')) return () => [];
  const grants = await grantsOf(aboard.map(({ _id }) => _id));
  const holds = (member: string, clearance: string, classes: readonly string[]): boolean => {
    const own = (grants.get(member) ?? []).filter(
      (grant) =>
        grant.clearance === clearance && (grant.fleetGroup === null || classes.includes(grant.fleetGroup)),
    );
    return grantStatusOn(day, own) === 'held';
  };
  return (classes) =>
    clearances.filter((clearance) => aboard.every(({ _id }) => holds(_id, clearance, classes)));
}

/** Records the conditions at a launch in the sortie (rules condition.launch, condition.snapshot). */
export const conditionRule: LaunchRule = {
  id: 'conditions',
  async load({ at, aboard, day }) {
    if (!usesFeature('conditions')) return null;
    const atMs = at.getTime();
    const answer = await readConditions(true, atMs);
    const asked = [...new Set(answer.table.rules.flatMap(({ clearances }) => clearances))];
    const heldByAll = await readHeldByAll(asked, aboard, day);
    return {
      answers: ({ _id, classes }) =>
        checkConditions({ answer, atMs, boat: { _id, classes }, heldByAll: heldByAll(classes) }),
      kept: { conditions: snapshotOf(answer, atMs) },
    };
  },
};
