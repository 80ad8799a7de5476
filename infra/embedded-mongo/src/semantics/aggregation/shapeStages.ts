import { isDoc, toNumber, type Doc } from '../../bsonValues.ts';
import { fieldOf } from '../../ownFields.ts';
import { ServerError } from '../../serverError.ts';
import { compileFilter } from '../filter/compileFilter.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import { prepareProjection } from '../projection.ts';
import { parseSort, sortDocs } from '../sortOrder.ts';
import { setPath } from '../setPath.ts';
import { prepareExpression, type Expression } from './evaluateExpression.ts';
import type { Stage } from './stage.ts';

const needDoc = (name: string, operand: unknown): Doc => {
  if (!isDoc(operand)) throw new ServerError(40272, `${name} specification must be an object`);
  return operand;
};

const wholeNumber = (name: string, operand: unknown, least: number): number => {
  const number = toNumber(operand);
  if (number === undefined || !Number.isInteger(number) || number < least) {
    throw new ServerError(
      15958,
      `invalid argument to ${name} stage: Expected ${least > 0 ? 'a positive' : 'a non-negative'} number in: ${name}: ${String(operand)}`,
    );
  }
  return number;
};

const match: Stage = (docs, operand, { variables }) => {
  const matches = compileFilter(parseFilter(needDoc('$match', operand), variables));
  return docs.filter(matches);
};

const project: Stage = (docs, operand, { variables }) => {
  const spec = needDoc('$project', operand);
  if (Object.keys(spec).length === 0)
    throw new ServerError(51272, 'projection specification must have at least one field');
  return docs.map(prepareProjection(spec, { variables, isFind: false }));
};

type Field = [path: string[], value: Expression];

/** Returns the fields that a specification sets, those of nested documents by their paths. */
const fieldsOf = (spec: Doc, variables: Record<string, unknown>, above: string[] = []): Field[] =>
  Object.entries(spec).flatMap(([name, value]): Field[] => {
    if (name === '' || name.startsWith('$'))
      throw new ServerError(16410, `FieldPath field names may not be empty or start with '$': '${name}'`);
    const path = [...above, ...name.split('.')];
    const isNested = isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$');
    return isNested ? fieldsOf(value, variables, path) : [[path, prepareExpression(value, variables)]];
  });

/** All expressions see the document as it came. */
const set: Stage = (docs, operand, { variables }) => {
  const fields = fieldsOf(needDoc('$set', operand), variables);
  return docs.map((doc) => {
    const out = { ...doc };
    for (const [path, value] of fields) setPath(out, path, value(doc));
    return out;
  });
};

const sort: Stage = (docs, operand) => {
  const order = parseSort(needDoc('$sort', operand));
  if (order.length === 0) throw new ServerError(15976, '$sort stage must have at least one sort key');
  return sortDocs(docs, order);
};

const count: Stage = (docs, operand) => {
  if (typeof operand !== 'string' || operand === '' || operand.startsWith('$') || operand.includes('.')) {
    throw new ServerError(40156, 'the count field must be a non-empty string, without $ or .');
  }
  return docs.length === 0 ? [] : [{ [operand]: docs.length }];
};

const sample: Stage = (docs, operand) => {
  const size = wholeNumber('$sample', needDoc('$sample', operand)['size'], 1);
  const pool = [...docs];
  for (let i = 0; i < Math.min(size, pool.length); i++) {
    const j = i + Math.floor(Math.random() * (pool.length - i));
    [pool[i], pool[j]] = [pool[j] as Doc, pool[i] as Doc];
  }
  return pool.slice(0, size);
};

/** Returns the value at a path through documents only. */
const nestedValue = (doc: Doc, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isDoc(at) ? fieldOf(at, name) : undefined), doc);

const unwind: Stage = (docs, operand) => {
  const spec: Doc = isDoc(operand) ? operand : { path: operand };
  const whole = spec['path'];
  if (typeof whole !== 'string' || !whole.startsWith('$') || whole.length < 2)
    throw new ServerError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${String(whole)}`,
    );
  const path = whole.slice(1).split('.');
  const keepsEmpty = spec['preserveNullAndEmptyArrays'] === true;
  return docs.flatMap((doc) => {
    const value = nestedValue(doc, path);
    if (value === undefined || value === null) return keepsEmpty ? [doc] : [];
    if (!Array.isArray(value)) return [doc];
    const elements: unknown[] = value.length === 0 && keepsEmpty ? [undefined] : value;
    return elements.map((element) => {
      const out = { ...doc };
      setPath(out, path, element);
      return out;
    });
  });
};

/** Stages that choose, order and reshape documents. */
export const shapeStages = {
  $match: match,
  $project: project,
  $set: set,
  $sort: sort,
  $limit: (docs, operand) => docs.slice(0, wholeNumber('$limit', operand, 1)),
  $skip: (docs, operand) => docs.slice(wholeNumber('$skip', operand, 0)),
  $count: count,
  $sample: sample,
  $unwind: unwind,
} satisfies Record<string, Stage>;
