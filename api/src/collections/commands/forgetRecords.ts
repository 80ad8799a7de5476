import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import type { RecordValue } from '@fleetwatch/contract/collections/wire';
import type { ClientSession, Types } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { learnedModules } from '../learnCollections.ts';
import { ModuleRecordModel, type ModuleRecordRecord } from '../ModuleRecord.ts';
import { bytesOf } from '../personsIn.ts';
import { countUsage } from './countUsage.ts';
import { publishRecords } from './writeRecord.ts';

const DAY_MS = 86_400_000;
/** Number of records that one transaction deletes. */
const BATCH = 500;

async function remove(records: readonly ModuleRecordRecord[], session: ClientSession): Promise<void> {
  for (const [module, own = []] of Object.entries(Object.groupBy(records, (record) => record.module))) {
    await ModuleRecordModel.deleteMany({ _id: { $in: own.map(({ _id }) => _id) } }, { session });
    const bytes = own.reduce((sum, record) => sum + record.bytes, 0);
    await countUsage(module, { records: -own.length, bytes: -bytes }, session);
    publishRecords(module);
  }
}

async function forgetOf(module: string, { name, keepDays }: CollectionDeclaration): Promise<number> {
  const before = new Date(now().getTime() - keepDays * DAY_MS);
  let forgotten = 0;
  for (;;) {
    const expired = await inTransaction(async (session) => {
      const found = await ModuleRecordModel.find({ module, list: name, changedAt: { $lt: before } })
        .limit(BATCH)
        .session(session)
        .lean<ModuleRecordRecord[]>();
      await remove(found, session);
      return found.length;
    });
    forgotten += expired;
    if (expired < BATCH) return forgotten;
  }
}

/**
 * Deletes the current club's expired records, including those of modules that are no longer shown (rule
 * module.kept).
 */
export async function forgetRecords(): Promise<number> {
  let forgotten = 0;
  for (const { _id: module, known } of await learnedModules()) {
    for (const collection of known) forgotten += await forgetOf(module, collection);
  }
  return forgotten;
}

/** Removes a person from a value; null if the value is invalid without them (rule module.erased). */
function withoutPerson(
  { person, schema }: CollectionDeclaration,
  value: RecordValue,
  id: string,
): RecordValue | null {
  const isGone = (name: string): boolean => person.includes(name) && value[name] === id;
  if (schema.required.some(isGone)) return null;
  const left = Object.entries(value).filter(([name]) => !isGone(name));
  return Object.fromEntries(
    left.map(([name, held]) => [
      name,
      Array.isArray(held) && person.includes(name) ? held.filter((one) => one !== id) : held,
    ]),
  );
}

/** Removes a member from a record; null if the record is to be deleted. */
function recordWithout(
  collection: CollectionDeclaration | undefined,
  record: ModuleRecordRecord,
  id: string,
): Partial<ModuleRecordRecord> | null {
  const value = collection && withoutPerson(collection, record.value, id);
  if (!collection || !value) return null;
  const concerned = record.concerned.filter((one) => String(one) !== id);
  if (collection.read === 'own' && concerned.length === 0) return null;
  const by = String(record.by) === id ? null : record.by;
  return { value, bytes: bytesOf(value), by, concerned, revision: record.revision + 1 };
}

/** Removes a member from the records that they created or that name them (rule module.erased). */
export async function eraseFromRecords(member: Types.ObjectId, session: ClientSession): Promise<void> {
  const known = new Map(
    (await learnedModules()).flatMap((module) =>
      module.known.map((collection) => [`${module._id} ${collection.name}`, collection] as const),
    ),
  );
  const records = await ModuleRecordModel.find({ concerned: member })
    .session(session)
    .lean<ModuleRecordRecord[]>();
  const gone: ModuleRecordRecord[] = [];
  for (const record of records) {
    const left = recordWithout(known.get(`${record.module} ${record.list}`), record, String(member));
    if (!left) {
      gone.push(record);
      continue;
    }
    await ModuleRecordModel.updateOne({ _id: record._id }, { $set: left }, { session });
    await countUsage(record.module, { records: 0, bytes: (left.bytes ?? 0) - record.bytes }, session);
    publishRecords(record.module);
  }
  await remove(gone, session);
}
