import { CORRECTION_KINDS } from '@fleetwatch/contract/corrections/kinds';
import type {
  CorrectionBody,
  CorrectionCheckBody,
  CorrectionDecisionBody,
  CorrectionPatch,
  CorrectionWithdrawBody,
  SortieCrewBody,
} from '@fleetwatch/contract/corrections/wire';
import { landingMilesRule } from '@fleetwatch/contract/sorties/landing';
import { CREW_MAX, MILES_MAX, NOTES_MAX, REASON_MAX } from '@fleetwatch/contract/sorties/limits';
import { CREW_UNKNOWN, MILES_INVALID, NOTES_LENGTH } from '@fleetwatch/contract/sorties/texts';
import { isCalendarDay } from '@fleetwatch/contract/time/weeks';
import Joi, { type SchemaMap } from 'joi';
import { FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';

/** 'YYYY-MM-DD HH:mm:ss' of an existing day. */
const localTimeSchema = (): Joi.StringSchema =>
  Joi.string()
    .pattern(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3])(:[0-5]\d){2}$/)
    .custom((text: string, helpers) =>
      isCalendarDay(text.slice(0, 10)) ? text : helpers.error('string.pattern.base'),
    );

const crewSchema = (): Joi.ArraySchema<string[]> =>
  Joi.array().items(idSchema()).max(CREW_MAX).messages(textFor(CREW_UNKNOWN));

const patchSchema = Joi.object<CorrectionPatch, true>({
  bus: idSchema(),
  crew: crewSchema(),
  launch: localTimeSchema(),
  land: localTimeSchema(),
  miles: Joi.number()
    .min(0)
    .max(MILES_MAX)
    .custom((miles: number, helpers) =>
      landingMilesRule(miles) === null ? miles : helpers.error('any.invalid'),
    )
    .messages(textFor(MILES_INVALID)),
  description: textSchema(NOTES_MAX).messages(textFor(NOTES_LENGTH)),
  type: idSchema().allow(null),
});

const changeFields: SchemaMap<CorrectionCheckBody, true> = {
  sortie: idSchema().allow(null).required(),
  kind: Joi.string()
    .valid(...CORRECTION_KINDS)
    .required(),
  patch: patchSchema.required(),
};

export const correctionCheckSchema = Joi.object<CorrectionCheckBody, true>(changeFields);

export const correctionSchema = Joi.object<CorrectionBody, true>({
  ...changeFields,
  baseRev: Joi.string()
    .pattern(/^[\w-]{22}$/)
    .allow(null)
    .required(),
  reason: textSchema(FREE_TEXT_MAX).required(),
});

export const sortieCrewSchema = Joi.object<SortieCrewBody, true>({
  id: idSchema().required(),
  crew: crewSchema().required(),
});

export const correctionIdSchema = Joi.object<CorrectionWithdrawBody, true>({ id: idSchema().required() });

export const correctionDecisionSchema = Joi.object<CorrectionDecisionBody, true>({
  id: idSchema().required(),
  decision: Joi.string().valid('approve', 'reject').required(),
  comment: textSchema(REASON_MAX).required(),
});

export const correctionParamsSchema = Joi.object<{ correction_id: string }, true>({
  correction_id: idSchema().required(),
});
export const correctableParamsSchema = Joi.object<{ sortie_id: string }, true>({
  sortie_id: idSchema().required(),
});
