import { Long } from 'bson';
import { isDoc, type Doc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { valueAt } from '../update/documentPath.ts';
import type { Stage } from './stage.ts';
import { fieldOf, setField } from '../../ownFields.ts';

/** A copy of the document with another value at a path; undefined removes the field. */
const withValue = (doc: Doc, path: readonly string[], value: unknown): Doc => {
  const [name, ...rest] = path as [string, ...string[]];
  const out = { ...doc };
  if (rest.length > 0) {
    const inner = fieldOf(out, name);
    setField(out, name, withValue(isDoc(inner) ? inner : {}, rest, value));
  } else if (value === undefined) {
    Reflect.deleteProperty(out, name);
  } else {
    setField(out, name, value);
  }
  return out;
};

/** `$unwind`, with `includeArrayIndex` and `preserveNullAndEmptyArrays`. */
export const unwindStage: Stage = (docs, operand) => {
  const spec: Doc = isDoc(operand) ? operand : { path: operand };
  const whole = spec['path'];
  if (typeof whole !== 'string')
    throw new ServerError(28808, 'expected a string as the path for $unwind stage');
  if (!whole.startsWith('$') || whole.length < 2)
    throw new ServerError(28818, `path option to $unwind stage should be prefixed with a '$': ${whole}`);
  const path = whole.slice(1).split('.');
  const indexName = spec['includeArrayIndex'];
  if (
    indexName !== undefined &&
    (typeof indexName !== 'string' || indexName === '' || indexName.startsWith('$'))
  ) {
    throw new ServerError(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  }
  const indexPath = typeof indexName === 'string' ? indexName.split('.') : undefined;
  const keepsEmpty = spec['preserveNullAndEmptyArrays'] === true;
  const numbered = (doc: Doc, index: number | null): Doc =>
    indexPath ? withValue(doc, indexPath, index === null ? null : Long.fromNumber(index)) : doc;
  return docs.flatMap((doc) => {
    const value = valueAt(doc, path);
    if (Array.isArray(value)) {
      if (value.length > 0) return value.map((element, i) => numbered(withValue(doc, path, element), i));
      return keepsEmpty ? [numbered(withValue(doc, path, undefined), null)] : [];
    }
    if (value === undefined || value === null) return keepsEmpty ? [numbered(doc, null)] : [];
    return [numbered(doc, null)];
  });
};
