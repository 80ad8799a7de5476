import { countsAs } from '@fleetwatch/contract/fleetgroups/countsAs';
import { launchKind, seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { checkLaunch, type LaunchFacts } from '@fleetwatch/contract/sorties/launchRules';
import type { RuleAnswer, SeatClearances } from '@fleetwatch/contract/sorties/wire';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { loadLaunchRules, type LoadedRule, type CheckedBoat, type CheckedLaunch } from '../launchRules.ts';
import type { LaunchRequest } from './LaunchRequest.ts';
import { findOutings } from '../../logbook/commands/findOutings.ts';

/** Facts of a launch that are read before its boat. */
export interface LoadedLaunch extends CheckedLaunch {
  request: LaunchRequest;
  /** Crew besides the launcher. Unknown members are ignored by a check, and refused by a launch. */
  crew: LaunchFacts['crew'];
  /** Outings of the crew that are not landed. */
  out: LaunchFacts['out'];
  rules: readonly LoadedRule[];
  groups: ReadonlyMap<string, FleetGroupRecord>;
}

/** A boat that is not out. A member's own boat has the id of its class, and is always in service. */
export type BoatAtRest = Omit<LaunchFacts['boat'], 'seats'>;

/**
 * Reads, in parallel, the facts that the rules need for a check, for the launch itself, and for one sent
 * later (rule launch.rules).
 */
export async function loadLaunchFacts(
  request: LaunchRequest,
  { isAsked: isPreview }: { isAsked: boolean },
): Promise<LoadedLaunch> {
  const { launcher, crew, happenedAt = null, supervision, trip, workout } = request;
  const [members, groups] = await Promise.all([memberDirectory.get(), fleetGroupDirectory.get()]);
  const people = (ids: readonly string[]): { _id: string; name: string }[] =>
    ids.flatMap((_id) => {
      const name = members.get(_id)?.name;
      return name === undefined && isPreview ? [] : [{ _id, name: name ?? '' }];
    });
  const others = people(crew ?? []);
  const at = happenedAt ?? now();
  const launch: CheckedLaunch = {
    at,
    day: clubDay(at),
    isPreview,
    aboard: launcher === null ? [] : [...people([launcher]), ...others],
    supervisor: supervision?.member ?? null,
    area: trip?.area ?? null,
    workoutType: workout?.type ?? null,
  };
  const [out, rules] = await Promise.all([findOutings(crew ?? [], happenedAt), loadLaunchRules(launch)]);
  return { ...launch, request, crew: others, out, rules, groups };
}

/**
 * Returns the classes that a boat counts as (rule launch.private-classes); a borrowed single also counts as
 * the class of borrowed ones.
 */
function classesOf({ request, groups, aboard }: LoadedLaunch, group: FleetGroupRecord): string[] {
  if (launchKind(group) === 'fleet') return [String(group._id)];
  const club = [...groups.values()]
    .filter(({ isActive }) => isActive)
    .map(({ _id, name, moniker, payload }) => ({ _id: String(_id), name, moniker, payload }));
  const own = { ...group, _id: String(group._id) };
  const borrowed = request.lender ? club.filter((one) => launchKind(one) === 'borrow-1x') : [];
  return [...countsAs(own, club, aboard.length), ...borrowed.map(({ _id }) => _id)];
}

const checkedBoat = (
  loaded: LoadedLaunch,
  { _id, name }: Pick<BoatAtRest, '_id' | 'name'>,
  group: FleetGroupRecord,
): CheckedBoat => ({ _id, name, group, classes: classesOf(loaded, group) });

/** Returns the clearances of those aboard that a boat requires. */
export function seatsOf(
  loaded: LoadedLaunch,
  boat: Pick<BoatAtRest, '_id' | 'name'>,
  group: FleetGroupRecord,
): SeatClearances[] {
  const ruled = checkedBoat(loaded, boat, group);
  return loaded.rules.flatMap(({ seats }) => seats?.(ruled) ?? []);
}

/** Returns the rules' answers to a launch in a boat (rule launch.rules). */
export function answersOf(loaded: LoadedLaunch, boat: BoatAtRest, group: FleetGroupRecord): RuleAnswer[] {
  const { request, crew, out, rules } = loaded;
  const ruled = checkedBoat(loaded, boat, group);
  const answers = checkLaunch({
    boat: { ...boat, seats: seatsOfPayload(group.payload) },
    launcherId: request.launcher,
    crew,
    out,
    others: rules.flatMap((rule) => rule.answers(ruled)),
    isAtBoathouse: request.isAtBoathouse,
  });
  // Information that a question already contains need not be shown too.
  const isHeld = answers.some(({ ruleId }) => ruleId === 'reservation.held');
  return isHeld ? answers.filter(({ code }) => code !== 'reserved') : answers;
}
