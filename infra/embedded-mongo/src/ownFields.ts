import type { Doc } from './bsonValues.ts';
import { refuse } from './serverError.ts';

/** Returns a field's value; undefined if the document has none, regardless of inherited properties of that name. */
export const fieldOf = (doc: Doc, name: string): unknown =>
  Object.hasOwn(doc, name) ? doc[name] : undefined;

/**
 * Sets a field. Assigning to `__proto__` would set the object's prototype. Throws NotImplemented (238) for `_bsontype`, by
 * which the BSON library distinguishes its values from documents.
 */
export const setField = (doc: Doc, name: string, value: unknown): void => {
  if (name === '_bsontype') throw refuse("the field name '_bsontype'");
  if (name === '__proto__') {
    Object.defineProperty(doc, name, { value, writable: true, enumerable: true, configurable: true });
  } else {
    doc[name] = value;
  }
};
