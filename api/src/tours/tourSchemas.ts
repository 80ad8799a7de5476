import { TOUR_KINDS } from '@fleetwatch/contract/tours/kinds';
import { LEGS_MAX, TOUR_BOATS_MAX, TOUR_CREW_MAX } from '@fleetwatch/contract/tours/limits';
import { LEG_MILES, LEGS_TOO_MANY, TOUR_BOATS_FULL, TOUR_CREW_TWICE } from '@fleetwatch/contract/tours/texts';
import { mayBeLeg } from '@fleetwatch/contract/tours/rules';
import type {
  NewTourBody,
  TourBoatBody,
  TourBody,
  TourLeg,
  TourLegsBody,
  TourStartBody,
} from '@fleetwatch/contract/tours/wire';
import Joi from 'joi';
import { daySchema } from '../platform/club/days.ts';
import { FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';
import { repliesSchema, supervisionSchema } from '../sorties/sortieSchemas.ts';

const id = idSchema().required();
/** Schema of a text; the rules report what is wrong with it. */
const text = (): Joi.StringSchema => textSchema(FREE_TEXT_MAX).required();

const boatSchema = Joi.object<TourBoatBody, true>({
  bus: id,
  crew: Joi.array()
    .items(idSchema())
    .unique()
    .max(TOUR_CREW_MAX)
    .required()
    .messages(textFor(TOUR_CREW_TWICE)),
});
const written = {
  name: text(),
  kind: Joi.string()
    .valid(...TOUR_KINDS)
    .required(),
  from: daySchema().required(),
  to: daySchema().required(),
  vehicle: text(),
  boats: Joi.array().items(boatSchema).max(TOUR_BOATS_MAX).required().messages(textFor(TOUR_BOATS_FULL)),
};
const legSchema = Joi.object<TourLeg, true>({
  date: daySchema().required(),
  from: text(),
  to: text(),
  miles: Joi.number()
    .custom((miles: number, helpers) => (mayBeLeg(miles) ? miles : helpers.error('any.invalid')))
    .required()
    .messages(textFor(LEG_MILES)),
});

export const newTourSchema = Joi.object<NewTourBody, true>(written);
export const tourSchema = Joi.object<TourBody, true>({ id, ...written });
export const tourLegsSchema = Joi.object<TourLegsBody, true>({
  id,
  legs: Joi.array().items(legSchema).max(LEGS_MAX).required().messages(textFor(LEGS_TOO_MANY)),
});
export const tourStartSchema = Joi.object<TourStartBody, true>({
  id,
  replies: repliesSchema().required(),
  supervision: supervisionSchema,
});
/** Query of GET /tour-check. */
export interface TourCheckQuery {
  /** Id of the member who would supervise minors. */
  supervisor?: string;
}
export const tourCheckSchema = Joi.object<TourCheckQuery, true>({ supervisor: idSchema() });
export const tourIdSchema = Joi.object<{ id: string }, true>({ id });
