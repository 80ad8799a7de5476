import { boatsNotCleared } from '@fleetwatch/contract/clearances/mayTake';
import type { BoatToTake } from '@fleetwatch/contract/sorties/wire';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { readCrewClearances } from '../../clearances/commands/readCrewClearances.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { fleetBoat } from '../launchRules.ts';
import { boatsOut } from '../../logbook/commands/boatsOut.ts';

/**
 * The other boats of a boat's class that are in the house and in service, with the reason why the member may not take one, those
 * without first (rule clearance.may-take). None where nothing is asked.
 */
export async function boatsToTake(launcher: string, bus: string): Promise<BoatToTake[]> {
  const [fleet, groups, out] = await Promise.all([
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    boatsOut(),
  ]);
  const chosen = fleet.get(bus);
  const group = chosen && groups.get(String(chosen.fleetGroup));
  const name = (await memberDirectory.get()).get(launcher)?.name ?? '';
  const aim = { area: null, workoutType: null };
  const facts = await readCrewClearances([{ _id: launcher, name }], clubDay(), now(), aim);
  if (!group || !facts) return [];
  const others = [...fleet.values()]
    .filter(({ _id, fleetGroup, isActive }) => isActive && fleetGroup.equals(group._id) && !_id.equals(bus))
    .filter(({ _id }) => !out.has(String(_id)))
    .map((boat) => ({
      _id: String(boat._id),
      name: boat.name,
      group: String(group._id),
      groupname: group.name,
      grouppayload: group.payload,
    }));
  const { aboard, ...asked } = facts(fleetBoat(chosen, group));
  const [member] = aboard;
  if (!member) return [];
  const notCleared = boatsNotCleared({ ...asked, member, isCoach: false, offices: [] }, others);
  const listed = others.map((boat) => ({
    _id: boat._id,
    name: boat.name,
    reason: notCleared.get(boat._id)?.text ?? null,
  }));
  return [
    ...listed.filter(({ reason }) => reason === null),
    ...listed.filter(({ reason }) => reason !== null),
  ];
}
