import type { Types } from 'mongoose';

/** Position of a record in a list sorted latest first. */
export interface ListCursor {
  at: Date;
  id: string;
}

/** Position in the form of `?after=`: '1779600000000_{id}'. */
export const CURSOR = /^(\d{1,14})_([0-9a-f]{24})$/;

/** Parses the position in a query; null for the start of the list. */
export function parseCursor(after: string | undefined): ListCursor | null {
  const [, at, id] = CURSOR.exec(after ?? '') ?? [];
  return id ? { at: new Date(Number(at)), id } : null;
}

/** Returns the `?after=` value for the records that follow this one. */
export const cursorOf = ({ at, _id }: { at: Date; _id: Types.ObjectId }): string =>
  `${at.getTime()}_${String(_id)}`;

export const LATEST_FIRST = { at: -1, _id: -1 } as const;

/** Builds the filter for records after a position; empty for the start. */
export const afterCursor = (place: ListCursor | null): object =>
  place
    ? {
        $and: [
          { at: { $lte: place.at } },
          { $or: [{ at: { $lt: place.at } }, { at: place.at, _id: { $lt: place.id } }] },
        ],
      }
    : {};
