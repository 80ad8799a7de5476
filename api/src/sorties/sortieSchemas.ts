import { FREE_TEXT_MAX, idSchema, secretSchema, textFor, textSchema } from '../platform/http/validate.ts';
import { landingMilesRule } from '@fleetwatch/contract/sorties/landing';
import { CREW_MAX, MILES_MAX, NOTES_MAX } from '@fleetwatch/contract/sorties/limits';
import { MILES_INVALID, NOTES_LENGTH } from '@fleetwatch/contract/sorties/messages';
import type {
  AuthLaunchBody,
  AuthOutstandingBody,
  LandBody,
  LaunchBody,
  PrivateLaunchBody,
} from '@fleetwatch/contract/sorties/wire';
import { WORKOUT_TEXT_LENGTH } from '@fleetwatch/contract/workouts/messages';
import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';
import Joi from 'joi';

const workoutText = (): Joi.StringSchema =>
  textSchema(WORKOUT_TEXT_MAX).allow(null).required().messages(textFor(WORKOUT_TEXT_LENGTH));

export const launchSchema = Joi.object<LaunchBody, true>({
  bus: idSchema().allow(null).required(),
  user: idSchema().required(),
  borrowed: idSchema().allow(null).required(),
  crew: Joi.array().items(idSchema()).max(CREW_MAX).allow(null).required(),
  description: workoutText(),
  group: idSchema().allow(null).required(),
});

export const privateLaunchSchema = Joi.object<PrivateLaunchBody, true>({
  user: idSchema().required(),
  description: workoutText(),
  group: idSchema().allow(null).required(),
});

export const authLaunchSchema = Joi.object<AuthLaunchBody, true>({
  bus: idSchema(),
  borrowed: idSchema(),
  private: Joi.string().valid('1p', '248p'),
  again: idSchema(),
  name: textSchema(FREE_TEXT_MAX).required(),
  password: secretSchema(FREE_TEXT_MAX).required(),
}).xor('bus', 'borrowed', 'private', 'again');

export const authOutstandingSchema = Joi.object<AuthOutstandingBody, true>({
  name: textSchema(FREE_TEXT_MAX).required(),
  password: secretSchema(FREE_TEXT_MAX).required(),
});

export const landSchema = Joi.object<LandBody, true>({
  sortie: idSchema().required(),
  miles: Joi.number()
    .min(0)
    .max(MILES_MAX)
    .custom((miles: number, helpers) =>
      landingMilesRule(miles) === null ? miles : helpers.error('any.invalid'),
    )
    .required()
    .messages(textFor(MILES_INVALID)),
  description: textSchema(NOTES_MAX).required().messages(textFor(NOTES_LENGTH)),
  uid: idSchema().allow(null).required(),
});
