import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import {
  MODULES_OFF,
  RECORD_CHANGED,
  RECORD_ID_TAKEN,
  recordTooLarge,
} from '@fleetwatch/contract/collections/texts';
import type {
  ModuleRecordBody,
  NewModuleRecordBody,
  RecordValue,
  WrittenModuleRecord,
} from '@fleetwatch/contract/collections/wire';
import { invalidField } from '@fleetwatch/contract/errors/texts';
import { moduleTopic } from '@fleetwatch/contract/live/moduleTopic';
import { Types, type ClientSession } from 'mongoose';
import { areMembers } from '../../members/memberDirectory.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { noteWrite } from '../../platform/cache/modelVersions.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { validate } from '../../platform/http/validate.ts';
import { ModuleRecordModel, type ModuleRecordRecord } from '../ModuleRecord.ts';
import { bytesOf, personsIn } from '../personsIn.ts';
import { assertCanChange, assertCanCreate, assertCanDelete } from '../recordPolicy.ts';
import { valueSchemaOf } from '../valueSchemaOf.ts';
import { countUsage } from './countUsage.ts';
import { findRecord, type CollectionKey } from './listRecords.ts';
import { reserveQuota } from './reserveQuota.ts';

/** A write to a collection. */
export interface RecordWrite {
  key: CollectionKey;
  collection: CollectionDeclaration;
  actor: MemberActor;
  /** Time of the write on the device. */
  at: Date;
  /** Evaluated once the value is valid, because it digests the value that was sent. */
  repeat: () => Repeatable | null;
}

/** Notifies pages that follow the module (rule module.live). */
export function publishRecords(module: string): void {
  noteWrite(String(currentClub().id), moduleTopic(module));
}

/**
 * Returns the value if it matches its collection's declaration (rule module.value); 422 naming the property,
 * 413 for too many bytes.
 */
function readValue(collection: CollectionDeclaration, given: RecordValue): RecordValue {
  const value = validate(valueSchemaOf(collection), given, 'value');
  if (bytesOf(value) > collection.maxBytes)
    throw new ApiError('body_too_large', recordTooLarge(collection.maxBytes));
  return value;
}

/** Throws 422 for a person who is not an active member. Members who were already named may have left since. */
async function assertMembers(
  { person }: CollectionDeclaration,
  value: RecordValue,
  before: readonly string[],
): Promise<void> {
  for (const name of person) {
    const added = personsIn({ person: [name] }, value).filter((id) => !before.includes(id));
    if (!(await areMembers(added))) throw new ApiError(`invalid:${name}`, invalidField(name));
  }
}

const concernedBy = (
  by: Types.ObjectId | null,
  collection: CollectionDeclaration,
  value: RecordValue,
): Types.ObjectId[] => {
  const ids = new Set([...(by ? [String(by)] : []), ...personsIn(collection, value)]);
  return [...ids].map((id) => new Types.ObjectId(id));
};

async function run(
  { repeat }: RecordWrite,
  module: string,
  work: (session: ClientSession) => Promise<WrittenModuleRecord>,
): Promise<WrittenModuleRecord> {
  try {
    return await runWrite({
      feature: ['modules', MODULES_OFF],
      repeat: repeat(),
      async work(session) {
        const written = await work(session);
        publishRecords(module);
        return written;
      },
    });
  } catch (error) {
    // The database accepts an id only once, across collections and clubs.
    if (duplicateFields(error)?.includes('_id')) throw new ApiError('taken:id', RECORD_ID_TAKEN);
    throw error;
  }
}

/** Adds a record, once per key. */
export async function createRecord(
  write: RecordWrite,
  { id, value: given }: NewModuleRecordBody,
): Promise<WrittenModuleRecord> {
  const { key, collection, actor, at } = write;
  assertCanCreate(collection, actor);
  const value = readValue(collection, given);
  return run(write, key.module, async (session) => {
    await assertMembers(collection, value, []);
    const by = new Types.ObjectId(actor.id);
    const bytes = bytesOf(value);
    const _id = new Types.ObjectId(id);
    const record = { _id, ...key, value, bytes, by };
    const concerned = concernedBy(by, collection, value);
    await ModuleRecordModel.create([{ ...record, concerned, at, changedAt: at, revision: 1 }], { session });
    await reserveQuota({ ...key, by }, { records: 1, bytes }, session);
    return { _id: String(_id), revision: 1 };
  });
}

function assertUnchanged({ revision }: ModuleRecordRecord, madeFrom: number | undefined): void {
  if (madeFrom !== undefined && madeFrom !== revision) throw new ApiError('newer_version', RECORD_CHANGED);
}

/**
 * Replaces a record's value, once per key. 409 `newer_version` when it has changed since the revision that
 * the request names.
 */
export async function replaceRecord(
  write: RecordWrite,
  id: string,
  { value: given, revision }: ModuleRecordBody,
): Promise<WrittenModuleRecord> {
  const { key, collection, actor, at } = write;
  const value = readValue(collection, given);
  return run(write, key.module, async (session) => {
    const before = await findRecord(key, id, session);
    assertCanChange(collection, before, actor);
    assertUnchanged(before, revision);
    await assertMembers(collection, value, personsIn(collection, before.value));
    const bytes = bytesOf(value);
    const concerned = concernedBy(before.by, collection, value);
    const next = before.revision + 1;
    await ModuleRecordModel.updateOne(
      { _id: before._id },
      { $set: { value, bytes, concerned, changedAt: at, revision: next } },
      { session },
    );
    await reserveQuota(before, { records: 0, bytes: bytes - before.bytes }, session);
    return { _id: id, revision: next };
  });
}

/** Deletes a record, once per key. */
export const deleteRecord = (write: RecordWrite, id: string): Promise<WrittenModuleRecord> =>
  run(write, write.key.module, async (session) => {
    const { key, collection, actor } = write;
    const before = await findRecord(key, id, session);
    assertCanDelete(collection, before, actor);
    await ModuleRecordModel.deleteOne({ _id: before._id }, { session });
    await countUsage(key.module, { records: -1, bytes: -before.bytes }, session);
    return { _id: id, revision: before.revision };
  });
