import { PLAN_BOATS_MAX, PLAN_CREW_MAX, PLANS_SPAN_DAYS_MAX } from '@fleetwatch/contract/plans/limits';
import { LIMIT_INVALID, PLANS_END_BEFORE_START, PLANS_SPAN_TOO_LONG } from '@fleetwatch/contract/plans/texts';
import type {
  NewPlanBody,
  PlanLaunchBody,
  PlanRemoval,
  PlanUpdateBody,
} from '@fleetwatch/contract/plans/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import Joi from 'joi';
import { daySchema, spanDays } from '../platform/club/days.ts';
import { ApiError } from '../platform/http/errors.ts';
import { FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';
import { tripSchema } from '../sorties/tripSchemas.ts';
import { repliesSchema, supervisionSchema } from '../sorties/sortieSchemas.ts';

const written = {
  group: idSchema().allow(null).required(),
  description: textSchema(FREE_TEXT_MAX).required(),
  date: daySchema().required(),
  launchtime: textSchema(FREE_TEXT_MAX).required(),
  landtime: textSchema(FREE_TEXT_MAX).required(),
  fleet: Joi.array().items(idSchema()).max(PLAN_BOATS_MAX).required(),
  crew: Joi.array().items(idSchema()).max(PLAN_CREW_MAX).required(),
  limit: Joi.number().allow(null).required().messages(textFor(LIMIT_INVALID)),
};
const scopeSchema = Joi.string().valid('one', 'series').required();

export const newPlanSchema = Joi.object<NewPlanBody, true>({
  ...written,
  weeklytill: daySchema().allow(null).required(),
  weekdays: Joi.array().items(Joi.number().integer().min(1).max(7)).unique().required(),
});
export const planUpdateSchema = Joi.object<PlanUpdateBody, true>({ ...written, scope: scopeSchema });
export const planRemovalSchema = Joi.object<PlanRemoval, true>({ scope: scopeSchema.optional() });
export const planLaunchSchema = Joi.object<PlanLaunchBody, true>({
  replies: repliesSchema(),
  supervision: supervisionSchema,
  trip: tripSchema,
});
/** Query of GET /plan-check. */
export interface PlanCheckQuery {
  /** Id of the member who would supervise minors. */
  supervisor?: string;
}
export const planCheckSchema = Joi.object<PlanCheckQuery, true>({ supervisor: idSchema() });
export const planIdSchema = Joi.object<{ id: string }, true>({ id: idSchema().required() });

export interface SpanQuery {
  from: LocalDateText;
  to: LocalDateText;
}
export const spanSchema = Joi.object<SpanQuery, true>({
  from: daySchema().required(),
  to: daySchema().required(),
});

/** Throws 422 for days in the wrong order, and for more days than a list may have. */
export function refuseSpan({ from, to }: SpanQuery): void {
  const days = spanDays(from, to);
  if (days < 1) throw new ApiError('invalid:to', PLANS_END_BEFORE_START);
  if (days > PLANS_SPAN_DAYS_MAX) throw new ApiError('invalid:to', PLANS_SPAN_TOO_LONG);
}

/** Parameters of a day's plans, as a list ('deref') or as a file. */
export interface DayParams {
  date: LocalDateText;
  form: 'deref' | 'csv';
}
const dayFields = {
  date: daySchema().required(),
  form: Joi.string().valid('deref', 'csv').required(),
};
export const daySchemaOfAll = Joi.object<DayParams, true>(dayFields);
export const daySchemaOfMember = Joi.object<DayParams & { user: string }, true>({
  user: idSchema().required(),
  ...dayFields,
});
export const daySchemaOfGroup = Joi.object<DayParams & { groupId: string }, true>({
  groupId: idSchema().required(),
  ...dayFields,
});
export const joinSchema = Joi.object<{ planId: string; userId: string }, true>({
  planId: idSchema().required(),
  userId: idSchema().required(),
});
export const leaveSchema = Joi.object<{ planId: string; userId: string; memberId: string }, true>({
  planId: idSchema().required(),
  userId: idSchema().required(),
  memberId: idSchema().required(),
});
