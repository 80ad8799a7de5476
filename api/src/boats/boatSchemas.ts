import type {
  BoatUpdateBody,
  DecommissionBody,
  IdBody,
  LogAppendBody,
  NewBoatBody,
} from '@fleetwatch/contract/boats/edits';
import { HULL_COLOUR_NAMES } from '@fleetwatch/contract/boats/hullColours';
import { LOG_CHARACTERS_MAX } from '@fleetwatch/contract/boats/limits';
import { BOAT_MILES_INVALID, HULL_UNKNOWN, LOG_LONG } from '@fleetwatch/contract/boats/texts';
import { FLEET_GROUP_NEEDED } from '@fleetwatch/contract/fleetgroups/texts';
import Joi from 'joi';
import { FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';

export const idBodySchema = Joi.object<IdBody, true>({ id: idSchema().required() });

export const busIdSchema = Joi.object<{ bus_id: string }, true>({ bus_id: idSchema().required() });

const hullSchema = (...more: ''[]): Joi.StringSchema =>
  Joi.string()
    .valid(...HULL_COLOUR_NAMES, ...more)
    .messages(textFor(HULL_UNKNOWN));

export const newBoatSchema = Joi.object<NewBoatBody, true>({
  name: textSchema(FREE_TEXT_MAX).required(),
  description: textSchema(FREE_TEXT_MAX).required(),
  group: idSchema().allow('').required().messages(textFor(FLEET_GROUP_NEEDED)),
  miles: Joi.number().required().messages(textFor(BOAT_MILES_INVALID)),
  hull: hullSchema(),
});

export const logAppendSchema = Joi.object<LogAppendBody, true>({
  log: textSchema(FREE_TEXT_MAX).required(),
});

export const boatUpdateSchema = Joi.object<BoatUpdateBody, true>({
  name: textSchema(FREE_TEXT_MAX).allow(null).required(),
  description: textSchema(FREE_TEXT_MAX).allow(null).required(),
  group: idSchema().allow(null).required(),
  log: textSchema(LOG_CHARACTERS_MAX).allow(null).required().messages(textFor(LOG_LONG)),
  hull: hullSchema(''),
  version: Joi.number().integer().min(0),
});

export const decommissionSchema = Joi.object<DecommissionBody, true>({
  uid: idSchema().required(),
  bid: idSchema().required(),
});
