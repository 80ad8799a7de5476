import { isDoc, toNumber, type Doc } from '../bsonValues.ts';
import { EMPTY_ARRAY, encodeCompound, encodeKey } from '../keys/encodeKey.ts';
import type { SortOrder } from '../planner/planQuery.ts';
import { refuse, ServerError } from '../serverError.ts';
import { somePathValue } from './filter/pathValues.ts';

/** Reads a sort specification. Throws BadValue (2) for directions other than 1 and -1. */
export const parseSort = (sort: unknown): SortOrder => {
  if (sort === undefined || sort === null) return [];
  if (!isDoc(sort)) throw new ServerError(14, 'Expected field sort to be of type object');
  return Object.entries(sort).map(([path, value]) => {
    if (isDoc(value)) throw refuse('sort by $meta');
    const direction = toNumber(value);
    if (direction !== 1 && direction !== -1)
      throw new ServerError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (path.startsWith('$')) throw new ServerError(16410, "FieldPath field names may not start with '$'.");
    return [path, direction] as const;
  });
};

/** Returns the sort value of an array: its smallest element upwards, its largest downwards; an empty one sorts before null. */
const sortValue = (doc: Doc, path: string[], direction: number): unknown => {
  const candidates: unknown[] = [];
  somePathValue(doc, path, (value) => {
    if (!Array.isArray(value)) candidates.push(value);
    else candidates.push(...(value.length === 0 ? [EMPTY_ARRAY] : value));
    return false;
  });
  if (candidates.length < 2) return candidates[0];
  const isBefore = (a: unknown, b: unknown): boolean =>
    Buffer.compare(encodeKey(a), encodeKey(b)) * direction < 0;
  return candidates.reduce((best, value) => (isBefore(value, best) ? value : best));
};

/** Returns a function from a document to its sort key. */
export const sortKeyOf = (order: SortOrder): ((doc: Doc) => Buffer) => {
  const paths = order.map(([path]) => path.split('.'));
  const directions = order.map(([, direction]) => direction);
  return (doc) =>
    encodeCompound(
      paths.map((path, i) => sortValue(doc, path, directions[i] as number)),
      directions,
    );
};

/** Returns documents in order; ties keep their order. */
export const sortDocs = <Sorted extends Doc>(docs: Sorted[], order: SortOrder): Sorted[] => {
  const keyOf = sortKeyOf(order);
  return docs
    .map((doc) => ({ doc, key: keyOf(doc) }))
    .sort((a, b) => Buffer.compare(a.key, b.key))
    .map(({ doc }) => doc);
};
