import { PLAN_IN_THE_PAST, PLAN_FULL } from '@fleetwatch/contract/plans/texts';
import {
  landTimeRule,
  planDescriptionRule,
  repetitionEndRule,
  weekdaysRule,
} from '@fleetwatch/contract/plans/rules';
import { plannedDayRule } from '@fleetwatch/contract/plans/planTimes';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { isCalendarDay } from '@fleetwatch/contract/time/weeks';
import { newPlanOf, type PlanDraft } from './planDraft.ts';
import { CHOOSE_DATE } from './texts.ts';

/** Fields of the form that a refusal can name. */
export const FIELDS = [
  'group',
  'description',
  'date',
  'launchtime',
  'landtime',
  'fleet',
  'crew',
  'limit',
  'weeklytill',
  'weekdays',
] as const;
export type Field = (typeof FIELDS)[number];
export type Refusals = Partial<Record<Field, string>>;

/** Validates on the device; the server also checks, for example, who owns which boat. */
export function refusalsOf(draft: PlanDraft, now: LocalDateTimeText, isNew: boolean): Refusals {
  if (!isCalendarDay(draft.date)) return { date: CHOOSE_DATE };
  const body = newPlanOf(draft);
  const end = repetitionEndRule(body);
  const isPast = isNew && `${body.date} ${body.launchtime}:00` <= now;
  const isPastDay = isPast && body.date < datePart(now);
  const isCrowded = body.limit !== null && body.crew.length > body.limit;
  const checked: Record<Field, string | null> = {
    group: null,
    description: planDescriptionRule(body.description),
    date: isPastDay ? PLAN_IN_THE_PAST : plannedDayRule(body.date, datePart(now)),
    launchtime: isPast && !isPastDay ? PLAN_IN_THE_PAST : null,
    landtime: landTimeRule(body.launchtime)(body.landtime),
    fleet: null,
    crew: isCrowded ? PLAN_FULL : null,
    limit: null,
    weeklytill: end,
    weekdays: end === null ? weekdaysRule(body) : null,
  };
  const refused: Refusals = {};
  for (const field of FIELDS) {
    const text = checked[field];
    if (text !== null) refused[field] = text;
  }
  return refused;
}
