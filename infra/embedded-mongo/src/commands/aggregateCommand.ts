import { encode, isDoc, toNumber, type Doc } from '../bsonValues.ts';
import { findDocs } from '../planner/findDocs.ts';
import { countFound } from '../planner/findRows.ts';
import { neededFields } from '../planner/neededFields.ts';
import { ServerError } from '../serverError.ts';
import { assertStagesKnown, parseStages, runPipeline } from '../semantics/aggregation/runPipeline.ts';
import type { PipelineEnvironment } from '../semantics/aggregation/stage.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import type { Connection } from '../storage/Connection.ts';
import { variablesOf } from './changeDocument.ts';
import {
  checkHint,
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
import { cursorReply } from '../wire/rawReply.ts';
import { openChangeStream } from '../streams/openChangeStream.ts';
import { explain } from './explainCommand.ts';
import { pushDown } from './pushDown.ts';
import { mergeInto, replaceWithResult } from './writeResultStages.ts';

const FIRST_BATCH = 101;

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
    return findDocs(connection, collection, query);
  },
});

/** What a stage that only counts gives for `n` documents, as the driver's `countDocuments` asks for it; undefined for other stages. */
const countStage = ([name, operand]: [string, unknown]): ((n: number) => Doc[]) | undefined => {
  if (name !== '$group' || !isDoc(operand)) return undefined;
  const { _id, ...fields } = operand;
  const [[field, sum] = [], ...others] = Object.entries(fields);
  const isOneGroup = _id === null || typeof _id === 'number';
  if (!isOneGroup || field === undefined || others.length > 0 || field.includes('.')) return undefined;
  if (!isDoc(sum) || Object.keys(sum).length !== 1 || sum['$sum'] !== 1) return undefined;
  return (n) => (n === 0 ? [] : [{ _id, [field]: n }]);
};

const runStages = (context: CommandContext, connection: Connection, stages: [string, unknown][]): Doc[] => {
  const { body } = context;
  const variables = variablesOf(body);
  const { query, rest } = pushDown(stages, variables);
  const name = body['aggregate'];
  const collection = typeof name === 'string' ? visibleCollection(context, name) : undefined;
  checkHint(collection, body);
  const [counting] = rest;
  const count = counting && collection && countStage(counting);
  const docs = !collection
    ? []
    : count
      ? count(countFound(connection, collection, query))
      : findDocs(connection, collection, query, neededFields(query, rest));
  if (count) rest.shift();
  return runPipeline(
    docs,
    rest.map(([stage, operand]) => ({ [stage]: operand })),
    environmentFor(context, connection, variables),
  );
};

/** `aggregate` whose first stage is `$changeStream`: a cursor that waits for changes. */
const watch = (context: CommandContext, options: unknown, stages: [string, unknown][]): Uint8Array => {
  const { body, db, server, session, isInTransaction } = context;
  if (isInTransaction) throw new ServerError(263, '$changeStream cannot be used in a transaction');
  const name = body['aggregate'];
  const isCollection = typeof name === 'string';
  const isCluster = !isCollection && isDoc(options) && options['allChangesForCluster'] === true;
  const scope = { db: isCluster ? undefined : db, collection: isCollection ? name : undefined };
  const namespace = `${db}.${isCollection ? name : '$cmd.aggregate'}`;
  const { cursor, first } = openChangeStream(
    server.database.journal,
    scope,
    isDoc(options) ? options : {},
    stages,
    session,
    namespace,
  );
  const id = server.cursors.add(cursor);
  return cursorReply('firstBatch', first.docs, {
    id,
    ns: namespace,
    postBatchResumeToken: first.postBatchResumeToken,
  });
};

/** `aggregate` */
export const handleAggregate: Handler = (context) => {
  const { body, db } = context;
  refuseCollation(body);
  const stages = parseStages(body['pipeline']);
  assertStagesKnown(stages);
  const [head] = stages;
  if (head?.[0] === '$changeStream') return watch(context, head[1], stages.slice(1));
  if (stages.some(([name]) => name === '$changeStream'))
    throw new ServerError(40602, '$changeStream is only valid as the first stage in a pipeline');
  if (body['explain'] === true) return explain(context, 'aggregate', body, 'queryPlanner');
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
