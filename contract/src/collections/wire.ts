import type { LocalDateTimeText } from '../time/localText.ts';
import type { CollectionDeclaration } from './CollectionDeclaration.ts';

/** Content of a record, as described by its collection's schema. */
export type RecordValue = Record<string, string | number | boolean | (string | number)[]>;

/** A record of a collection (rule module.calls). */
export interface ModuleRecord<Value = RecordValue> {
  _id: string;
  value: Value;
  /** Id of its author; null once that member is erased. */
  by: string | null;
  /** Time of creation on the device. */
  at: LocalDateTimeText;
  changedAt: LocalDateTimeText;
  /** Starts at 1 and increases with each change. */
  revision: number;
}

/** GET /modules/:module/:collection: the newest first. */
export interface ModuleRecordsPage<Value = RecordValue> {
  results: ModuleRecord<Value>[];
  /** Value of `?before=` for the next page; absent on the last one. */
  next?: string;
}

/** POST /modules/:module/:collection */
export interface NewModuleRecordBody<Value = RecordValue> {
  /**
   * The record's id, for a device that refers to it before sending: 24 lower-case hex digits; chosen by the server if absent.
   */
  id?: string;
  value: Value;
}

/** PUT /modules/:module/:collection/:record_id: the whole value. */
export interface ModuleRecordBody<Value = RecordValue> {
  value: Value;
  /** The revision that the change is based on: a newer one is 409 `newer_version`. Absent: no check. */
  revision?: number;
}

/** Answer of each write; for a deletion, with the last revision. */
export interface WrittenModuleRecord {
  _id: string;
  revision: number;
}

/** `/collections.json` of the pages server: the collections of all remotes shown. */
export interface CollectionsAnswer {
  remotes: Record<string, { version: string; collections: CollectionDeclaration[] }>;
}
