import { MODULES_OFF } from '@fleetwatch/contract/collections/texts';
import type {
  ModuleRecord,
  ModuleRecordBody,
  ModuleRecordsPage,
  NewModuleRecordBody,
  WrittenModuleRecord,
} from '@fleetwatch/contract/collections/wire';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { now } from '../platform/club/clock.ts';
import { assertFeature } from '../platform/club/features.ts';
import { cursorOf } from '../platform/http/latestFirst.ts';
import { kioskRoute, memberRoute, type ApiRequest, type Route } from '../platform/http/route.ts';
import { findRecord, listRecords, type CollectionKey } from './commands/listRecords.ts';
import { createRecord, deleteRecord, replaceRecord, type RecordWrite } from './commands/writeRecord.ts';
import { findCollection } from './learnCollections.ts';
import { assertCanRead, readableBy } from './recordPolicy.ts';
import { presentRecord } from './recordPresenter.ts';
import {
  collectionParamsSchema,
  newRecordSchema,
  recordParamsSchema,
  recordSchema,
  recordsPageOf,
  recordsQuerySchema,
  type CollectionParams,
  type RecordParams,
  type RecordsQuery,
} from './recordSchemas.ts';

type Empty = Record<never, never>;

/** Returns a declared collection. 404 in a club that does not use modules, and for one that is not shown. */
function collectionOf({ module, collection }: CollectionParams): ReturnType<typeof findCollection> {
  assertFeature('modules', MODULES_OFF);
  return findCollection(module, collection);
}

const collectionKey = ({ module, collection }: CollectionParams): CollectionKey => ({
  module,
  list: collection,
});

const writeOf = ({
  params,
  actor,
  happenedAt,
  repeatable,
}: Pick<
  ApiRequest<MemberActor, unknown, CollectionParams, unknown>,
  'params' | 'actor' | 'happenedAt' | 'repeatable'
>): RecordWrite => ({
  key: collectionKey(params),
  collection: collectionOf(params),
  actor,
  at: happenedAt ?? now(),
  repeat: repeatable,
});

export const collectionsRoutes: Route[] = [
  kioskRoute<Empty, CollectionParams, RecordsQuery>({
    method: 'GET',
    path: '/modules/:module/:collection',
    summary: "List a module collection's records that the caller may read.",
    answers: 'R records, newest first; if there are more, pass `next` as ?before=.',
    params: collectionParamsSchema,
    query: recordsQuerySchema,
    async handle({ actor, params, query }): Promise<ModuleRecordsPage> {
      const whose = readableBy(collectionOf(params), actor);
      const { records, hasMore } = await listRecords(collectionKey(params), whose, recordsPageOf(query));
      const last = records.at(-1);
      return { results: records.map(presentRecord), ...(hasMore && last && { next: cursorOf(last) }) };
    },
  }),

  kioskRoute<Empty, RecordParams>({
    method: 'GET',
    path: '/modules/:module/:collection/:record_id',
    summary: "Get a record of a module's collection.",
    answers: 'The record.',
    params: recordParamsSchema,
    async handle({ actor, params }): Promise<ModuleRecord> {
      const collection = collectionOf(params);
      // Checked before the lookup, so that a refusal does not reveal whether the record exists.
      readableBy(collection, actor);
      const record = await findRecord(collectionKey(params), params.record_id);
      assertCanRead(collection, record, actor);
      return presentRecord(record);
    },
  }),

  memberRoute<NewModuleRecordBody, CollectionParams>({
    method: 'POST',
    path: '/modules/:module/:collection',
    summary: "Add a record to a module's collection; the collection's schema validates the value.",
    answers: "The record's id and revision.",
    params: collectionParamsSchema,
    body: newRecordSchema,
    acceptsOfflineWrites: true,
    audit: { verb: 'add', kind: 'modulerecord', isForAnyCaller: true },
    handle: (request): Promise<WrittenModuleRecord> => createRecord(writeOf(request), request.body),
  }),

  memberRoute<ModuleRecordBody, RecordParams>({
    method: 'PUT',
    path: '/modules/:module/:collection/:record_id',
    summary: "Replace a record's value; with `revision`, only if the record has not changed since.",
    answers: "The record's id and revision.",
    params: recordParamsSchema,
    body: recordSchema,
    acceptsOfflineWrites: true,
    audit: { verb: 'change', kind: 'modulerecord', subject: 'record_id', isForAnyCaller: true },
    handle: (request): Promise<WrittenModuleRecord> =>
      replaceRecord(writeOf(request), request.params.record_id, request.body),
  }),

  memberRoute<Empty, RecordParams>({
    method: 'DELETE',
    path: '/modules/:module/:collection/:record_id',
    summary: "Delete a record of a module's collection.",
    answers: "The record's id and last revision.",
    params: recordParamsSchema,
    acceptsOfflineWrites: true,
    audit: { verb: 'delete', kind: 'modulerecord', subject: 'record_id', isForAnyCaller: true },
    handle: (request): Promise<WrittenModuleRecord> =>
      deleteRecord(writeOf(request), request.params.record_id),
  }),
];
