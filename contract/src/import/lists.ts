import type { ListKind } from './kinds.ts';
import { LIST_FIELDS, type ListField } from './listFields.ts';
import type { ListAnswer, ListQuestion } from './wire.ts';
import { COLUMN_TWICE, COLUMN_UNKNOWN, columnsMissing, TABLE_NO_CREW, TABLE_NO_HEADER } from './texts.ts';

/** Required fields of a kind of list: one of each group, the usual one first. */
const NEEDED: Readonly<Record<ListKind, readonly (readonly ListField[])[]>> = {
  outings: [['day'], ['boat'], ['crew', 'launcher', 'cox', 'name', 'first', 'last'], ['distance']],
  people: [['name', 'first', 'last']],
  boats: [['name']],
  reservations: [['boat'], ['name', 'first', 'last', 'email'], ['start'], ['end']],
};

const SEAT = /^seat:(\d{1,2})$/;

/** Returns the number in 'seat:3'; null for other fields. */
export const seatOf = (as: string): string | null => SEAT.exec(as)?.[1] ?? null;

/** Whether a kind of list has a field: 'day' and 'seat:3' for outings. */
export const isListField = (as: string, kind: ListKind): boolean =>
  (LIST_FIELDS[kind] as readonly string[]).includes(as) || (kind === 'outings' && SEAT.test(as));

/** Returns the required fields of a list that no column is set to. */
export function missingFields({ kind, columns, hasNoCrew = false }: ListAnswer): ListField[] {
  if (kind === null) return [];
  const chosen = new Set(columns.map(({ as }) => (SEAT.test(as) ? 'crew' : as)));
  if (hasNoCrew) chosen.add('crew');
  return NEEDED[kind].flatMap((group) => {
    const [usual] = group;
    return usual === undefined || group.some((field) => chosen.has(field)) ? [] : [usual];
  });
}

/** Returns the fields that two columns are set to; several columns of notes are joined. */
export function repeatedFields(columns: ListAnswer['columns']): Set<string> {
  const chosen = columns.map(({ as }) => as);
  return new Set(chosen.filter((as, at) => as !== 'notes' && chosen.indexOf(as) !== at));
}

/** Returns why columns cannot be read as chosen; null if they can, even if others are missing. */
export function columnsRefusal(lists: readonly ListAnswer[]): string | null {
  const isKnown = ({ kind, columns }: ListAnswer): boolean =>
    columns.every(({ as }) => kind === null || isListField(as, kind));
  if (!lists.every(isKnown)) return COLUMN_UNKNOWN;
  return lists.some(({ columns }) => repeatedFields(columns).size > 0) ? COLUMN_TWICE : null;
}

/** Returns the text about the fields that a file's lists lack; null if they can be imported. */
export function missingText(lists: readonly ListAnswer[]): string | null {
  if (lists.every(({ kind }) => kind === null)) return TABLE_NO_HEADER;
  const missing = [...new Set(lists.flatMap(missingFields))];
  if (missing.length === 0) return null;
  return missing.join(' ') === 'crew' ? TABLE_NO_CREW : columnsMissing(missing);
}

/** Returns the answer that accepts a list unchanged. */
export const answerOf = ({ sheet, kind, hasHeader, hasNoCrew, columns }: ListQuestion): ListAnswer => ({
  sheet,
  kind,
  hasHeader,
  hasNoCrew,
  columns: columns.flatMap(({ at, as }) => (as === null ? [] : [{ at, as }])),
});
