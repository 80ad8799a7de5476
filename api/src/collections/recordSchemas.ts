import { COLLECTION_NAME_MAX, PAGE_RECORDS } from '@fleetwatch/contract/collections/limits';
import type { ModuleRecordBody, NewModuleRecordBody } from '@fleetwatch/contract/collections/wire';
import Joi from 'joi';
import { CURSOR, parseCursor, type ListCursor } from '../platform/http/latestFirst.ts';
import { idSchema } from '../platform/http/validate.ts';

export interface CollectionParams {
  module: string;
  collection: string;
}
export interface RecordParams extends CollectionParams {
  record_id: string;
}

const MODULE_NAME_MAX = 60;
const ofCollection = {
  module: Joi.string()
    .pattern(/^[a-z][a-z0-9-]*$/)
    .max(MODULE_NAME_MAX)
    .required(),
  collection: Joi.string()
    .pattern(/^[a-z][a-zA-Z0-9]*$/)
    .max(COLLECTION_NAME_MAX)
    .required(),
};

export const collectionParamsSchema = Joi.object<CollectionParams, true>(ofCollection);
export const recordParamsSchema = Joi.object<RecordParams, true>({
  ...ofCollection,
  record_id: idSchema().required(),
});

export interface RecordsQuery {
  limit?: string;
  before?: string;
}

export const recordsQuerySchema = Joi.object<RecordsQuery, true>({
  limit: Joi.string().pattern(/^([1-9]\d?|[1-4]\d\d|500)$/),
  before: Joi.string().pattern(CURSOR),
});

/** Page requested by the query. */
export const recordsPageOf = ({
  limit,
  before,
}: RecordsQuery): { limit: number; before: ListCursor | null } => ({
  limit: Number(limit ?? PAGE_RECORDS),
  before: parseCursor(before),
});

/** Accepts any object; the collection's own schema validates it (valueSchemaOf). */
const anyValue = (): Joi.ObjectSchema => Joi.object().unknown().required();

export const newRecordSchema = Joi.object<NewModuleRecordBody, true>({ id: idSchema(), value: anyValue() });
export const recordSchema = Joi.object<ModuleRecordBody, true>({
  value: anyValue(),
  revision: Joi.number().integer().min(1),
});
