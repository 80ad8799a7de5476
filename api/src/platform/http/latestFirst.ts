import type { Types } from 'mongoose';

/** The place of a record in a list that has the latest first. */
export interface ListCursor {
  at: Date;
  id: string;
}

/** A place as `?after=` names it: '1779600000000_{id}'. */
export const CURSOR = /^(\d{1,14})_([0-9a-f]{24})$/;

/** The place that a query names; null for the beginning of the list. */
export function parseCursor(after: string | undefined): ListCursor | null {
  const [, at, id] = CURSOR.exec(after ?? '') ?? [];
  return id ? { at: new Date(Number(at)), id } : null;
}

/** What `?after=` asks for what follows this record. */
export const cursorOf = ({ at, _id }: { at: Date; _id: Types.ObjectId }): string =>
  `${at.getTime()}_${String(_id)}`;

export const LATEST_FIRST = { at: -1, _id: -1 } as const;

/** The filter of what follows a place; none for the beginning. */
export const afterCursor = (place: ListCursor | null): object =>
  place
    ? {
        $and: [
          { at: { $lte: place.at } },
          { $or: [{ at: { $lt: place.at } }, { at: place.at, _id: { $lt: place.id } }] },
        ],
      }
    : {};
