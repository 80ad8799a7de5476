import { decode, encode, isDoc, promote, toNumber, type Doc } from '../bsonValues.ts';
import { findRows, type Query } from '../planner/findRows.ts';
import { ServerError } from '../serverError.ts';
import { assertStagesKnown, parseStages, runPipeline } from '../semantics/aggregation/runPipeline.ts';
import type { PipelineEnvironment } from '../semantics/aggregation/stage.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import { parseSort } from '../semantics/sortOrder.ts';
import type { Connection } from '../storage/Connection.ts';
import { variablesOf } from './changeDocument.ts';
import {
  docField,
  numberField,
  readingFrom,
  refuseCollation,
  visibleCollection,
  write,
  type CommandContext,
  type Handler,
} from './CommandContext.ts';
import { answerCursor } from './findCommand.ts';
import { mergeInto, replaceWithResult } from './writeResultStages.ts';

const FIRST_BATCH = 101;

/** The leading `$match`, `$sort`, `$skip` and `$limit` that one query can do, and the stages left. */
export const pushDown = (
  stages: [string, unknown][],
  variables: Record<string, unknown>,
): { query: Query; rest: [string, unknown][] } => {
  const filters: Doc[] = [];
  const query = { sort: parseSort(undefined), skip: 0, limit: 0 };
  let at = 0;
  for (; at < stages.length; at++) {
    const [name, operand] = stages[at] as [string, unknown];
    const isFresh = query.skip === 0 && query.limit === 0;
    if (name === '$match' && isFresh && isDoc(operand)) filters.push(operand);
    else if (
      name === '$sort' &&
      isFresh &&
      query.sort.length === 0 &&
      isDoc(operand) &&
      Object.keys(operand).length > 0
    )
      query.sort = parseSort(operand);
    else if (name === '$skip' && isFresh && Number.isInteger(operand) && Number(operand) >= 0)
      query.skip = Number(operand);
    else if (name === '$limit' && query.limit === 0 && Number.isInteger(operand) && Number(operand) > 0)
      query.limit = Number(operand);
    else break;
  }
  const parts = filters.map((filter) => parseFilter(filter, variables));
  const [only] = parts;
  return {
    query: { ...query, filter: only && parts.length === 1 ? only : { kind: 'and', nodes: parts } },
    rest: stages.slice(at),
  };
};

const environmentFor = (
  context: CommandContext,
  connection: Connection,
  variables: Record<string, unknown>,
): PipelineEnvironment => ({
  variables,
  read: (name, filter) => {
    const collection = visibleCollection(context, name);
    if (!collection) return [];
    const query = { filter: parseFilter(filter ?? {}, variables), sort: [], skip: 0, limit: 0 };
    return findRows(connection, collection, query).map(({ doc, decoded }) => decoded ?? decode(doc));
  },
});

const runStages = (context: CommandContext, connection: Connection, stages: [string, unknown][]): Doc[] => {
  const { body } = context;
  const variables = variablesOf(body);
  const { query, rest } = pushDown(stages, variables);
  const name = body['aggregate'];
  const collection = typeof name === 'string' ? visibleCollection(context, name) : undefined;
  const rows = collection ? findRows(connection, collection, query) : [];
  const docs = rows.map(({ doc, decoded }) => promote(decoded ?? decode(doc)) as Doc);
  return runPipeline(
    docs,
    rest.map(([stage, operand]) => ({ [stage]: operand })),
    environmentFor(context, connection, variables),
  );
};

/** `aggregate` */
export const handleAggregate: Handler = (context) => {
  const { body, db } = context;
  refuseCollation(body);
  const stages = parseStages(body['pipeline']);
  assertStagesKnown(stages);
  const cursor = docField(body, 'cursor');
  const batchSize =
    cursor['batchSize'] === undefined ? FIRST_BATCH : numberField(cursor, 'batchSize', FIRST_BATCH);
  const name = body['aggregate'];
  const target = typeof name === 'string' ? name : '$cmd.aggregate';
  if (typeof name !== 'string' && toNumber(name) !== 1)
    throw new ServerError(73, 'Invalid collection name for aggregate');
  const [last] = stages.slice(-1);
  const isWriting = (stage: string): boolean => stage === '$out' || stage === '$merge';
  if (stages.slice(0, -1).some(([stage]) => isWriting(stage)))
    throw new ServerError(40601, `${last?.[0]} can only be the final stage in the pipeline`);
  if (last && isWriting(last[0])) {
    if (context.isInTransaction) throw new ServerError(263, `${last[0]} cannot be used in a transaction`);
    return write(context, () => {
      const docs = runStages(context, context.server.database.writerConnection, stages.slice(0, -1));
      if (last[0] === '$out') replaceWithResult(context, docs, last[1]);
      else mergeInto(context, docs, last[1]);
      return answerCursor(context, `${db}.${target}`, [], batchSize);
    });
  }
  const docs = runStages(context, readingFrom(context), stages).map(encode);
  return answerCursor(context, `${db}.${target}`, docs, batchSize);
};
