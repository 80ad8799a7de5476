import { PURPOSES } from '@fleetwatch/contract/reservations/states';
import * as texts from '@fleetwatch/contract/reservations/texts';
import {
  ACTIVE_MAX,
  RESERVED_BOAT_LEVELS,
  HOLDS_SPAN_DAYS_MAX,
  HORIZON_MAX,
  HORIZON_MIN,
  LONGEST_MAX,
  LONGEST_MIN,
  NOTE_MAX,
  PEAK_PER_WEEK_MAX,
  PEAKS_MAX,
  type Peak,
  type ReservationSettings,
} from '@fleetwatch/contract/reservations/settings';
import type {
  NewReservationBody,
  NewWaitBody,
  ReservationBoatBody,
  ReservationDecisionBody,
  ReservationRemoval,
} from '@fleetwatch/contract/reservations/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import Joi from 'joi';
import { daySchema, spanDays } from '../platform/club/days.ts';
import { ApiError } from '../platform/http/errors.ts';
import { idSchema, textFor, textSchema } from '../platform/http/validate.ts';

/** Maximum length of a time in a form; the rules report what is wrong with it. */
const TIME_MAX = 10;
const time = {
  boat: idSchema().required(),
  date: daySchema().required(),
  launch: textSchema(TIME_MAX).required(),
  land: textSchema(TIME_MAX).required(),
};
const noteSchema = (): Joi.StringSchema =>
  textSchema(NOTE_MAX).required().messages(textFor(texts.NOTE_TOO_LONG));
const rangeSchema = (min: number, max: number, text: string): Joi.NumberSchema =>
  Joi.number().integer().min(min).max(max).required().messages(textFor(text));

export const newReservationSchema = Joi.object<NewReservationBody, true>({
  ...time,
  purpose: Joi.string()
    .valid(...PURPOSES)
    .required(),
  note: noteSchema(),
  until: daySchema().allow(null).required(),
});
export const newWaitSchema = Joi.object<NewWaitBody, true>(time);
export const reservationBoatSchema = Joi.object<ReservationBoatBody, true>({
  id: idSchema().required(),
  boat: idSchema().required(),
});
export const reservationScopeSchema = Joi.object<Pick<ReservationRemoval, 'scope'>, true>({
  scope: Joi.string().valid('one', 'series').required(),
});
export const reservationDecisionSchema = Joi.object<ReservationDecisionBody, true>({
  id: idSchema().required(),
  approve: Joi.boolean().required(),
  reason: noteSchema(),
});

export interface HoldsQuery {
  from: LocalDateText;
  to: LocalDateText;
  /** Boat id; all boats without one. */
  boat?: string;
}
export const holdsQuerySchema = Joi.object<HoldsQuery, true>({
  from: daySchema().required(),
  to: daySchema().required(),
  boat: idSchema(),
});

/** Throws 422 for days in the wrong order, and for more days than a list may have. */
export function refuseHoldsSpan({ from, to }: HoldsQuery): void {
  const days = spanDays(from, to);
  if (days < 1) throw new ApiError('invalid:to', texts.HOLDS_END_BEFORE_START);
  if (days > HOLDS_SPAN_DAYS_MAX) throw new ApiError('invalid:to', texts.HOLDS_SPAN_TOO_LONG);
}

const peakSchema = Joi.object<Peak, true>({
  weekdays: Joi.array().items(Joi.number().integer().min(1).max(7)).unique().required(),
  from: textSchema(TIME_MAX).required(),
  till: textSchema(TIME_MAX).required(),
});
export const reservationSettingsSchema = Joi.object<ReservationSettings, true>({
  horizonDays: rangeSchema(HORIZON_MIN, HORIZON_MAX, texts.HORIZON_RANGE),
  longestMinutes: rangeSchema(LONGEST_MIN, LONGEST_MAX, texts.LONGEST_RANGE),
  mostActive: rangeSchema(1, ACTIVE_MAX, texts.ACTIVE_RANGE),
  peaks: Joi.array().items(peakSchema).max(PEAKS_MAX).required(),
  peakPerWeek: rangeSchema(1, PEAK_PER_WEEK_MAX, texts.PEAK_RANGE),
  approvedClasses: Joi.array().items(idSchema()).max(100).unique().required(),
  approvesGuests: Joi.boolean().required(),
  approvesRegattas: Joi.boolean().required(),
  seriesUntil: daySchema().allow(null).required(),
  held: Joi.string()
    .valid(...RESERVED_BOAT_LEVELS)
    .required(),
});
