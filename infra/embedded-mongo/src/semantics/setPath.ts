import { isDoc, type Doc } from '../bsonValues.ts';
import { fieldOf, setField } from '../ownFields.ts';

const within = (value: unknown, path: readonly string[], leaf: unknown): unknown => {
  if (Array.isArray(value)) return value.map((element) => within(element, path, leaf));
  const copy = isDoc(value) ? { ...value } : {};
  setPath(copy, path, leaf);
  return copy;
};

/**
 * Sets a computed field, in every document of arrays on the way; undefined removes it. Copies everything below the document.
 */
export const setPath = (target: Doc, path: readonly string[], value: unknown): void => {
  const [name, ...rest] = path as [string, ...string[]];
  if (rest.length > 0) setField(target, name, within(fieldOf(target, name), rest, value));
  else if (value === undefined) Reflect.deleteProperty(target, name);
  else setField(target, name, value);
};
