import { Long } from 'bson';
import { isDoc, toNumber, type Doc } from '../../bsonValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { refuse, ServerError } from '../../serverError.ts';
import { someLeaf } from '../filter/pathValues.ts';
import { evaluateLet, prepareExpression } from './evaluateExpression.ts';
import type { PipelineEnvironment, Stage } from './stage.ts';
import { fieldOf } from '../../ownFields.ts';

type Run = (docs: Doc[], pipeline: unknown, environment: PipelineEnvironment) => Doc[];

const read = (environment: PipelineEnvironment, from: unknown, filter?: Doc): Doc[] => {
  if (typeof from !== 'string') throw refuse('reading from another database');
  if (!environment.read) throw new ServerError(72, 'this pipeline may not read other collections');
  return environment.read(from, filter);
};

const leafKeys = (doc: Doc, path: string): string[] => {
  const keys = new Set<string>();
  someLeaf(doc, path.split('.'), (value) => {
    keys.add(groupKey(value ?? null));
    return false;
  });
  if (keys.size === 0) keys.add(groupKey(null));
  return [...keys];
};

const putAs = (doc: Doc, as: string, value: unknown): Doc => {
  const [name, ...rest] = as.split('.') as [string, ...string[]];
  if (rest.length === 0) return { ...doc, [name]: value };
  const inner = fieldOf(doc, name);
  return { ...doc, [name]: putAs(isDoc(inner) ? inner : {}, rest.join('.'), value) };
};

/** The foreign documents by each key they have at the foreign field, limited to those some local document asks for. */
const foreignByKey = (docs: Doc[], spec: Doc, environment: PipelineEnvironment): Map<string, Doc[]> => {
  const localField = String(spec['localField']);
  const foreignField = String(spec['foreignField']);
  const values = new Map<string, unknown>();
  for (const doc of docs) {
    let isEmpty = true;
    someLeaf(doc, localField.split('.'), (value) => {
      isEmpty = false;
      values.set(groupKey(value ?? null), value ?? null);
      return false;
    });
    if (isEmpty) values.set(groupKey(null), null);
  }
  const byKey = new Map<string, Doc[]>();
  for (const doc of read(environment, spec['from'], { [foreignField]: { $in: [...values.values()] } })) {
    for (const key of leafKeys(doc, foreignField)) {
      const list = byKey.get(key);
      if (list) list.push(doc);
      else byKey.set(key, [doc]);
    }
  }
  return byKey;
};

const lookup =
  (run: Run): Stage =>
  (docs, operand, environment) => {
    if (!isDoc(operand)) throw new ServerError(9, '$lookup specification must be an object');
    const { as, localField, foreignField, pipeline, let: letSpec } = operand;
    if (typeof as !== 'string') throw new ServerError(9, "must specify 'as' field for a $lookup");
    if ((localField === undefined) !== (foreignField === undefined))
      throw new ServerError(
        9,
        "$lookup requires both or neither of 'localField' and 'foreignField' to be specified",
      );
    if (localField === undefined && !Array.isArray(pipeline))
      throw new ServerError(
        9,
        "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
      );
    const byKey = localField === undefined ? undefined : foreignByKey(docs, operand, environment);
    const candidates = (doc: Doc): Doc[] => {
      if (!byKey) return operand['from'] === undefined ? [] : read(environment, operand['from']);
      const found = leafKeys(doc, String(localField)).flatMap((key) => byKey.get(key) ?? []);
      return [...new Set(found)];
    };
    return docs.map((doc) => {
      const inner = { ...environment, variables: evaluateLet(letSpec, doc, environment.variables) };
      const foreign = Array.isArray(pipeline)
        ? run(
            candidates(doc).map((one) => ({ ...one })),
            pipeline,
            inner,
          )
        : candidates(doc);
      return putAs(doc, as, foreign);
    });
  };

const unionWith =
  (run: Run): Stage =>
  (docs, operand, environment) => {
    const spec: Doc = isDoc(operand) ? operand : { coll: operand };
    const { coll, pipeline = [] } = spec;
    const other = coll === undefined ? [] : read(environment, coll);
    return [...docs, ...run(other, pipeline, environment)];
  };

const facet =
  (run: Run): Stage =>
  (docs, operand, environment) => {
    if (!isDoc(operand) || Object.keys(operand).length === 0)
      throw new ServerError(40169, 'the $facet specification must be a non-empty object');
    return [
      Object.fromEntries(
        Object.entries(operand).map(([name, pipeline]) => [
          name,
          run(
            docs.map((doc) => ({ ...doc })),
            pipeline,
            environment,
          ),
        ]),
      ),
    ];
  };

const graphLookup: Stage = (docs, operand, environment) => {
  if (!isDoc(operand)) throw new ServerError(40327, 'the $graphLookup stage specification must be an object');
  const {
    from,
    startWith,
    connectFromField,
    connectToField,
    as,
    maxDepth,
    depthField,
    restrictSearchWithMatch,
  } = operand;
  if (
    typeof as !== 'string' ||
    typeof connectFromField !== 'string' ||
    typeof connectToField !== 'string' ||
    startWith === undefined
  ) {
    throw new ServerError(
      40105,
      "$graphLookup requires 'from', 'as', 'startWith', 'connectFromField' and 'connectToField' to be specified.",
    );
  }
  const limit = toNumber(maxDepth) ?? Infinity;
  const start = prepareExpression(startWith, environment.variables);
  const restricted = isDoc(restrictSearchWithMatch) ? [restrictSearchWithMatch] : [];
  return docs.map((doc) => {
    const found = new Map<string, Doc>();
    const first = start(doc);
    let frontier: unknown[] = Array.isArray(first) ? first : [first ?? null];
    for (let depth = 0; depth <= limit && frontier.length > 0; depth++) {
      const reached = read(environment, from, {
        $and: [{ [connectToField]: { $in: frontier } }, ...restricted],
      });
      frontier = [];
      for (const next of reached) {
        const key = groupKey(next['_id']);
        if (found.has(key)) continue;
        found.set(
          key,
          typeof depthField === 'string' ? { ...next, [depthField]: Long.fromNumber(depth) } : next,
        );
        someLeaf(next, connectFromField.split('.'), (value) => {
          if (value !== undefined && !Array.isArray(value)) frontier.push(value);
          return false;
        });
      }
    }
    return putAs(doc, as, [...found.values()]);
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
