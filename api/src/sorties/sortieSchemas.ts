import { FREE_TEXT_MAX, idSchema, secretSchema, textFor, textSchema } from '../platform/http/validate.ts';
import { SUPERVISION_KINDS, type Supervision } from '@fleetwatch/contract/clearances/kinds';
import { landingMilesRule } from '@fleetwatch/contract/sorties/landing';
import { CREW_MAX, MILES_MAX, NOTES_MAX, REASON_MAX, REASON_MIN } from '@fleetwatch/contract/sorties/limits';
import { CREW_UNKNOWN, MILES_INVALID, NOTES_LENGTH, REASON_LENGTH } from '@fleetwatch/contract/sorties/texts';
import type {
  AuthLaunchBody,
  AuthLaunchCheckBody,
  AuthOutstandingBody,
  LandBody,
  LaunchBody,
  PrivateLaunchBody,
  RuleReply,
} from '@fleetwatch/contract/sorties/wire';
import { WORKOUT_TEXT_LENGTH } from '@fleetwatch/contract/workouts/texts';
import { WORKOUT_TEXT_MAX } from '@fleetwatch/contract/workouts/wire';
import Joi from 'joi';
import { tripSchema } from './tripSchemas.ts';

const workoutText = (): Joi.StringSchema =>
  textSchema(WORKOUT_TEXT_MAX).allow(null).required().messages(textFor(WORKOUT_TEXT_LENGTH));

/** Maximum number of replies, more than any launch needs. */
const REPLIES_MAX = 60;
/** Maximum number of confirmations, more than any landing needs. */
const CONFIRMED_MAX = 20;
/** Maximum number of subjects: an answer may be about everyone aboard and their boat. */
const SUBJECTS_MAX = CREW_MAX + 2;

export const repliesSchema = (): Joi.ArraySchema<RuleReply[]> =>
  Joi.array()
    .items(
      Joi.object({
        code: textSchema(FREE_TEXT_MAX).required(),
        subjectIds: Joi.array().items(idSchema()).max(SUBJECTS_MAX).required(),
        reason: textSchema(REASON_MAX).min(REASON_MIN).invalid('').messages(textFor(REASON_LENGTH)),
      }),
    )
    .max(REPLIES_MAX);

export const supervisionSchema = Joi.object<Supervision, true>({
  kind: Joi.string()
    .valid(...SUPERVISION_KINDS)
    .required(),
  member: idSchema().required(),
});

export const launchSchema = Joi.object<LaunchBody, true>({
  bus: idSchema().allow(null).required(),
  user: idSchema().required(),
  borrowed: idSchema().allow(null).required(),
  crew: Joi.array().items(idSchema()).max(CREW_MAX).allow(null).required(),
  description: workoutText(),
  group: idSchema().allow(null).required(),
  supervision: supervisionSchema,
  trip: tripSchema,
  replies: repliesSchema(),
});

type KioskPrivate = NonNullable<AuthLaunchBody['private']>;

const privateSchema = (): Joi.StringSchema => Joi.string().valid('1p', '248p');

/** Query of GET /launch-check. */
export interface LaunchCheckQuery {
  /**
   * Exactly one of a boat's id, the kind of the caller's own boat, and the id of the member whose single is
   * borrowed.
   */
  bus?: string;
  private?: KioskPrivate;
  borrowed?: string;
  /** Member ids, separated by commas. */
  crew?: string;
  /** Id of the member who would supervise minors. */
  supervisor?: string;
  /** Ids of the stretch of water and of the workout type. */
  area?: string;
  type?: string;
}

/** Ids of 24 hexadecimal digits, up to a full crew. */
const CREW_IDS = new RegExp(`^[0-9a-f]{24}(,[0-9a-f]{24}){0,${CREW_MAX - 1}}$`);

export const launchCheckSchema = Joi.object<LaunchCheckQuery, true>({
  bus: idSchema(),
  private: privateSchema(),
  borrowed: idSchema(),
  crew: Joi.string().pattern(CREW_IDS).messages(textFor(CREW_UNKNOWN)),
  supervisor: idSchema(),
  area: idSchema(),
  type: idSchema(),
}).xor('bus', 'private', 'borrowed');

export const privateLaunchSchema = Joi.object<PrivateLaunchBody, true>({
  user: idSchema().required(),
  description: workoutText(),
  group: idSchema().allow(null).required(),
  supervision: supervisionSchema,
  trip: tripSchema,
  replies: repliesSchema(),
});

const credentials = {
  name: textSchema(FREE_TEXT_MAX).required(),
  password: secretSchema(FREE_TEXT_MAX).required(),
};

const launchAtBoathouse = {
  bus: idSchema(),
  borrowed: idSchema(),
  private: privateSchema(),
  again: idSchema(),
  ...credentials,
};

export const authLaunchCheckSchema = Joi.object<AuthLaunchCheckBody, true>({
  ...launchAtBoathouse,
  supervision: supervisionSchema,
  trip: tripSchema,
}).xor('bus', 'borrowed', 'private', 'again');

export const authLaunchSchema = Joi.object<AuthLaunchBody, true>({
  ...launchAtBoathouse,
  supervision: supervisionSchema,
  trip: tripSchema,
  replies: repliesSchema(),
  officer: Joi.object<AuthOutstandingBody, true>(credentials),
}).xor('bus', 'borrowed', 'private', 'again');

export const authOutstandingSchema = Joi.object<AuthOutstandingBody, true>(credentials);

/** Schema of a landing's miles. */
export const milesSchema = Joi.number()
  .min(0)
  .max(MILES_MAX)
  .custom((miles: number, helpers) =>
    landingMilesRule(miles) === null ? miles : helpers.error('any.invalid'),
  )
  .messages(textFor(MILES_INVALID));

export const landSchema = Joi.object<LandBody, true>({
  sortie: idSchema().required(),
  miles: milesSchema.required(),
  description: textSchema(NOTES_MAX).required().messages(textFor(NOTES_LENGTH)),
  uid: idSchema().allow(null).required(),
  asksCredit: Joi.boolean(),
  confirmed: Joi.array().items(textSchema(FREE_TEXT_MAX)).max(CONFIRMED_MAX),
});
