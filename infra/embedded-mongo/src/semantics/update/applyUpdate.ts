import { Int32, Timestamp } from 'bson';
import { isDoc, type Doc } from '../../bsonValues.ts';
import { compareValues, equalValues } from '../../keys/compareValues.ts';
import { ServerError } from '../../serverError.ts';
import { typeNameOf } from '../bsonTypeNumbers.ts';
import { combine, isNumeric, WORK } from '../numbers.ts';
import { ARRAY_OPERATORS, SKIPS_MISSING } from './arrayOperators.ts';
import { putAt, removeAt, valueAt, type Place } from './documentPath.ts';
import { expandPath, type ArrayFilters } from './expandPath.ts';
import type { Change } from './parseUpdate.ts';

/** What an update needs to know beside the document. */
export interface UpdateContext {
  isInsert: boolean;
  filters: ArrayFilters;
  /** Index of the element of this array that the filter matched, for `$`. */
  positionOf: (array: string) => number | undefined;
  now: Date;
}

const currentDate = (operand: unknown, now: Date): unknown => {
  if (operand === true) return now;
  const type = isDoc(operand) ? operand['$type'] : undefined;
  if (type === 'date') return now;
  if (type === 'timestamp') return new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
  if (operand === false) return now;
  throw new ServerError(
    2,
    "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
  );
};

const changeNumber = (
  operator: '$inc' | '$mul',
  path: string,
  current: unknown,
  operand: unknown,
  id: unknown,
): unknown => {
  if (!isNumeric(operand))
    throw new ServerError(
      14,
      `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${JSON.stringify(operand)}}`,
    );
  const work = operator === '$inc' ? WORK.add : WORK.multiply;
  if (current === undefined)
    return operator === '$inc' ? operand : combine(operator, new Int32(0), operand, work);
  if (!isNumeric(current)) {
    throw new ServerError(
      14,
      `Cannot apply ${operator} to a value of non-numeric type. {_id: ${JSON.stringify(id)}} has the field '${path.split('.').at(-1)}' of non-numeric type ${typeNameOf(current)}`,
    );
  }
  return combine(operator, current, operand, work);
};

/** The new value of one field, or undefined where it stays as it is. */
const newValue = (
  change: Change,
  place: Place,
  current: unknown,
  doc: Doc,
  context: UpdateContext,
): unknown => {
  const { operator, operand } = change;
  const path = place.join('.');
  switch (operator) {
    case '$set':
    case '$setOnInsert':
      return operand;
    case '$inc':
    case '$mul':
      return changeNumber(operator, path, current, operand, doc['_id']);
    case '$min':
      return current === undefined || compareValues(operand, current) < 0 ? operand : undefined;
    case '$max':
      return current === undefined || compareValues(operand, current) > 0 ? operand : undefined;
    case '$currentDate':
      return currentDate(operand, context.now);
    default: {
      if (current === undefined && SKIPS_MISSING.has(operator)) return undefined;
      return ARRAY_OPERATORS[operator]?.(path, current, operand);
    }
  }
};

const rename = (doc: Doc, from: Place, to: Place): void => {
  const passesArray = (place: Place): boolean =>
    place.some((_, i) => Array.isArray(valueAt(doc, place.slice(0, i))));
  const value = valueAt(doc, from);
  if (value === undefined) return;
  if (passesArray(from))
    throw new ServerError(
      2,
      `The source field cannot be an array element, '${from.join('.')}' in doc has an array field`,
    );
  if (passesArray(to))
    throw new ServerError(
      2,
      `The destination field cannot be an array element, '${to.join('.')}' in doc has an array field`,
    );
  removeAt(doc, from);
  removeAt(doc, to);
  putAt(doc, to, value);
};

/** Applies the changes to a document in place. Throws the errors MongoDB has for changes that cannot be made. */
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
        const value = newValue(change, place, valueAt(doc, place), doc, context);
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
