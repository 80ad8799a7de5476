import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import { mayOverride } from '@fleetwatch/contract/sorties/launchRules';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { privateBoatGroup } from '../../boats/commands/takePrivateBoat.ts';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { damagesByBoat } from '../../boats/boatHooks.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { boatsOutOrAway } from '../../logbook/commands/boatsOut.ts';
import type { LaunchRequest } from './LaunchRequest.ts';
import { unlandedBoats, unlandedAnswer } from '../../logbook/commands/unlandedBoats.ts';
import { answersOf, loadLaunchFacts, seatsOf, type BoatAtRest } from './loadLaunchFacts.ts';

/**
 * Returns a boat of the fleet and its class, or the known facts of a member's own, which has no id before
 * its first launch.
 */
async function boatOf({ boat: bus, ownBoat }: LaunchRequest): Promise<{
  boat: Omit<BoatAtRest, 'isOut'>;
  group: FleetGroupRecord;
}> {
  if (!bus) {
    const group = await privateBoatGroup(ownBoat ?? 'private-1x');
    return { boat: { _id: String(group._id), name: group.name, isInService: true }, group };
  }
  const [fleet, groups, damages] = await Promise.all([
    fleetDirectory.get(),
    fleetGroupDirectory.get(),
    damagesByBoat(),
  ]);
  const boat = fleet.get(bus);
  const group = boat && groups.get(String(boat.fleetGroup));
  if (!group) throw new ApiError('not_found', BOAT_NOT_FOUND);
  const { name, isActive: isInService } = boat;
  return { boat: { _id: bus, name, isInService, damage: damages.get(bus) }, group };
}

/** Merges the rules' answers to the launches of several boats, each answer once. */
export function mergeChecks(checks: readonly LaunchCheck[]): Pick<LaunchCheck, 'results' | 'canOverride'> {
  const answers = checks.flatMap(({ results }) => results);
  return {
    results: [...new Map(answers.map((one) => [`${one.code} ${one.subjectIds.join()}`, one])).values()],
    canOverride: [...new Set(checks.flatMap(({ canOverride }) => canOverride))],
  };
}

/** Returns the rules' answers to a launch now (rule launch.rules). 404 for a boat that is not in the fleet. */
export async function readLaunchCheck(request: LaunchRequest): Promise<LaunchCheck> {
  const { boat, group } = await boatOf(request);
  const [loaded, out, left, members] = await Promise.all([
    loadLaunchFacts(request, { isAsked: true }),
    boatsOutOrAway(),
    unlandedBoats(),
    memberDirectory.get(),
  ]);
  const lastOut = left.get(boat._id);
  const away = out.get(boat._id);
  const answers = answersOf(loaded, { ...boat, isOut: out.has(boat._id) && !lastOut }, group);
  const seats = seatsOf(loaded, boat, group);
  // For a boat that is away, the text names its tour.
  const ownAnswers = answers.map((one) =>
    one.code === 'already_launched' && away ? { ...one, text: away } : one,
  );
  const leaver = members.get(String(lastOut?.launcher))?.name ?? '';
  const results = lastOut ? [...ownAnswers, unlandedAnswer(lastOut, leaver)] : ownAnswers;
  const officer = { offices: request.offices ?? [], officer: request.launcher };
  const mine = results.filter((answer) => answer.level === 'block' && mayOverride(answer, officer));
  return {
    results,
    canOverride: [...new Set(mine.map(({ code }) => code))],
    ...(seats.length > 0 && { seats }),
  };
}
