import { CLEARANCE_KINDS, REQUIREMENT_LEVELS, SUBJECTS } from '@fleetwatch/contract/clearances/kinds';
import {
  CHECKLIST_MAX,
  EVIDENCE_MAX,
  GRANTED_AT_ONCE_MAX,
  IMPORT_CELL_MAX,
  IMPORT_ROWS_MAX,
  NEEDED_HOURS_MAX,
  NEEDED_MILES_MAX,
  NEEDS_MAX,
  RENEW_DAYS_MAX,
  VALID_MONTHS_MAX,
  WORKBOOK_BYTES_MAX,
} from '@fleetwatch/contract/clearances/limits';
import {
  COUNT_NEEDED,
  EVIDENCE_LENGTH,
  GRANT_DAY,
  GRANT_ENDS,
  GRANT_MEMBERS,
  IMPORT_CELL,
  IMPORT_ROWS,
  MIN_HOURS_INVALID,
  MIN_MILES_INVALID,
  NEEDS_UNKNOWN,
  RENEW_DAYS_INVALID,
  VALID_MONTHS_INVALID,
  WORKBOOK_TOO_LARGE,
  WATER_BELOW_INVALID,
} from '@fleetwatch/contract/clearances/texts';
import { WATER_BELOW, WHEN_FLAGS } from '@fleetwatch/contract/clearances/when';
import type {
  ClearanceBody,
  GrantRevokeBody,
  GrantsBody,
  GrantsImportBody,
  GrantsWorkbookBody,
  ImportRow,
  PresetBody,
  RequirementBody,
} from '@fleetwatch/contract/clearances/wire';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import { SEATS_MAX } from '@fleetwatch/contract/fleetgroups/edits';
import type { IdBody } from '@fleetwatch/contract/boats/edits';
import Joi from 'joi';
import { daySchema } from '../platform/club/days.ts';
import { base64Schema, FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';

const idOrNull = (): Joi.StringSchema => idSchema().allow(null).required();
const wholeOrNull = (max: number, refusal: string): Joi.NumberSchema =>
  Joi.number().integer().min(1).max(max).allow(null).required().messages(textFor(refusal));

export const clearanceSchema = Joi.object<ClearanceBody, true>({
  name: textSchema(FREE_TEXT_MAX).required(),
  kind: Joi.string()
    .valid(...CLEARANCE_KINDS)
    .required(),
  isPerClass: Joi.boolean().required(),
  validMonths: wholeOrNull(VALID_MONTHS_MAX, VALID_MONTHS_INVALID),
  renewDays: Joi.number()
    .integer()
    .min(0)
    .max(RENEW_DAYS_MAX)
    .required()
    .messages(textFor(RENEW_DAYS_INVALID)),
  needs: Joi.array().items(idSchema()).unique().max(NEEDS_MAX).required().messages(textFor(NEEDS_UNKNOWN)),
  minMiles: wholeOrNull(NEEDED_MILES_MAX, MIN_MILES_INVALID),
  minHours: wholeOrNull(NEEDED_HOURS_MAX, MIN_HOURS_INVALID),
  checklist: Joi.array().items(textSchema(FREE_TEXT_MAX)).max(CHECKLIST_MAX).required(),
});

export const clearanceIdSchema = Joi.object<{ clearance_id: string }, true>({
  clearance_id: idSchema().required(),
});

const FEWEST = 2;
const MONTHS = 12;

export const requirementSchema = Joi.object<RequirementBody, true>({
  boat: idOrNull(),
  fleetGroup: idOrNull(),
  subject: Joi.string()
    .valid(...SUBJECTS)
    .required(),
  count: Joi.number()
    .integer()
    .min(FEWEST)
    .max(SEATS_MAX)
    .required()
    .when('subject', { not: 'count', then: Joi.valid(null) })
    .messages(textFor(COUNT_NEEDED)),
  clearance: idSchema().required(),
  level: Joi.string()
    .valid(...REQUIREMENT_LEVELS)
    .required(),
  months: Joi.array().items(Joi.number().integer().min(1).max(MONTHS)).unique().required(),
  when: Joi.object({
    dark: Joi.valid(true),
    waterBelow: Joi.number().min(WATER_BELOW[0]).max(WATER_BELOW[1]).messages(textFor(WATER_BELOW_INVALID)),
    flag: Joi.string().valid(...WHEN_FLAGS),
  }),
  area: idSchema().allow(null),
  workoutType: idSchema().allow(null),
  overriddenBy: Joi.array()
    .items(Joi.string().valid(...OFFICES))
    .unique()
    .required(),
});

export const requirementIdSchema = Joi.object<{ requirement_id: string }, true>({
  requirement_id: idSchema().required(),
});

export const memberIdSchema = Joi.object<{ member_id: string }, true>({ member_id: idSchema().required() });

export const grantsSchema = Joi.object<GrantsBody, true>({
  members: Joi.array()
    .items(idSchema())
    .unique()
    .min(1)
    .max(GRANTED_AT_ONCE_MAX)
    .required()
    .messages(textFor(GRANT_MEMBERS)),
  clearance: idSchema().required(),
  fleetGroup: idOrNull(),
  acquired: daySchema().required().messages(textFor(GRANT_DAY)),
  expires: daySchema().allow(null).messages(textFor(GRANT_ENDS)),
  evidence: textSchema(EVIDENCE_MAX).required().messages(textFor(EVIDENCE_LENGTH)),
});

export const grantRevokeSchema = Joi.object<GrantRevokeBody, true>({
  id: idSchema().required(),
  reason: textSchema(FREE_TEXT_MAX).required(),
});

export const presetSchema = Joi.object<PresetBody, true>({ preset: textSchema(FREE_TEXT_MAX).required() });

const cellSchema = (): Joi.StringSchema =>
  textSchema(IMPORT_CELL_MAX).required().messages(textFor(IMPORT_CELL));

export const grantsWorkbookSchema = Joi.object<GrantsWorkbookBody, true>({
  content: base64Schema(Math.ceil(WORKBOOK_BYTES_MAX / 3) * 4)
    .required()
    .messages({ 'string.max': WORKBOOK_TOO_LARGE }),
});

export const grantsImportSchema = Joi.object<GrantsImportBody, true>({
  rows: Joi.array()
    .items(
      Joi.object<ImportRow, true>({
        name: cellSchema(),
        email: cellSchema(),
        clearance: cellSchema(),
        fleetGroup: cellSchema(),
        acquired: cellSchema(),
        expires: cellSchema(),
        evidence: textSchema(FREE_TEXT_MAX).required(),
      }),
    )
    .min(1)
    .max(IMPORT_ROWS_MAX)
    .required()
    .messages({ 'array.min': IMPORT_ROWS, 'array.max': IMPORT_ROWS }),
  isPreview: Joi.boolean().required(),
  skipProblems: Joi.boolean(),
});

export const idBodySchema = Joi.object<IdBody, true>({ id: idSchema().required() });
