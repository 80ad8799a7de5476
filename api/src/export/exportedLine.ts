import { Types } from 'mongoose';
import { isoIn } from './clubLocal.ts';
import type { ExportedModel } from './exportedModels.ts';
import { exportedPicture, metersField, metersOf } from './exportNames.ts';

/** Values, besides the document, that affect its line. */
export interface ExportPlace {
  /** IANA time zone that gives instants their offset. */
  timezone: string;
  /** The club's folder in the storage. */
  storageFolder: string;
}

type Fields = Record<string, unknown>;

function fieldsOf(fields: Fields, place: ExportPlace): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const withMetres = entries.flatMap(([name, value]): [string, unknown][] => {
    const metres = metersField(name);
    const own: [string, unknown] = [name, valueOf(value, place)];
    if (metres === null || (typeof value !== 'number' && value !== null)) return [own];
    return [own, [metres, value === null ? null : metersOf(name, value)]];
  });
  return Object.fromEntries(withMetres.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function valueOf(value: unknown, place: ExportPlace): unknown {
  if (value instanceof Types.ObjectId) return String(value);
  if (value instanceof Date) return isoIn(value, place.timezone);
  if (typeof value === 'string') return exportedPicture(value, place.storageFolder) ?? value;
  if (Array.isArray(value)) return value.map((each) => valueOf(each, place));
  return typeof value === 'object' && value !== null ? fieldsOf(value as Fields, place) : value;
}

/**
 * Formats a document as a line of an export, without the line break: its `id` first, then its fields by
 * name, so that equal documents have equal lines (rule leaving.format).
 */
export function exportedLine(document: object, { without }: ExportedModel, place: ExportPlace): string {
  const { _id, ...fields } = Object.fromEntries(
    Object.entries(document).filter(([field]) => field !== 'club' && !(field in without)),
  );
  return JSON.stringify({ ...(_id !== undefined && { id: String(_id) }), ...fieldsOf(fields, place) });
}
