import { isDoc, type Doc } from '../../bsonValues.ts';
import { compareValues } from '../../keys/compareValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { setField } from '../../ownFields.ts';
import { ServerError } from '../../serverError.ts';
import { prepareExpression, type Expression } from './evaluateExpression.ts';
import { gatheringFor, type Gathering } from './outputFields.ts';
import type { PipelineEnvironment, Stage } from './stage.ts';

/** Returns the key of a group. A document of one field treats a missing value as null; one of several omits the field. */
const groupingBy = (id: unknown, variables: Record<string, unknown>): Expression => {
  const [field, second] = isDoc(id) ? Object.entries(id) : [];
  if (!field || second || field[0].startsWith('$')) return prepareExpression(id, variables);
  const value = prepareExpression(field[1], variables);
  return (doc) => {
    const key: Doc = {};
    setField(key, field[0], value(doc) ?? null);
    return key;
  };
};

/** Returns a document for each key, with its output fields. */
const groupBy = (
  docs: Iterable<Doc>,
  keyOf: Expression,
  fields: Doc,
  { variables }: PipelineEnvironment,
): Doc[] => {
  const makers = Object.entries(fields).map(
    ([field, spec]) => [field, gatheringFor(field, spec, variables)] as const,
  );
  const groups = new Map<string, { id: unknown; gathered: [field: string, Gathering][] }>();
  for (const doc of docs) {
    const id = keyOf(doc) ?? null;
    const key = groupKey(id);
    let group = groups.get(key);
    if (!group) {
      group = { id, gathered: makers.map(([field, make]) => [field, make()]) };
      groups.set(key, group);
    }
    for (const [, { add }] of group.gathered) add(doc);
  }
  return [...groups.values()].map(({ id, gathered }) => {
    const out: Doc = { _id: id };
    for (const [field, { result }] of gathered) setField(out, field, result());
    return out;
  });
};

const group = (docs: Iterable<Doc>, operand: unknown, environment: PipelineEnvironment): Doc[] => {
  if (!isDoc(operand)) throw new ServerError(15947, "a group's fields must be specified in an object");
  if (!('_id' in operand)) throw new ServerError(15955, 'a group specification must include an _id');
  const { _id, ...fields } = operand;
  return groupBy(docs, groupingBy(_id, environment.variables), fields, environment);
};

/** `$bucket`: a value at a boundary belongs to the bucket that begins there. */
const bucket: Stage = (docs, operand, environment) => {
  if (!isDoc(operand)) throw new ServerError(40201, 'Argument to $bucket stage must be an object');
  const { groupBy: by, boundaries, output = { count: { $sum: 1 } } } = operand;
  if (by === undefined || !Array.isArray(boundaries) || !isDoc(output))
    throw new ServerError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  if (boundaries.length < 2)
    throw new ServerError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  if (boundaries.some((boundary, i) => i > 0 && compareValues(boundaries[i - 1], boundary) >= 0))
    throw new ServerError(40194, "The 'boundaries' option to $bucket must be sorted in ascending order");
  const valueOf = prepareExpression(by, environment.variables);
  const lowerOf = (doc: Doc): unknown => {
    const value = valueOf(doc) ?? null;
    if (compareValues(value, boundaries[0]) >= 0 && compareValues(value, boundaries.at(-1)) < 0)
      return boundaries.findLast((boundary) => compareValues(boundary, value) <= 0);
    throw new ServerError(
      40066,
      '$bucket found a value outside its boundaries, and no default was specified.',
    );
  };
  return groupBy(docs, lowerOf, output, environment).sort((a, b) => compareValues(a['_id'], b['_id']));
};

/** Stages that combine documents. */
export const groupStages = {
  $group: group,
  $bucket: bucket,
} satisfies Record<string, Stage>;
