import { BACK_RANGE, HEADING_LENGTH } from '@fleetwatch/contract/safety/texts';
import { HEADING_MAX, MINUTES_MAX, MINUTES_MIN } from '@fleetwatch/contract/safety/settings';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import Joi from 'joi';
import { idSchema, textFor, textSchema } from '../platform/http/validate.ts';

export const minutesSchema = (): Joi.NumberSchema => Joi.number().integer().min(MINUTES_MIN).max(MINUTES_MAX);

export const backSchema = (): Joi.AlternativesSchema =>
  Joi.alternatives(minutesSchema(), Joi.string().valid('dark')).messages(textFor(BACK_RANGE));

export const tripSchema = Joi.object<Trip, true>({
  back: backSchema(),
  area: idSchema(),
  heading: textSchema(HEADING_MAX).messages(textFor(HEADING_LENGTH)),
  lights: Joi.boolean(),
  phone: idSchema(),
});
