import { LAST_BOATS, STAGES, STEPS, SWIMS } from '@fleetwatch/contract/safety/kinds';
import {
  AREAS_SHAPE,
  BACK_RANGE,
  CONSENT_NEEDED,
  CONTACT_SHAPE,
  LADDER_ORDER,
  NOTE_LENGTH,
  PHONE_SHAPE,
  REPORT_LENGTH,
  RESCUE_NAME_LENGTH,
} from '@fleetwatch/contract/safety/texts';
import {
  AREA_NAME_MAX,
  AREAS_MAX,
  CLOTHING_MAX,
  CONTACT_NAME_MAX,
  CONTACTS_MAX,
  DELAY_MAX,
  delaysRule,
  MEDICAL_NOTE_MAX,
  PHONE,
  RELATION_MAX,
  RESCUE_MAX,
  RESCUE_NAME_MAX,
  STEP_NOTE_MAX,
  type Delays,
  type SafetySettings,
} from '@fleetwatch/contract/safety/settings';
import type {
  AlertAcknowledgeBody,
  AlertClothingBody,
  AlertReportBody,
  AlertStageBody,
  AlertStepBody,
  BackBody,
  ContactsBody,
} from '@fleetwatch/contract/safety/wire';
import type { IdBody } from '@fleetwatch/contract/boats/edits';
import Joi from 'joi';
import { idSchema, textFor, textSchema } from '../platform/http/validate.ts';
import { backSchema, minutesSchema } from '../sorties/tripSchemas.ts';

const noteSchema = (): Joi.StringSchema =>
  textSchema(STEP_NOTE_MAX).required().messages(textFor(NOTE_LENGTH));

export const backBodySchema = Joi.object<BackBody, true>({
  id: idSchema().required(),
  back: backSchema().required(),
});

export const safetyIdSchema = Joi.object<IdBody, true>({ id: idSchema().required() });

export const alertAcknowledgeSchema = Joi.object<AlertAcknowledgeBody, true>({
  id: idSchema().required(),
  isUntilChange: Joi.boolean(),
});

export const alertStepSchema = Joi.object<AlertStepBody, true>({
  id: idSchema().required(),
  step: Joi.string()
    .valid(...STEPS)
    .required(),
  done: Joi.boolean().required(),
  note: noteSchema(),
});

export const alertStageSchema = Joi.object<AlertStageBody, true>({
  id: idSchema().required(),
  stage: Joi.string()
    .valid(...STAGES, 'resolved')
    .required(),
  note: noteSchema(),
});

export const alertClothingSchema = Joi.object<AlertClothingBody, true>({
  id: idSchema().required(),
  clothing: textSchema(CLOTHING_MAX).required().messages(textFor(NOTE_LENGTH)),
});

export const alertReportSchema = Joi.object<AlertReportBody, true>({
  id: idSchema().required(),
  note: textSchema(STEP_NOTE_MAX).invalid('').pattern(/\S/).required().messages(textFor(REPORT_LENGTH)),
});

const phoneSchema = (): Joi.StringSchema => Joi.string().pattern(PHONE).messages(textFor(PHONE_SHAPE));
const delaySchema = (): Joi.NumberSchema => Joi.number().integer().min(1).max(DELAY_MAX).required();

export const safetySettingsSchema = Joi.object<SafetySettings, true>({
  minutes: minutesSchema().required().messages(textFor(BACK_RANGE)),
  areas: Joi.array()
    .items(
      Joi.object({
        // '' for a new one.
        _id: idSchema().allow('').required(),
        name: textSchema(AREA_NAME_MAX).invalid('').required(),
        minutes: minutesSchema().allow(null).required(),
      }),
    )
    .max(AREAS_MAX)
    .unique(
      (one: { name: string }, other: { name: string }) => one.name.toLowerCase() === other.name.toLowerCase(),
    )
    .required()
    .messages(textFor(AREAS_SHAPE)),
  lastBoat: Joi.string()
    .valid(...LAST_BOATS)
    .required(),
  delays: Joi.object<Delays, true>({ late: delaySchema(), overdue: delaySchema(), alarm: delaySchema() })
    .custom((delays: Delays, helpers) =>
      delaysRule(delays) === null ? delays : helpers.error('any.invalid'),
    )
    .required()
    .messages(textFor(LADDER_ORDER)),
  emergencyNumber: phoneSchema().required(),
  rescue: Joi.array()
    .items(
      Joi.object({
        name: textSchema(RESCUE_NAME_MAX).invalid('').required().messages(textFor(RESCUE_NAME_LENGTH)),
        phone: phoneSchema().required(),
      }),
    )
    .max(RESCUE_MAX)
    .required(),
});

export const contactsSchema = Joi.object<ContactsBody, true>({
  mobile: phoneSchema().allow('').required(),
  emergency: Joi.array()
    .items(
      Joi.object({
        name: textSchema(CONTACT_NAME_MAX).invalid('').required(),
        relation: textSchema(RELATION_MAX).required(),
        phone: Joi.string().pattern(PHONE).required(),
      }),
    )
    .max(CONTACTS_MAX)
    .required()
    .messages(textFor(CONTACT_SHAPE)),
  swims: Joi.string()
    .valid(...SWIMS, '')
    .default(''),
  medicalNote: textSchema(MEDICAL_NOTE_MAX)
    .required()
    .when('hasConsent', { is: true, otherwise: Joi.valid('') })
    .messages({ ...textFor(NOTE_LENGTH), 'any.only': CONSENT_NEEDED }),
  hasConsent: Joi.boolean().required(),
});
