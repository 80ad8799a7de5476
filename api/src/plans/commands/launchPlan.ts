import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import {
  crewLaunches,
  MORE_CREW_THAN_SEATS,
  NO_BOATS_TO_LAUNCH,
  nobodyJoinedFor,
  NOT_BOARDING,
} from '@fleetwatch/contract/plans/texts';
import { seatCrew } from '@fleetwatch/contract/plans/rules';
import { isNowBoarding } from '@fleetwatch/contract/plans/planTimes';
import type { PlanLaunchBody } from '@fleetwatch/contract/plans/wire';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import type { Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { settleDraft, pendingEntry } from '../../platform/logging/auditTrail.ts';
import { launchBoat } from '../../sorties/commands/launchBoat.ts';
import { mergeChecks, readLaunchCheck } from '../../sorties/commands/readLaunchCheck.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { joinedIn } from '../invited.ts';
import type { LaunchedPlan, PlanRecord } from '../Plan.ts';
import { assertCanLaunchPlan } from '../planPolicy.ts';
import { findPlan } from './listPlans.ts';

/**
 * Idempotency key of a boat's launch from a plan. It is derived from the plan, so that two of its crew who
 * press at the same instant launch each boat only once.
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

/**
 * Returns joined members who are still in the club, without those who are out on the plan's boats. The
 * caller counts as joined.
 */
async function peopleNotOut(plan: PlanRecord, aboard: ReadonlySet<string>, actor: string): Promise<string[]> {
  const members = await memberDirectory.get();
  const joined = new Set(joinedIn(plan));
  return plan.crew
    .map(String)
    .filter((id) => (joined.has(id) || id === actor) && members.get(id)?.isActive && !aboard.has(id));
}

/** A boat to be launched. */
interface BoatToLaunch {
  boat: Types.ObjectId;
  seats: number;
  /** Members whom the plan seats in it. */
  people: readonly string[];
}

/**
 * Returns the people to launch a boat with. Only the caller can be the launcher, so a boat whose crew does
 * not include the caller, or that others fill, is left for its own crew to launch.
 */
async function crewUnder(
  actor: string,
  isSeated: boolean,
  { boat, seats, people }: BoatToLaunch,
): Promise<string[]> {
  if (people.includes(actor)) return people.filter((id) => id !== actor);
  if (!isSeated && people.length < seats) return [...people];
  const [fleet, members] = await Promise.all([fleetDirectory.get(), memberDirectory.get()]);
  const name = fleet.get(String(boat))?.name ?? '';
  if (people.length === 0) throw new ApiError('nobody_joined', nobodyJoinedFor(name));
  const names = people.map((id) => members.get(id)?.name ?? '');
  throw new ApiError('crew_launches', crewLaunches(name, names));
}

/** A plan with the current state of its boats. */
interface Boarding {
  plan: PlanRecord;
  /** The plan's boats; null for one that is already out, which returns its first launch's answer. */
  boats: { boat: Types.ObjectId; toLaunch: BoatToLaunch | null }[];
  /** Whether the caller has a seat in one of them. */
  isSeated: boolean;
}

async function readBoarding(planId: string, asking: MemberActor): Promise<Boarding> {
  const plan = await findPlan(planId);
  assertCanLaunchPlan(asking, plan);
  const keys = plan.boats.map((boat) => keyOf(plan, boat).requestKey);
  const before = await SortieModel.find({ requestKey: { $in: keys } }).lean<SortieRecord[]>();
  const isOut = (boat: Types.ObjectId): boolean => before.some((sortie) => sortie.boat.equals(boat));
  const waiting = plan.boats.filter((boat) => !isOut(boat));
  if (plan.boats.length === 0) throw new ApiError('no_boats', NO_BOATS_TO_LAUNCH);
  if (waiting.length > 0 && !isNowBoarding(clubText(plan.launchAt), clubText(now()))) {
    throw new ApiError('not_boarding', NOT_BOARDING);
  }
  const aboard = membersIn(before);
  const [people, seats] = [await peopleNotOut(plan, aboard, asking.id), await seatsOf(waiting)];
  const crews = seatCrew(people, seats);
  if (!crews && waiting.length > 0) throw new ApiError('crew_too_large', MORE_CREW_THAN_SEATS);
  const boats = plan.boats.map((boat) => {
    const at = waiting.indexOf(boat);
    const toLaunch = at < 0 ? null : { boat, seats: seats[at] ?? 1, people: crews?.[at] ?? [] };
    return { boat, toLaunch };
  });
  return { plan, boats, isSeated: aboard.has(asking.id) || people.includes(asking.id) };
}

/**
 * Returns the rules' answers to a launch of the plan's boats by the caller now, each once; skips boats that
 * others launch, and those that are out. Refused as the launch would be.
 * @param supervisor id of the member who would supervise minors; null for none
 */
export async function readPlanCheck(
  planId: string,
  asking: MemberActor,
  supervisor: string | null,
): Promise<LaunchCheck> {
  const { boats, isSeated } = await readBoarding(planId, asking);
  const { id: launcher, offices } = asking;
  const supervision = supervisor === null ? null : { member: supervisor };
  const checks = await Promise.all(
    boats.map(async ({ boat, toLaunch }) => {
      const crew = toLaunch && (await crewUnder(launcher, isSeated, toLaunch).catch(nullIfOthersLaunch));
      return crew && readLaunchCheck({ boat: String(boat), launcher, crew, supervision, offices });
    }),
  );
  return mergeChecks(checks.filter((check) => check !== null));
}

/**
 * Returns null for the refusal of a boat that its own crew launches, so that the caller sees no questions
 * about it.
 */
function nullIfOthersLaunch(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

/**
 * Launches the boats of a boarding plan in the caller's name, each with its part of the crew, seated in the
 * order of joining: the boat the caller sits in, or, for a caller without a seat, all boats with a seat for
 * them. The others are left for their own crews. One boat that cannot be launched does not stop the others;
 * when none can, the first refusal is thrown. `replies` answers the rules' warnings and blocks, and is
 * absent from pages that do not show them; only a holder of its office can override a block (rule
 * launch.override). They are expected back when the plan ends, unless `trip` says otherwise. 409 when the
 * plan is not boarding, has no boats, or has more crew than seats.
 */
export async function launchPlan(
  planId: string,
  asking: MemberActor,
  { replies, supervision, trip }: PlanLaunchBody,
): Promise<LaunchedPlan> {
  const { plan, boats, isSeated } = await readBoarding(planId, asking);
  const actor = asking.id;
  const result: LaunchedPlan = { launched: [], refused: [] };
  for (const { boat, toLaunch } of boats) {
    try {
      const crew = toLaunch ? await crewUnder(actor, isSeated, toLaunch) : [];
      const workout = { text: plan.text, type: null };
      const launch = {
        launcher: actor,
        boat: String(boat),
        crew,
        workout,
        replies: replies ?? null,
        offices: asking.offices,
        supervision: supervision ?? null,
        trip,
        planEnd: plan.landAt,
        entry: pendingEntry(),
      };
      const launched = await launchBoat(launch, keyOf(plan, boat));
      if (!launched.isRepeat) settleDraft();
      result.launched.push(launched);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.refused.push({ boat, error });
    }
  }
  const [first] = result.refused;
  if (first && result.launched.length === 0) throw first.error;
  settleDraft();
  return result;
}
