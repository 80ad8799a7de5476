import { isDoc, type Doc } from '../../bsonValues.ts';
import { compareValues } from '../../keys/compareValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { ServerError } from '../../serverError.ts';
import { accumulatorFor, type Accumulator } from './accumulators.ts';
import { prepareExpression, type Expression } from './evaluateExpression.ts';
import { sortDocs } from '../sortOrder.ts';
import type { PipelineEnvironment, Stage } from './stage.ts';
import { setField } from '../../ownFields.ts';

const orNull = (value: unknown): unknown => (value === undefined ? null : value);

/** The key of a group. A document of one field takes a missing value for null; one of several leaves the field out. */
const groupingBy = (id: unknown, variables: Record<string, unknown>): Expression => {
  const [field, second] = isDoc(id) ? Object.entries(id) : [];
  if (!field || second || field[0].startsWith('$')) {
    const value = prepareExpression(id, variables);
    return (doc) => orNull(value(doc));
  }
  const value = prepareExpression(field[1], variables);
  return (doc) => {
    const key: Doc = {};
    setField(key, field[0], orNull(value(doc)));
    return key;
  };
};

const group = (docs: Iterable<Doc>, operand: unknown, environment: PipelineEnvironment): Doc[] => {
  if (!isDoc(operand)) throw new ServerError(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw new ServerError(15955, 'a group specification must include an _id');
  const { _id, ...fields } = operand;
  const keyOf = groupingBy(_id, environment.variables);
  const makers = Object.entries(fields).map(
    ([field, spec]) => [field, accumulatorFor(field, spec, environment.variables)] as const,
  );
  const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
  for (const doc of docs) {
    const id = keyOf(doc);
    const key = groupKey(id);
    let entry = groups.get(key);
    if (!entry) {
      entry = { id, accumulators: makers.map(([, make]) => make()) };
      groups.set(key, entry);
    }
    for (const accumulator of entry.accumulators) accumulator.add(doc);
  }
  return [...groups.values()].map(({ id, accumulators }) => {
    const out: Doc = { _id: id };
    makers.forEach(([field], i) => {
      setField(out, field, orNull(accumulators[i]?.result()));
    });
    return out;
  });
};

const sortByCount: Stage = (docs, operand, environment) =>
  sortDocs(group(docs, { _id: operand, count: { $sum: 1 } }, environment), [['count', -1]]);

/** `$bucket`: a value at a boundary belongs to the bucket that begins there. */
const bucket: Stage = (docs, operand, environment) => {
  if (!isDoc(operand)) throw new ServerError(40201, 'Argument to $bucket stage must be an object');
  const { groupBy, boundaries, output = { count: { $sum: 1 } } } = operand;
  if (groupBy === undefined || !Array.isArray(boundaries))
    throw new ServerError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  if (boundaries.length < 2)
    throw new ServerError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  for (let i = 1; i < boundaries.length; i++) {
    if (compareValues(boundaries[i - 1], boundaries[i]) >= 0)
      throw new ServerError(40194, "The 'boundaries' option to $bucket must be sorted in ascending order");
  }
  const valueOf = prepareExpression(groupBy, environment.variables);
  const hasDefault = 'default' in operand;
  const lowerOf = (doc: Doc): unknown => {
    const value = orNull(valueOf(doc));
    if (compareValues(value, boundaries[0]) >= 0 && compareValues(value, boundaries.at(-1)) < 0) {
      return boundaries.findLast((boundary) => compareValues(boundary, value) <= 0);
    }
    if (hasDefault) return operand['default'];
    throw new ServerError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
  const lowers = new Map(docs.map((doc) => [doc, lowerOf(doc)] as const));
  const byLower = new Map<string, { id: unknown; docs: Doc[] }>();
  for (const doc of docs) {
    const id = lowers.get(doc);
    const entry = byLower.get(groupKey(id)) ?? { id, docs: [] };
    entry.docs.push(doc);
    byLower.set(groupKey(id), entry);
  }
  return [...byLower.values()]
    .sort((a, b) => compareValues(a.id, b.id))
    .flatMap(({ id, docs: members }) =>
      group(members, { _id: { $literal: id }, ...(output as Doc) }, environment),
    );
};

/** Stages that put documents together. */
export const groupStages = {
  $group: group,
  $sortByCount: sortByCount,
  $bucket: bucket,
} satisfies Record<string, Stage>;
