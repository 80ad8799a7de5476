import { boatsNotCleared } from '@fleetwatch/contract/clearances/boatsNotCleared';
import { clubDay, now } from '../../platform/club/clock.ts';
import type { CheckedBoat } from '../../sorties/launchRules.ts';
import { readCrewClearances } from './readCrewClearances.ts';

/**
 * Returns why a member may not take some of these boats now, by boat id; null without requirements (rule
 * clearance.may-take).
 */
export async function readRefusedBoats(
  member: { _id: string; name: string },
  boats: readonly CheckedBoat[],
): Promise<ReadonlyMap<string, string> | null> {
  const factsOf = await readCrewClearances([member], clubDay(), now(), { area: null, workoutType: null });
  const [first] = boats;
  if (!factsOf || !first) return null;
  const { aboard, ...asked } = factsOf(first);
  const [present] = aboard;
  if (!present) return null;
  const refused = boatsNotCleared(
    { ...asked, member: present, isCoach: false, offices: [] },
    boats.map(({ _id, name, group }) => ({
      _id,
      name,
      group: String(group._id),
      groupname: group.name,
      grouppayload: group.payload,
    })),
  );
  return new Map([...refused].map(([id, { text }]) => [id, text]));
}
