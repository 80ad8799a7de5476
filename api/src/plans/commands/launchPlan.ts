import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/boatClass';
import { MORE_CREW_THAN_SEATS, NO_BOATS_TO_LAUNCH, NOT_BOARDING } from '@fleetwatch/contract/plans/messages';
import { isNowBoarding, seatCrew } from '@fleetwatch/contract/plans/rules';
import type { Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubText, now } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Repeatable } from '../../platform/once.ts';
import { launchBoat, type Launched } from '../../sorties/commands/launchBoat.ts';
import { SortieModel, type SortieRecord } from '../../sorties/Sortie.ts';
import type { PlanRecord } from '../Plan.ts';

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

/** Members who have joined and are still in the club, without those who are out on the plan's boats already. */
async function peopleAshore(plan: PlanRecord, out: readonly SortieRecord[]): Promise<string[]> {
  const members = await memberDirectory.get();
  const aboard = new Set(out.flatMap(({ launcher, crew }) => [launcher, ...crew].map(String)));
  return plan.crew.map(String).filter((id) => members.get(id)?.isActive && !aboard.has(id));
}

/**
 * Launches the boats of a plan that is boarding, each with its part of the crew, seated in the order in which they joined;
 * the first in a boat is its launcher, and of a boat for which nobody is left it is who asks. Each boat goes by itself:
 * one that cannot does not keep the others in. 409 when it is not boarding, has no boats, or more crew than seats.
 * @param actor who asks
 */
export async function launchPlan(plan: PlanRecord, actor: string): Promise<LaunchedPlan> {
  const keys = plan.boats.map((boat) => keyOf(plan, boat).requestKey);
  const before = await SortieModel.find({ requestKey: { $in: keys } }).lean<SortieRecord[]>();
  const isOut = (boat: Types.ObjectId): boolean => before.some((sortie) => sortie.boat.equals(boat));
  const waiting = plan.boats.filter((boat) => !isOut(boat));
  if (plan.boats.length === 0) throw new ApiError('no_boats', NO_BOATS_TO_LAUNCH);
  if (waiting.length > 0 && !isNowBoarding(clubText(plan.launchAt), clubText(now()))) {
    throw new ApiError('not_boarding', NOT_BOARDING);
  }
  const crews = seatCrew(await peopleAshore(plan, before), await seatsOf(waiting));
  if (!crews && waiting.length > 0) throw new ApiError('crew_too_large', MORE_CREW_THAN_SEATS);

  const result: LaunchedPlan = { launched: [], refused: [] };
  for (const boat of plan.boats) {
    const [launcher = actor, ...crew] = crews?.[waiting.indexOf(boat)] ?? [];
    const launch = { launcher, boat: String(boat), crew, workout: { text: plan.text, type: null } };
    try {
      result.launched.push(await launchBoat(launch, keyOf(plan, boat)));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.refused.push({ boat, error });
    }
  }
  return result;
}
