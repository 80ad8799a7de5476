import type { AlternativeBoat } from '@fleetwatch/contract/sorties/wire';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { runHook } from '../../platform/events/hooks.ts';
import { fleetBoat } from '../launchRules.ts';
import { boatsRefused } from '../sortieHooks.ts';
import { boatsOut } from '../../logbook/commands/boatsOut.ts';

/**
 * Finds other boats of a boat's class that are in the house and in service, each with the reason why the
 * member may not take it; allowed ones first (rule clearance.may-take). Empty without requirements.
 */
export async function findAlternativeBoats(launcher: string, bus: string): Promise<AlternativeBoat[]> {
  const [fleet, groups, out] = await Promise.all([
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    boatsOut(),
  ]);
  const chosen = fleet.get(bus);
  const group = chosen && groups.get(String(chosen.fleetGroup));
  if (!group) return [];
  const name = (await memberDirectory.get()).get(launcher)?.name ?? '';
  const others = [...fleet.values()]
    .filter(({ _id, fleetGroup, isActive }) => isActive && fleetGroup.equals(group._id) && !_id.equals(bus))
    .filter(({ _id }) => !out.has(String(_id)))
    .map((boat) => fleetBoat(boat, group));
  const answers = await runHook(boatsRefused, { member: { _id: launcher, name }, boats: others });
  const refused = answers.filter((answer) => answer !== null);
  if (refused.length === 0) return [];
  const reasons = new Map(refused.flatMap((answer) => [...answer]));
  const listed = others.map((boat) => ({
    _id: boat._id,
    name: boat.name,
    reason: reasons.get(boat._id) ?? null,
  }));
  return [
    ...listed.filter(({ reason }) => reason === null),
    ...listed.filter(({ reason }) => reason !== null),
  ];
}
