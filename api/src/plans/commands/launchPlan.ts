import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import {
  crewLaunches,
  MORE_CREW_THAN_SEATS,
  NO_BOATS_TO_LAUNCH,
  nobodyJoinedFor,
  NOT_BOARDING,
} from '@fleetwatch/contract/plans/messages';
import { isNowBoarding, seatCrew } from '@fleetwatch/contract/plans/rules';
import type { Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { launchBoat, type Launched } from '../../sorties/commands/launchBoat.ts';
import { SortieModel, type SortieRecord } from '../../sorties/Sortie.ts';
import { joinedIn } from '../invited.ts';
import type { PlanRecord } from '../Plan.ts';
import { assertCanLaunchPlan } from '../planPolicy.ts';
import { findPlan } from './findPlan.ts';

/** What became of a plan's boats, in the plan's order. */
export interface LaunchedPlan {
  launched: Launched[];
  refused: { boat: Types.ObjectId; error: ApiError }[];
}

/**
 * The key of a boat's launch from a plan: the plan's own, whoever asks and however often, so that two of its crew who
 * press at the same instant launch each boat once.
 */
const keyOf = (plan: PlanRecord, boat: Types.ObjectId): Repeatable => ({
  requestKey: `plan ${String(plan._id)} ${String(boat)}`,
  requestHash: String(plan._id),
});

async function seatsOf(boats: readonly Types.ObjectId[]): Promise<number[]> {
  const [fleet, classes] = await Promise.all([fleetDirectory.get(), fleetGroupDirectory.get()]);
  return boats.map((boat) => {
    const fleetGroup = fleet.get(String(boat))?.fleetGroup;
    return seatsOfPayload(classes.get(String(fleetGroup))?.payload ?? 1);
  });
}

const membersIn = (sorties: readonly SortieRecord[]): Set<string> =>
  new Set(sorties.flatMap(({ launcher, crew }) => [launcher, ...crew].map(String)));

/** Who has joined and is still in the club, without those who are out on the plan's boats; who asks has joined by it. */
async function peopleAshore(plan: PlanRecord, aboard: ReadonlySet<string>, actor: string): Promise<string[]> {
  const members = await memberDirectory.get();
  const joined = new Set(joinedIn(plan));
  return plan.crew
    .map(String)
    .filter((id) => (joined.has(id) || id === actor) && members.get(id)?.isActive && !aboard.has(id));
}

/** A boat that waits for its launch. */
interface Berths {
  boat: Types.ObjectId;
  seats: number;
  /** Whom the plan seats in it. */
  people: readonly string[];
}

/**
 * Who asks launches, and nobody else is made a launcher: a boat that others fill, or where others sit while who asks sits
 * in another one, is left to its own crew.
 */
async function crewUnder(
  actor: string,
  isSeated: boolean,
  { boat, seats, people }: Berths,
): Promise<string[]> {
  if (people.includes(actor)) return people.filter((id) => id !== actor);
  if (!isSeated && people.length < seats) return [...people];
  const [fleet, members] = await Promise.all([fleetDirectory.get(), memberDirectory.get()]);
  const name = fleet.get(String(boat))?.name ?? '';
  if (people.length === 0) throw new ApiError('nobody_joined', nobodyJoinedFor(name));
  const names = people.map((id) => members.get(id)?.name ?? '');
  throw new ApiError('crew_launches', crewLaunches(name, names));
}

/**
 * Launches the boats of a plan that is boarding in the name of who asks, each with its part of the crew, seated in the order
 * in which they joined: the one they sit in, or, when they sit in none, all that have a seat for them. The others are left
 * to their own crews. Each boat goes by itself: one that cannot does not keep the others in. 409 when it is not boarding,
 * has no boats, or more crew than seats.
 */
export async function launchPlan(planId: string, asking: MemberActor): Promise<LaunchedPlan> {
  const plan = await findPlan(planId);
  assertCanLaunchPlan(asking, plan);
  const actor = asking.id;
  const keys = plan.boats.map((boat) => keyOf(plan, boat).requestKey);
  const before = await SortieModel.find({ requestKey: { $in: keys } }).lean<SortieRecord[]>();
  const isOut = (boat: Types.ObjectId): boolean => before.some((sortie) => sortie.boat.equals(boat));
  const waiting = plan.boats.filter((boat) => !isOut(boat));
  if (plan.boats.length === 0) throw new ApiError('no_boats', NO_BOATS_TO_LAUNCH);
  if (waiting.length > 0 && !isNowBoarding(clubText(plan.launchAt), clubText(now()))) {
    throw new ApiError('not_boarding', NOT_BOARDING);
  }
  const aboard = membersIn(before);
  const [people, seats] = [await peopleAshore(plan, aboard, actor), await seatsOf(waiting)];
  const crews = seatCrew(people, seats);
  if (!crews && waiting.length > 0) throw new ApiError('crew_too_large', MORE_CREW_THAN_SEATS);
  const isSeated = aboard.has(actor) || people.includes(actor);

  const result: LaunchedPlan = { launched: [], refused: [] };
  for (const boat of plan.boats) {
    const at = waiting.indexOf(boat);
    const berths = { boat, seats: seats[at] ?? 1, people: crews?.[at] ?? [] };
    try {
      // What is out already is only answered again.
      const crew = at < 0 ? [] : await crewUnder(actor, isSeated, berths);
      const launch = { launcher: actor, boat: String(boat), crew, workout: { text: plan.text, type: null } };
      result.launched.push(await launchBoat(launch, keyOf(plan, boat)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.refused.push({ boat, error });
    }
  }
  return result;
}
