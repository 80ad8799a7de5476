import { BOAT_PARTS, DAMAGE_KINDS, INJURIES, OUTCOMES, SEVERITIES } from '@fleetwatch/contract/damages/kinds';
import {
  CONTACT_MAX,
  DAMAGE_PHOTOS_MAX,
  DAMAGES_REJECT_MAX,
  DAMAGE_NOTE_MAX,
  MAINTENANCE_DAYS_MAX,
  MAINTENANCE_MILES_MAX,
  PLACE_MAX,
  REPAIR_COST_MAX,
  REPAIR_MINUTES_MAX,
  SEATS_MAX,
} from '@fleetwatch/contract/damages/limits';
import {
  DAMAGE_KIND_NEEDED,
  DAMAGE_PARTS_UNKNOWN,
  DAMAGE_PHOTOS_MANY,
  DAMAGE_SEAT_UNKNOWN,
  DAMAGE_SEVERITY_NEEDED,
  DAMAGES_TO_REJECT,
  LABELS_ORIGIN,
  MAINTENANCE_INTERVAL,
} from '@fleetwatch/contract/damages/texts';
import { DAMAGE_STATES } from '@fleetwatch/contract/damages/states';
import type {
  DamageCareBody,
  DamageEditBody,
  DamageFields,
  DamageRepairBody,
  DamagesRejectBody,
  DamageStateBody,
  MaintenanceBody,
  NewDamageBody,
} from '@fleetwatch/contract/damages/wire';
import Joi, { type SchemaMap } from 'joi';
import { daySchema } from '../platform/club/days.ts';
import { FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';

const partsSchema = (): Joi.ArraySchema =>
  Joi.array()
    .items(Joi.string().valid(...BOAT_PARTS))
    .unique()
    .required()
    .messages(textFor(DAMAGE_PARTS_UNKNOWN));

const severitySchema = (): Joi.StringSchema =>
  Joi.string()
    .valid(...SEVERITIES)
    .required()
    .messages(textFor(DAMAGE_SEVERITY_NEEDED));

const fields: SchemaMap<DamageFields, true> = {
  kind: Joi.string()
    .valid(...DAMAGE_KINDS)
    .required()
    .messages(textFor(DAMAGE_KIND_NEEDED)),
  parts: partsSchema(),
  seat: Joi.number()
    .integer()
    .min(1)
    .max(SEATS_MAX)
    .allow(null)
    .required()
    .messages(textFor(DAMAGE_SEAT_UNKNOWN)),
  severity: severitySchema(),
  text: textSchema(FREE_TEXT_MAX).required(),
  where: textSchema(PLACE_MAX),
  photos: Joi.array()
    .items(Joi.string().pattern(/^[\w-]{8,80}$/))
    .max(DAMAGE_PHOTOS_MAX)
    .unique()
    .messages(textFor(DAMAGE_PHOTOS_MANY)),
  injury: Joi.string().valid(...INJURIES),
  thirdParty: Joi.object({
    name: textSchema(CONTACT_MAX).required(),
    contact: textSchema(CONTACT_MAX).required(),
  }).allow(null),
};

export const newDamageSchema = Joi.object<NewDamageBody, true>({
  ...fields,
  boat: idSchema().required(),
  sortie: idSchema().allow(null).required(),
});
export const damageEditSchema = Joi.object<DamageEditBody, true>(fields);
export const damageIdSchema = Joi.object<{ damage_id: string }, true>({ damage_id: idSchema().required() });

export const damageStateSchema = Joi.object<DamageStateBody, true>({
  id: idSchema().required(),
  from: Joi.string()
    .valid(...DAMAGE_STATES)
    .required(),
  to: Joi.string()
    .valid(...DAMAGE_STATES)
    .required(),
  reason: textSchema(DAMAGE_NOTE_MAX).allow(null).required(),
  outcome: Joi.string()
    .valid(...OUTCOMES)
    .allow(null)
    .required(),
  duplicateOf: idSchema().allow(null),
});

export const damagesRejectSchema = Joi.object<DamagesRejectBody, true>({
  ids: Joi.array()
    .items(idSchema())
    .min(1)
    .max(DAMAGES_REJECT_MAX)
    .unique()
    .required()
    .messages(textFor(DAMAGES_TO_REJECT)),
  reason: textSchema(DAMAGE_NOTE_MAX).required(),
});

const amountSchema = (): Joi.NumberSchema => Joi.number().min(0).max(REPAIR_COST_MAX);

export const damageCareSchema = Joi.object<DamageCareBody, true>({
  id: idSchema().required(),
  severity: severitySchema(),
  assignee: idSchema().allow(null).required(),
  dueBy: daySchema().allow(null).required(),
  costEstimate: amountSchema().allow(null).required(),
  insurance: textSchema(DAMAGE_NOTE_MAX).required(),
});

export const damageRepairSchema = Joi.object<DamageRepairBody, true>({
  id: idSchema().required(),
  text: textSchema(FREE_TEXT_MAX).required(),
  minutes: Joi.number().integer().min(0).max(REPAIR_MINUTES_MAX).required(),
  cost: amountSchema().required(),
  parts: partsSchema(),
});

const intervalSchema = (max: number): Joi.NumberSchema =>
  Joi.number().integer().min(1).max(max).allow(null).required().messages(textFor(MAINTENANCE_INTERVAL));

export const maintenanceSchema = Joi.object<MaintenanceBody, true>({
  id: idSchema().required(),
  everyMiles: intervalSchema(MAINTENANCE_MILES_MAX),
  everyDays: intervalSchema(MAINTENANCE_DAYS_MAX),
  text: textSchema(FREE_TEXT_MAX).required(),
});

/** Query of GET /fleet-labels. */
export interface LabelsQuery {
  group?: string;
  /** 'https://club.example' */
  origin: string;
}
export const labelsQuerySchema = Joi.object<LabelsQuery, true>({
  group: idSchema(),
  origin: Joi.string()
    .pattern(/^https?:\/\/[\w.-]+(?::\d{1,5})?$/)
    .max(200)
    .required()
    .messages(textFor(LABELS_ORIGIN)),
});
