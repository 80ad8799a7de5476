import { isDoc, isNumbered, type Doc } from '../../bsonValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { fieldOf, setField } from '../../ownFields.ts';

/** A position in a document: field names and array indexes from the top. */
export type Place = readonly string[];

const MAX_ARRAY_GAP = 1_500_000;

export const isIndexName = (name: string): boolean => /^(0|[1-9]\d*)$/.test(name);

/** Returns the value at a position; undefined if there is none. */
export const valueAt = (root: unknown, place: Place): unknown => {
  let at = root;
  for (const name of place) {
    if (Array.isArray(at)) at = isIndexName(name) ? at[Number(name)] : undefined;
    else if (isDoc(at)) at = fieldOf(at, name);
    else return undefined;
  }
  return at;
};

const putInto = (parent: unknown, name: string, value: unknown, place: Place): void => {
  if (Array.isArray(parent) && isIndexName(name)) {
    const index = Number(name);
    if (index - parent.length > MAX_ARRAY_GAP)
      throw new ServerError(2, `can't backfill array to larger than ${MAX_ARRAY_GAP} elements`);
    while (parent.length < index) parent.push(null);
    parent[index] = value;
  } else if (isDoc(parent)) {
    const isLast = (other: string): boolean => isNumbered(other) && Number(other) <= Number(name);
    if (isNumbered(name) && !Object.hasOwn(parent, name) && !Object.keys(parent).every(isLast))
      throw refuse('a field whose name is a whole number after other fields');
    setField(parent, name, value);
  } else {
    throw new ServerError(28, `Cannot create field '${name}' in element '${place.at(-2) ?? ''}'`);
  }
};

/** Puts a value at a position, making the documents on the way. Throws PathNotViable (28) if a scalar is in the way. */
export const putAt = (root: Doc, place: Place, value: unknown): void => {
  let at: unknown = root;
  for (let i = 0; i < place.length - 1; i++) {
    const name = place[i] as string;
    let next = valueAt(at, [name]);
    if (next === undefined) {
      next = {};
      putInto(at, name, next, place.slice(0, i + 1));
    }
    at = next;
  }
  putInto(at, place.at(-1) as string, value, place);
};

/** Removes the field at a position; an array's element becomes null. Does nothing if there is none. */
export const removeAt = (root: Doc, place: Place): void => {
  const parent = valueAt(root, place.slice(0, -1));
  const name = place.at(-1) as string;
  if (Array.isArray(parent)) {
    if (isIndexName(name) && Number(name) < parent.length) parent[Number(name)] = null;
  } else if (isDoc(parent)) {
    Reflect.deleteProperty(parent, name);
  }
};
