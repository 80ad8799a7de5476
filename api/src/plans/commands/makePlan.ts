import { PLAN_IN_THE_PAST } from '@fleetwatch/contract/plans/texts';
import { occurrencesOf, repetitionEndRule, weekdaysRule } from '@fleetwatch/contract/plans/rules';
import { plannedDayRule } from '@fleetwatch/contract/plans/planTimes';
import type { NewPlanBody } from '@fleetwatch/contract/plans/wire';
import { Types, type ClientSession } from 'mongoose';
import { clubDay, now } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { PlanModel } from '../Plan.ts';
import { invitedBy } from '../invited.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { newsOfInvitation } from '../planNews.ts';
import { seatsOthers } from '../planPolicy.ts';
import { fieldsOf, toObjectIds, refusePlan, refuseUnknown, timesOn } from './planFields.ts';
import { reserveBoats } from './reserveBoats.ts';
import type { WrittenPlan } from './writePlan.ts';

/**
 * Creates a plan, or one for each day of its repetition, and reserves its boats on all days or none. Returns
 * the first. 422 for the first refused field; 409 with the plan that already has a boat.
 */
export async function makePlan(
  author: MemberActor,
  plan: NewPlanBody,
  session: ClientSession,
  effects: Effects,
): Promise<WrittenPlan> {
  effects.markRightUsed(seatsOthers(author, [], plan.crew));
  await refusePlan(plan);
  refuseFields({ weeklytill: repetitionEndRule(plan) });
  refuseFields({ weekdays: weekdaysRule(plan) });
  refuseFields({
    date: plannedDayRule(plan.date, clubDay()),
    weeklytill: plannedDayRule(plan.weeklytill ?? plan.date, clubDay()),
  });
  await refuseUnknown(plan.fleet, plan.crew);
  const days = occurrencesOf(plan).map((day) => timesOn(day, plan));
  if (days.some(({ launchAt }) => launchAt <= now())) throw new ApiError('invalid:date', PLAN_IN_THE_PAST);
  const series = new Types.ObjectId();
  const common = {
    ...fieldsOf(plan),
    series,
    author: new Types.ObjectId(author.id),
    crew: toObjectIds(plan.crew),
    invited: toObjectIds(invitedBy(author, plan.crew)),
    till: plan.weeklytill,
    weekdays: [...plan.weekdays].sort(),
  };
  const plans = days.map((times) => ({ ...common, ...times, _id: new Types.ObjectId() }));
  await reserveBoats(plans, session);
  const made = await PlanModel.insertMany(plans, { session });
  const first = made[0]?.toObject();
  if (!first) throw new Error('A plan has a day.');
  return { plan: first, news: newsOfInvitation(first, author.id) };
}
