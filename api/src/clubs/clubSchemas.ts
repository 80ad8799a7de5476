import type { ClubLook } from '@fleetwatch/contract/clubs/edits';
import { FEATURES } from '@fleetwatch/contract/clubs/features';
import { BLADE_PATTERNS, COLOUR } from '@fleetwatch/contract/clubs/identity';
import {
  BLADE_UNKNOWN,
  COLOUR_INVALID,
  LATITUDE_INVALID,
  LONGITUDE_INVALID,
} from '@fleetwatch/contract/clubs/texts';
import { SHOWN_UNITS } from '@fleetwatch/contract/sorties/shownUnit';
import Joi from 'joi';
import { FREE_TEXT_MAX, textFor, textSchema } from '../platform/http/validate.ts';

const colourSchema = (): Joi.StringSchema => Joi.string().pattern(COLOUR).messages(textFor(COLOUR_INVALID));
const degreesSchema = (most: number, text: string): Joi.NumberSchema =>
  Joi.number().min(-most).max(most).required().messages(textFor(text));

export const clubLookSchema = Joi.object<ClubLook, true>({
  identity: Joi.object({
    colours: Joi.object({
      first: colourSchema().required(),
      second: colourSchema().required(),
      third: colourSchema(),
    }).required(),
    blade: Joi.string()
      .valid(...BLADE_PATTERNS)
      .required()
      .messages(textFor(BLADE_UNKNOWN)),
  }).required(),
  place: Joi.object({
    latitude: degreesSchema(90, LATITUDE_INVALID),
    longitude: degreesSchema(180, LONGITUDE_INVALID),
  })
    .allow(null)
    .required(),
  crest: textSchema(FREE_TEXT_MAX).allow(''),
  unit: Joi.string().valid(...SHOWN_UNITS),
  features: Joi.array()
    .items(Joi.string().valid(...FEATURES))
    .unique(),
});
