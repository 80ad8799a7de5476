import { PLAN_IN_THE_PAST, SERIES_KEEPS_DAYS } from '@fleetwatch/contract/plans/texts';
import { plannedDayRule } from '@fleetwatch/contract/plans/planTimes';
import type { PlanScope, PlanUpdateBody } from '@fleetwatch/contract/plans/wire';
import type { ClientSession } from 'mongoose';
import { clubDay, now } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { invitedBy, joinedIn } from '../invited.ts';
import { PlanModel, type PlanRecord } from '../Plan.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { newsOfChange, newsOfRemoval } from '../planNews.ts';
import { assertCanChangePlan, assertCanRemovePlan, seatsOthers } from '../planPolicy.ts';
import {
  fieldsOf,
  toObjectIds,
  refuseOverLimit,
  refuseIfOver,
  refusePlan,
  refuseUnknown,
  timesOn,
  withoutIds,
} from './planFields.ts';
import { findPlan } from './listPlans.ts';
import { releaseBoats, reserveBoats } from './reserveBoats.ts';
import type { WrittenPlan } from './writePlan.ts';

/** Returns the plan, and with 'series' all later plans of its repetition. */
async function plansIn(plan: PlanRecord, scope: PlanScope, session: ClientSession): Promise<PlanRecord[]> {
  if (scope === 'one') return [plan];
  return PlanModel.find({ series: plan.series, day: { $gte: plan.day } })
    .sort({ day: 1, launchAt: 1, _id: 1 })
    .session(session)
    .lean<PlanRecord[]>();
}

/** Throws for a plan moved to a time in the past. A started plan may still be edited if it is not moved. */
function refusePast(before: PlanRecord, after: Pick<PlanRecord, 'launchAt' | 'landAt'>): void {
  const isMoved =
    before.launchAt.getTime() !== after.launchAt.getTime() ||
    before.landAt.getTime() !== after.landAt.getTime();
  if (isMoved && after.launchAt <= now()) throw new ApiError('invalid:date', PLAN_IN_THE_PAST);
}

/**
 * Changes a plan, or it and all later plans of its series. Each keeps its own day and crew, except for the members
 * added or removed: a coach seats the members they add, other members invite them. The boats are reserved again on
 * all days or none.
 */
export async function changePlan(
  planId: string,
  { scope, date, ...written }: PlanUpdateBody,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<WrittenPlan> {
  const plan = await findPlan(planId, session);
  effects.markRightUsed(assertCanChangePlan(actor, plan));
  const crewBefore = plan.crew.map(String);
  effects.markRightUsed(seatsOthers(actor, crewBefore, written.crew));
  refuseIfOver(plan);
  await refusePlan(written);
  refuseFields({ date: plannedDayRule(date, clubDay()) });
  if (scope === 'series' && date !== plan.day) throw new ApiError('invalid:date', SERIES_KEEPS_DAYS);
  await refuseUnknown(
    withoutIds(written.fleet, plan.boats.map(String)),
    withoutIds(written.crew, crewBefore),
  );
  const [added, removed] = [withoutIds(written.crew, crewBefore), withoutIds(crewBefore, written.crew)];
  const invited = invitedBy(actor, added);

  const changed = (await plansIn(plan, scope, session)).map((before) => {
    const isThis = before._id.equals(plan._id);
    const own = before.crew.map(String);
    const crew = isThis ? written.crew : [...withoutIds(own, removed), ...withoutIds(added, own)];
    refuseOverLimit(crew.length, written.limit);
    const after = {
      ...before,
      ...fieldsOf(written),
      ...timesOn(isThis ? date : before.day, written),
      crew: toObjectIds(crew),
      invited: toObjectIds([
        ...withoutIds((before.invited ?? []).map(String), [...removed, ...added]),
        ...withoutIds(invited, joinedIn(before)),
      ]),
    };
    refusePast(before, after);
    return after;
  });
  await reserveBoats(changed, session);
  for (const { _id, club: _club, ...fields } of changed) {
    await PlanModel.updateOne({ _id }, { $set: fields }, { session });
  }
  const [first] = changed.filter(({ _id }) => _id.equals(plan._id));
  if (!first) throw new Error('A changed plan is among those that change.');
  return { plan: first, news: newsOfChange(plan, first, actor.id) };
}

/** Removes a plan, or it and all later plans of its series, and releases their boats. Returns the removed plan. */
export async function removePlan(
  planId: string,
  scope: PlanScope,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<WrittenPlan> {
  const plan = await findPlan(planId, session);
  effects.markRightUsed(assertCanRemovePlan(actor, plan));
  const gone = (await plansIn(plan, scope, session)).map(({ _id }) => _id);
  await releaseBoats(gone, session);
  await PlanModel.deleteMany({ _id: { $in: gone } }, { session });
  return { plan, news: newsOfRemoval(plan, actor.id) };
}
