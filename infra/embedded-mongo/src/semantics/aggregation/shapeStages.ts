import { isDoc, toNumber, type Doc } from '../../bsonValues.ts';
import { ServerError } from '../../serverError.ts';
import { compileFilter } from '../filter/compileFilter.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import { prepareProjection } from '../projection.ts';
import { parseSort, sortDocs } from '../sortOrder.ts';
import { prepareExpression } from './evaluateExpression.ts';
import type { Stage } from './stage.ts';
import { addFieldsStage } from './addFieldsStage.ts';
import { unwindStage } from './unwindStage.ts';

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

const unset: Stage = (docs, operand, { variables }) => {
  const paths = typeof operand === 'string' ? [operand] : operand;
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string'))
    throw new ServerError(31002, '$unset specification must be a string or an array of strings');
  return docs.map(
    prepareProjection(Object.fromEntries(paths.map((path) => [path, 0])), { variables, isFind: false }),
  );
};

const replaceWith: Stage = (docs, operand, { variables }) => {
  const root = prepareExpression(operand, variables);
  return docs.map((doc) => {
    const value = root(doc);
    if (!isDoc(value))
      throw new ServerError(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was: ${JSON.stringify(value) ?? 'MISSING'}`,
      );
    return value;
  });
};

const replaceRoot: Stage = (docs, operand, environment) =>
  replaceWith(docs, needDoc('$replaceRoot', operand)['newRoot'], environment);

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

/** Stages that choose, order and reshape documents. */
export const shapeStages = {
  $match: match,
  $project: project,
  $addFields: addFieldsStage,
  $set: addFieldsStage,
  $unset: unset,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $sort: sort,
  $limit: (docs, operand) => docs.slice(0, wholeNumber('$limit', operand, 1)),
  $skip: (docs, operand) => docs.slice(wholeNumber('$skip', operand, 0)),
  $count: count,
  $sample: sample,
  $unwind: unwindStage,
} satisfies Record<string, Stage>;
