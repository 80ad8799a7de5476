import { createHash } from 'node:crypto';
import type { SourceSystem } from '@fleetwatch/contract/import/kinds';
import { Schema, Types } from 'mongoose';

/** Source that a document was imported from. */
export interface ImportSource {
  import: Types.ObjectId;
  system: SourceSystem;
  id: string;
  /** Detects whether the document has changed since (`fingerprint`). */
  print: string;
}

/** Source of an outing, with its logbook and the text that its miles were read from. */
export interface OutingSource extends ImportSource {
  logbook: string;
  distance: string;
}

const fields = {
  import: { type: Schema.Types.ObjectId, required: true },
  system: { type: String, required: true },
  id: { type: String, required: true },
  print: { type: String, required: true },
};
export const IMPORT_SOURCE = new Schema<ImportSource>(fields, { _id: false });
export const OUTING_SOURCE = new Schema<OutingSource>(
  { ...fields, logbook: { type: String, required: true }, distance: { type: String, default: '' } },
  { _id: false },
);

const IS_IMPORTED = { 'source.id': { $exists: true } };
/** Unique index that prevents importing an entry twice. */
export const OUTING_SOURCE_INDEX = [
  { club: 1, 'source.system': 1, 'source.logbook': 1, 'source.id': 1 },
  { unique: true, partialFilterExpression: IS_IMPORTED },
] as const;
export const SOURCE_INDEX = [
  { club: 1, 'source.system': 1, 'source.id': 1 },
  { unique: true, partialFilterExpression: IS_IMPORTED },
] as const;
/** Index for an undo, which goes through the documents that an import has created. */
export const IMPORT_INDEX = [
  { club: 1, 'source.import': 1, _id: 1 },
  { partialFilterExpression: IS_IMPORTED },
] as const;

/** Whether a value is empty in any stored form. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

function plain(value: unknown): unknown {
  if (value instanceof Types.ObjectId) return String(value);
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return entries
    .map(([key, inner]): [string, unknown] => [key, plain(inner)])
    .filter(([, inner]) => !isEmpty(inner))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Computes a digest of a document without its source and secrets; a different one means that it was changed. */
export function fingerprint({
  source: _source,
  passwordHash: _hash,
  hint: _hint,
  ...document
}: object & {
  source?: unknown;
  passwordHash?: unknown;
  hint?: unknown;
}): string {
  return createHash('sha256')
    .update(JSON.stringify(plain(document)))
    .digest('base64url');
}

/** Whether a document is unchanged since its import. */
export const isUntouched = (document: object & { source?: ImportSource }): boolean =>
  document.source?.print === fingerprint(document);
