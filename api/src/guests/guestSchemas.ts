import { GUEST_SORTIES_MAX } from '@fleetwatch/contract/guests/limits';
import { GUEST_SORTIES_RANGE } from '@fleetwatch/contract/guests/texts';
import { OVER_LIMIT_LEVELS, type GuestSettings } from '@fleetwatch/contract/guests/settings';
import type { GuestBody, NewGuestBody, SortieGuestsBody } from '@fleetwatch/contract/guests/wire';
import { CREW_MAX } from '@fleetwatch/contract/sorties/limits';
import Joi from 'joi';
import { daySchema } from '../platform/club/days.ts';
import { FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';

const CODES_MAX = 10;
const CODE_MAX = 40;

const draft = {
  name: textSchema(FREE_TEXT_MAX).required(),
  phone: textSchema(FREE_TEXT_MAX).required(),
  emergency: textSchema(FREE_TEXT_MAX).required(),
  club: textSchema(FREE_TEXT_MAX).required(),
  waiver: daySchema().allow(null).required(),
};

export const newGuestSchema = Joi.object<NewGuestBody, true>(draft);
export const guestSchema = Joi.object<GuestBody, true>({ id: idSchema().required(), ...draft });
export const guestParamsSchema = Joi.object<{ guest_id: string }, true>({ guest_id: idSchema().required() });

export const sortieGuestsSchema = Joi.object<SortieGuestsBody, true>({
  id: idSchema().required(),
  guests: Joi.array().items(idSchema()).max(CREW_MAX).required(),
  confirmed: Joi.array().items(textSchema(CODE_MAX)).max(CODES_MAX).required(),
});

export const guestSettingsSchema = Joi.object<GuestSettings, true>({
  mostOutings: Joi.number()
    .integer()
    .min(1)
    .max(GUEST_SORTIES_MAX)
    .allow(null)
    .required()
    .messages(textFor(GUEST_SORTIES_RANGE)),
  beyond: Joi.string()
    .valid(...OVER_LIMIT_LEVELS)
    .required(),
});
