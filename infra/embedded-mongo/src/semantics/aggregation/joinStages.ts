import { isDoc, type Doc } from '../../bsonValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { someLeaf } from '../filter/pathValues.ts';
import { evaluateLet, prepareExpression } from './evaluateExpression.ts';
import type { PipelineEnvironment, Stage } from './stage.ts';

type Run = (docs: Doc[], pipeline: unknown, environment: PipelineEnvironment) => Doc[];

const read = (environment: PipelineEnvironment, from: unknown, filter?: Doc): Doc[] => {
  if (typeof from !== 'string') throw refuse('reading from another database');
  if (!environment.read) throw new ServerError(72, 'this pipeline may not read other collections');
  return environment.read(from, filter);
};

/** Returns the values at a path: an array's elements, and the array. */
const valuesAt = (doc: Doc, path: string): unknown[] => {
  const values: unknown[] = [];
  someLeaf(doc, path.split('.'), (value) => {
    values.push(value);
    return false;
  });
  return values;
};

/** Returns the values that join a document at a path, by key: a missing value counts as null. */
const joinedBy = (doc: Doc, path: string): Map<string, unknown> => {
  const values = valuesAt(doc, path).map((value) => value ?? null);
  return new Map((values.length > 0 ? values : [null]).map((value) => [groupKey(value), value]));
};

/** Returns the foreign documents of a local one; reads those that some local document refers to. */
const equalityJoin = (
  docs: Doc[],
  from: unknown,
  [local, foreign]: [local: string, foreign: string],
  environment: PipelineEnvironment,
): ((doc: Doc) => Doc[]) => {
  const wanted = new Map(docs.flatMap((doc) => [...joinedBy(doc, local)]));
  const byKey = new Map<string, Doc[]>();
  for (const doc of read(environment, from, { [foreign]: { $in: [...wanted.values()] } })) {
    for (const key of joinedBy(doc, foreign).keys()) {
      const list = byKey.get(key) ?? [];
      list.push(doc);
      byKey.set(key, list);
    }
  }
  return (doc) => [...new Set([...joinedBy(doc, local).keys()].flatMap((key) => byKey.get(key) ?? []))];
};

/** Copies for a pipeline, which may change the documents it is given. */
const copied = (docs: Doc[]): Doc[] => docs.map((doc) => ({ ...doc }));

/** Returns the name of the field that a join fills. */
const needAs = (stage: string, as: unknown): string => {
  if (typeof as !== 'string') throw new ServerError(9, `must specify 'as' field for a ${stage}`);
  if (as.includes('.')) throw refuse(`a dot in 'as' of ${stage}`);
  return as;
};

const lookup =
  (run: Run): Stage =>
  (docs, operand, environment) => {
    if (!isDoc(operand)) throw new ServerError(9, '$lookup specification must be an object');
    const { from, localField, foreignField, pipeline, let: letSpec } = operand;
    const as = needAs('$lookup', operand['as']);
    const isByFields = typeof localField === 'string' && typeof foreignField === 'string';
    if (!isByFields && (!Array.isArray(pipeline) || localField !== undefined || foreignField !== undefined))
      throw new ServerError(9, "$lookup requires 'pipeline' or both 'localField' and 'foreignField'");
    const foreignOf = isByFields
      ? equalityJoin(docs, from, [localField, foreignField], environment)
      : () => read(environment, from);
    return docs.map((doc) => {
      const variables = evaluateLet(letSpec, doc, environment.variables);
      const found = foreignOf(doc);
      const joined =
        pipeline === undefined ? found : run(copied(found), pipeline, { ...environment, variables });
      return { ...doc, [as]: joined };
    });
  };

const unionWith =
  (run: Run): Stage =>
  (docs, operand, environment) => {
    const { coll, pipeline = [] }: Doc = isDoc(operand) ? operand : { coll: operand };
    return [...docs, ...run(read(environment, coll), pipeline, environment)];
  };

const facet =
  (run: Run): Stage =>
  (docs, operand, environment) => {
    if (!isDoc(operand) || Object.keys(operand).length === 0)
      throw new ServerError(40169, 'the $facet specification must be a non-empty object');
    const results = Object.entries(operand).map(([name, pipeline]) => [
      name,
      run(copied(docs), pipeline, environment),
    ]);
    return [Object.fromEntries(results)];
  };

const graphLookup: Stage = (docs, operand, environment) => {
  const { from, startWith, connectFromField, connectToField, as }: Doc = isDoc(operand) ? operand : {};
  const name = needAs('$graphLookup', as);
  if (typeof connectFromField !== 'string' || typeof connectToField !== 'string' || startWith === undefined)
    throw new ServerError(
      40105,
      "$graphLookup requires 'startWith', 'connectFromField' and 'connectToField'.",
    );
  const start = prepareExpression(startWith, environment.variables);
  return docs.map((doc) => {
    const found = new Map<string, Doc>();
    const first = start(doc);
    let frontier: unknown[] = Array.isArray(first) ? first : [first ?? null];
    while (frontier.length > 0) {
      const reached = read(environment, from, { [connectToField]: { $in: frontier } });
      const fresh = reached.filter(({ _id }) => !found.has(groupKey(_id)));
      for (const next of fresh) found.set(groupKey(next['_id']), next);
      frontier = fresh
        .flatMap((next) => valuesAt(next, connectFromField))
        .filter((value) => value !== undefined && !Array.isArray(value));
    }
    return { ...doc, [name]: [...found.values()] };
  });
};

/** Stages that run further pipelines or read other collections. */
export const joinStages = (run: Run) =>
  ({
    $lookup: lookup(run),
    $unionWith: unionWith(run),
    $facet: facet(run),
    $graphLookup: graphLookup,
  }) satisfies Record<string, Stage>;
