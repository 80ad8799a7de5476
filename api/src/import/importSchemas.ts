import { DATE_ORDERS } from '@fleetwatch/contract/tables/days';
import { LENGTH_UNITS, LIST_KINDS, OTHER_OUTINGS } from '@fleetwatch/contract/import/kinds';
import {
  BOATS_MAX,
  FILE_BYTES_MAX,
  FILE_NAME_MAX,
  INVITED_MAX,
  LIST_COLUMNS_MAX,
  PARTS_MAX,
  SHEETS_MAX,
} from '@fleetwatch/contract/import/limits';
import { FILE_TOO_LARGE } from '@fleetwatch/contract/import/texts';
import type {
  ImportColumnsBody,
  ImportMapping,
  ImportMappingBody,
  ImportPartBody,
  InvitationsBody,
  ListAnswer,
  NewImportBody,
} from '@fleetwatch/contract/import/wire';
import Joi from 'joi';
import {
  base64Schema,
  FREE_TEXT_MAX,
  idSchema,
  textFor,
  textSchema,
  validate,
} from '../platform/http/validate.ts';

/** Maximum length of a part in base64. */
const PART_CHARACTERS_MAX = 720_000;
const ANSWERS_MAX = BOATS_MAX;

const list = (item: Joi.Schema): Joi.ArraySchema => Joi.array().items(item).max(ANSWERS_MAX).required();
const text = (): Joi.StringSchema => textSchema(FREE_TEXT_MAX);
const word = (): Joi.StringSchema => text().required();

const mappingSchema = Joi.object<ImportMapping, true>({
  classes: list(Joi.object({ key: word(), group: idSchema().allow(null).required() })),
  groups: list(Joi.object({ status: word(), group: idSchema().required() })),
  dateOrder: Joi.string()
    .valid(...DATE_ORDERS)
    .required(),
  unit: Joi.string()
    .valid(...LENGTH_UNITS)
    .required(),
  others: list(Joi.string().valid(...OTHER_OUTINGS)),
  same: list(text()),
  names: list(
    Joi.object({ kind: Joi.string().valid('boat', 'person').required(), id: word(), name: word() }),
  ),
  unlistedAreMembers: Joi.boolean().required(),
  takeChanges: Joi.boolean(),
});

const listsSchema = Joi.array()
  .items(
    Joi.object<ListAnswer>({
      sheet: Joi.number().integer().min(0).max(SHEETS_MAX).required(),
      kind: Joi.string()
        .valid(...LIST_KINDS)
        .allow(null)
        .required(),
      hasHeader: Joi.boolean(),
      hasNoCrew: Joi.boolean(),
      columns: Joi.array()
        .items(
          Joi.object({
            at: Joi.number()
              .integer()
              .min(0)
              .max(LIST_COLUMNS_MAX - 1)
              .required(),
            as: word(),
          }),
        )
        .unique('at')
        .max(LIST_COLUMNS_MAX)
        .required(),
    }),
  )
  .unique('sheet')
  .min(1)
  .max(SHEETS_MAX);

/** Answers in a file. */
export interface FileAnswers {
  /** Null for the proposals. */
  mapping: ImportMapping | null;
  /** How to read the columns of lists; undefined to go by their names. */
  lists?: ListAnswer[];
}

/** Parses answers from a file: columns, all other answers, or both. Throws 422 for invalid ones. */
export function parseAnswers(text: string): FileAnswers {
  let answers: unknown = null;
  try {
    answers = JSON.parse(text);
  } catch {
    // Refused below, like any invalid answer.
  }
  const { lists, ...mapping }: { lists?: unknown } = Object(answers);
  return {
    ...(lists !== undefined &&
      validate(Joi.object<{ lists: ListAnswer[] }>({ lists: listsSchema }), { lists }, 'answers')),
    mapping:
      lists !== undefined && Object.keys(mapping).length === 0
        ? null
        : validate(mappingSchema, answers === null ? null : mapping, 'answers'),
  };
}

export const importColumnsSchema = Joi.object<ImportColumnsBody, true>({
  id: idSchema().required(),
  lists: listsSchema.required(),
});
export const newImportSchema = Joi.object<NewImportBody, true>({
  name: textSchema(FILE_NAME_MAX).required(),
  size: Joi.number().integer().min(0).max(FILE_BYTES_MAX).required().messages(textFor(FILE_TOO_LARGE)),
});
export const importPartSchema = Joi.object<ImportPartBody, true>({
  id: idSchema().required(),
  part: Joi.number()
    .integer()
    .min(0)
    .max(PARTS_MAX - 1)
    .required(),
  content: base64Schema(PART_CHARACTERS_MAX).required(),
});
export const importMappingSchema = Joi.object<ImportMappingBody, true>({
  id: idSchema().required(),
  mapping: mappingSchema.required(),
});
export const invitationsSchema = Joi.object<InvitationsBody, true>({
  members: Joi.array().items(idSchema()).min(1).max(INVITED_MAX).required(),
  by: Joi.string().valid('mail', 'code').required(),
});

export interface ImportParams {
  import_id: string;
}
export const importParamsSchema = Joi.object<ImportParams, true>({ import_id: idSchema().required() });
