import type { LocalDateTimeText } from '../time/localText.ts';
import type { CollectionDeclaration } from './CollectionDeclaration.ts';

/** What a record says, as its collection's schema describes it. */
export type RecordValue = Record<string, string | number | boolean | (string | number)[]>;

/** A record of a collection (rule module.calls). */
export interface ModuleRecord<Value = RecordValue> {
  _id: string;
  value: Value;
  /** Id of the member who made it; null when they were erased. */
  by: string | null;
  /** When it was made, on the device. */
  at: LocalDateTimeText;
  changedAt: LocalDateTimeText;
  /** 1, and one more with each change. */
  revision: number;
}

/** GET /modules/:module/:collection: the newest first. */
export interface ModuleRecordsPage<Value = RecordValue> {
  results: ModuleRecord<Value>[];
  /** What `?before=` asks for what follows; absent on the last page. */
  next?: string;
}

/** POST /modules/:module/:collection */
export interface NewModuleRecordBody<Value = RecordValue> {
  /** The record's id, for a device that refers to it before it is sent: 24 lower-case hex digits; the server's when absent. */
  id?: string;
  value: Value;
}

/** PUT /modules/:module/:collection/:record_id: the whole value. */
export interface ModuleRecordBody<Value = RecordValue> {
  value: Value;
  /** The one the change was made from: another since is 409 `newer_version`. Absent: no check. */
  revision?: number;
}

/** What each write answers; of a deletion, the last revision. */
export interface WrittenModuleRecord {
  _id: string;
  revision: number;
}

/** `/collections.json` of the pages server: the collections of all remotes that are shown. */
export interface CollectionsAnswer {
  remotes: Record<string, { version: string; collections: CollectionDeclaration[] }>;
}
