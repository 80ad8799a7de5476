import { isDoc, type Doc } from '../../bsonValues.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { SUPPORTED } from '../supported.ts';
import { typeNameOf } from '../typeNameOf.ts';

/** One field changed by one operator. */
export interface Change {
  operator: string;
  path: string[];
  operand: unknown;
}

/** Two changes may not touch the same field, nor a field and one inside it. */
const assertNoConflicts = (changes: Change[]): void => {
  const seen: string[] = [];
  const touched = changes.flatMap(({ operator, path, operand }) =>
    operator === '$rename' ? [path.join('.'), String(operand)] : [path.join('.')],
  );
  for (const path of touched) {
    const other = seen.find((one) => `${one}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${one}.`));
    if (other !== undefined)
      throw new ServerError(40, `Updating the path '${path}' would create a conflict at '${other}'`);
    seen.push(path);
  }
};

/** Fields are changed in the order of their names, numbers by value, as MongoDB 5 and later do. */
const byName = (a: Change, b: Change): number => {
  for (let i = 0; i < Math.min(a.path.length, b.path.length); i++) {
    const x = a.path[i] as string;
    const y = b.path[i] as string;
    if (x === y) continue;
    if (/^\d+$/.test(x) && /^\d+$/.test(y)) return Number(x) - Number(y);
    return x < y ? -1 : 1;
  }
  return a.path.length - b.path.length;
};

const checkPath = (path: string): string[] => {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new ServerError(
      56,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  const [first] = parts;
  if (first?.startsWith('$'))
    throw new ServerError(
      first === '$' ? 2 : 52,
      `The dollar ($) prefixed field in '${path}' is not allowed.`,
    );
  return parts;
};

const checkRename = (path: string, operand: unknown): void => {
  if (typeof operand !== 'string' || operand === path || `${path}.${operand}`.includes('$'))
    throw new ServerError(
      2,
      `$rename must name another field without positions: ${path}: ${String(operand)}`,
    );
  checkPath(operand);
};

/** Whether this update names operators, and is not a whole new document. */
export const isOperatorUpdate = (update: Doc): boolean => Object.keys(update)[0]?.startsWith('$') ?? false;

/**
 * Reads an update made of operators. Throws NotImplemented (238) for an unsupported operator, ConflictingUpdateOperators (40)
 * for two changes of one field.
 */
export const parseUpdate = (update: Doc): Change[] => {
  const changes: Change[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!SUPPORTED.updates.some((name) => name === operator)) throw refuse(`the update operator ${operator}`);
    if (!isDoc(fields))
      throw new ServerError(9, `Modifiers operate on fields: ${operator} has type ${typeNameOf(fields)}`);
    for (const [path, operand] of Object.entries(fields)) {
      if (operator === '$rename') checkRename(path, operand);
      changes.push({ operator, path: checkPath(path), operand });
    }
  }
  assertNoConflicts(changes);
  return changes.sort(byName);
};
