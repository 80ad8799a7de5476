import type { AuditEntry, AuditName } from '@fleetwatch/contract/audit/wire';
import { Types } from 'mongoose';
import { clubText } from '../platform/club/clock.ts';
import type { AuditedFields, AuditEntryRecord } from '../platform/logging/AuditEntry.ts';

/** Names by id. */
type Names = ReadonlyMap<string, string>;

const presentName = (id: Types.ObjectId | null, names: Names): AuditName | null =>
  id && { _id: String(id), name: names.get(String(id)) ?? null };

/** Replaces ids in a value with names, where they have one. */
function readable(value: unknown, names: Names): unknown {
  if (value instanceof Types.ObjectId || typeof value === 'string')
    return names.get(String(value)) ?? String(value);
  if (value instanceof Date) return clubText(value);
  if (Array.isArray(value)) return value.map((each) => readable(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return readableFields(value as AuditedFields, names);
}

const readableFields = (fields: AuditedFields, names: Names): AuditedFields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, readable(value, names)]));

export const presentAuditEntry = (entry: AuditEntryRecord, names: Names): AuditEntry => ({
  _id: String(entry._id),
  at: clubText(entry.at),
  who: presentName(entry.who, names),
  verb: entry.verb,
  kind: entry.kind,
  subject: presentName(entry.subject, names),
  before: entry.before && readableFields(entry.before, names),
  after: entry.after && readableFields(entry.after, names),
});
