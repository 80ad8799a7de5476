import { Int32 } from 'bson';
import type { Doc } from '../../bsonValues.ts';
import { compareValues, equalValues } from '../../keys/compareValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { calculate } from '../numbers.ts';
import { changeArray } from './arrayOperators.ts';
import { putAt, removeAt, valueAt, type Place } from './documentPath.ts';
import { expandPath, type ArrayFilters } from './expandPath.ts';
import type { Change } from './parseUpdate.ts';

/** Context of an update besides the document. */
export interface UpdateContext {
  isInsert: boolean;
  filters: ArrayFilters;
  /** Index of the element of this array that the filter matched, for `$`. */
  positionOf: (array: string) => number | undefined;
  now: Date;
}

const ZERO = new Int32(0);

/** Returns the new value of one field, or undefined if it is unchanged. */
const newValue = ({ operator, operand }: Change, path: string, current: unknown, now: Date): unknown => {
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      return operand;
    case '$inc':
      return calculate(operator, [current === undefined ? ZERO : current, operand], (x, y) => x + y);
    case '$mul':
      return calculate(operator, [current === undefined ? ZERO : current, operand], (x, y) => x * y);
    case '$min':
      return current === undefined || compareValues(operand, current) < 0 ? operand : undefined;
    case '$max':
      return current === undefined || compareValues(operand, current) > 0 ? operand : undefined;
    case '$currentDate':
      if (operand !== true) throw refuse('$currentDate other than true');
      return now;
    default:
      return changeArray(operator, path, current, operand);
  }
};

const rename = (doc: Doc, from: Place, to: Place): void => {
  const passesArray = (place: Place): boolean =>
    place.some((_, i) => Array.isArray(valueAt(doc, place.slice(0, i))));
  const value = valueAt(doc, from);
  if (value === undefined) return;
  if (passesArray(from) || passesArray(to))
    throw new ServerError(2, `Neither field of $rename can be an array element: '${from.join('.')}'`);
  removeAt(doc, from);
  removeAt(doc, to);
  putAt(doc, to, value);
};

/** Applies the changes to a document in place. Throws MongoDB's errors for impossible changes. */
export const applyUpdate = (doc: Doc, changes: readonly Change[], context: UpdateContext): void => {
  const id = doc['_id'];
  for (const change of changes) {
    if (change.operator === '$setOnInsert' && !context.isInsert) continue;
    for (const place of expandPath(doc, change.path, context.filters, context.positionOf)) {
      if (change.operator === '$unset') {
        removeAt(doc, place);
      } else if (change.operator === '$rename') {
        rename(doc, place, String(change.operand).split('.'));
      } else {
        const value = newValue(change, place.join('.'), valueAt(doc, place), context.now);
        if (value !== undefined) putAt(doc, place, value);
      }
    }
  }
  if (id !== undefined && !equalValues(doc['_id'], id)) {
    throw new ServerError(
      66,
      "Performing an update on the path '_id' would modify the immutable field '_id'",
    );
  }
};
