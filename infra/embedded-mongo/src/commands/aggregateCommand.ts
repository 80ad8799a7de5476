import { decodeTyped, encode, isDoc, toNumber, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { countFound, streamRows, type Query } from '../planner/findRows.ts';
import type { Source } from '../storage/Reads.ts';
import { ServerError } from '../serverError.ts';
import { assertStagesKnown, parseStages, runPipeline } from '../semantics/aggregation/runPipeline.ts';
import type { PipelineEnvironment } from '../semantics/aggregation/stage.ts';
import { checkFields } from '../semantics/supported.ts';
import { parseFilter } from '../semantics/filter/parseFilter.ts';
import {
  docField,
  numberField,
  readFromWriter,
  write,
  type Command,
  type CommandContext,
  type Handler,
  type ReadContext,
  type ReadHandler,
} from './CommandContext.ts';
import { answerCursor, isBounded } from './findCommand.ts';
import { cursorReply } from '../wire/rawReply.ts';
import { openChangeStream } from '../streams/openChangeStream.ts';
import { pushDown } from './pushDown.ts';
import { mergeInto } from './mergeInto.ts';

const FIRST_BATCH = 101;

/** Documents of a query, with BSON types; `onRead` receives each document's bytes. */
function* typedDocs(
  { connection }: Source,
  collection: Collection,
  query: Query,
  onRead?: (bytes: Uint8Array) => void,
): Generator<Doc> {
  for (const { doc, decoded } of streamRows(connection, collection, query, { isTyped: true })) {
    onRead?.(doc);
    yield decoded ?? decodeTyped(doc);
  }
}

const environmentFor = ({ db, source }: ReadContext): PipelineEnvironment => ({
  variables: {},
  read: (name, filter) => {
    const collection = source.catalogue.find(db, name);
    if (!collection) return [];
    const query = { filter: parseFilter(filter ?? {}), sort: [], skip: 0, limit: 0 };
    return [...typedDocs(source, collection, query)];
  },
});

/**
 * Returns the result of a stage that only counts `n` documents, as the driver's `countDocuments` expects it; undefined for
 * other stages.
 */
const countStage = ([name, operand]: [string, unknown]): ((n: number) => Doc[]) | undefined => {
  if (name !== '$group' || !isDoc(operand)) return undefined;
  const { _id, ...fields } = operand;
  const [[field, sum] = [], ...others] = Object.entries(fields);
  const isOneGroup = _id === null || toNumber(_id) !== undefined;
  if (!isOneGroup || field === undefined || others.length > 0 || field.includes('.')) return undefined;
  if (!isDoc(sum) || Object.keys(sum).length !== 1 || toNumber(sum['$sum']) !== 1) return undefined;
  return (n) => (n === 0 ? [] : [{ _id, [field]: n }]);
};

/** Stages that look at one document at a time. */
const STREAMED = new Set(['$match', '$project', '$set', '$unwind', '$lookup']);
/** Number of documents passed to such stages at once. */
const CHUNK = 500;
/** Limit of other stages' input, as BSON: only `$group` takes its documents one by one. */
const MAX_COLLECTED_BYTES = 100 * 1024 * 1024;

function* chunksOf(docs: Iterable<Doc>): Generator<Doc[]> {
  let chunk: Doc[] = [];
  for (const doc of docs) {
    chunk.push(doc);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Throws ExceededMemoryLimit (146) once a stage that needs all documents at once receives too many. */
const boundedBytes = (): ((bytes: Uint8Array) => void) => {
  let total = 0;
  return ({ length }) => {
    total += length;
    if (total > MAX_COLLECTED_BYTES)
      throw new ServerError(
        146,
        `a stage of the pipeline needs more than ${MAX_COLLECTED_BYTES} bytes at once`,
      );
  };
};

/** Returns a pipeline's documents, read on demand as far as its stages allow. */
const runStages = (context: ReadContext, stages: [string, unknown][]): Iterable<Doc> => {
  const { body, db, cost, source } = context;
  const { query, rest } = pushDown(stages);
  const name = body['aggregate'];
  const collection = typeof name === 'string' ? source.catalogue.find(db, name) : undefined;
  const environment = environmentFor(context);
  const run = (docs: Iterable<Doc>, some: [string, unknown][]): Doc[] =>
    runPipeline(
      docs,
      some.map(([stage, operand]) => ({ [stage]: operand })),
      environment,
    );
  const [counting, ...others] = rest;
  const count = counting && collection && countStage(counting);
  if (!count || others.length > 0 || !isBounded(query.filter)) cost.refuseUnbounded();
  if (!collection) return run([], rest);
  if (count) return run(count(countFound(source.connection, collection, query, cost)), others);
  const blocking = rest.findIndex(([stage]) => !STREAMED.has(stage));
  const streamed = blocking === -1 ? rest : rest.slice(0, blocking);
  const tail = rest.slice(streamed.length);
  const onRead = tail.length > 0 && tail[0]?.[0] !== '$group' ? boundedBytes() : undefined;
  const read = typedDocs(source, collection, query, onRead);
  function* stream(): Generator<Doc> {
    for (const chunk of chunksOf(read)) yield* run(chunk, streamed);
  }
  const docs = streamed.length > 0 ? stream() : read;
  return tail.length > 0 ? run(docs, tail) : docs;
};

function* encoded(docs: Iterable<Doc>): Generator<Uint8Array> {
  for (const doc of docs) yield encode(doc);
}

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

/** Whether the pipeline writes, or waits for changes, which only the thread that writes can do. */
export const needsWriter = ({ name, body }: Command): boolean => {
  const { pipeline } = body;
  return (
    name === 'aggregate' &&
    Array.isArray(pipeline) &&
    pipeline.some((stage) => isDoc(stage) && Object.keys(stage).some((one) => WRITER_STAGES.has(one)))
  );
};

const WRITER_STAGES = new Set(['$merge', '$changeStream']);

/** Returns the collection's name. Throws FailedToParse (9) without `cursor`, as MongoDB does. */
const targetOf = (body: Doc): string => {
  if (body['cursor'] === undefined)
    throw new ServerError(
      9,
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  const name = body['aggregate'];
  if (typeof name !== 'string' && toNumber(name) !== 1)
    throw new ServerError(73, 'Invalid collection name for aggregate');
  return typeof name === 'string' ? name : '$cmd.aggregate';
};

/** `aggregate` that only reads. */
export const handleAggregate: ReadHandler = (context) => {
  const { body, db } = context;
  const stages = parseStages(body['pipeline']);
  assertStagesKnown(stages);
  const cursor = docField(body, 'cursor');
  checkFields('aggregate.cursor', cursor, ['batchSize']);
  const batchSize =
    cursor['batchSize'] === undefined ? FIRST_BATCH : numberField(cursor, 'batchSize', FIRST_BATCH);
  const namespace = `${db}.${targetOf(body)}`;
  const docs = runStages(context, stages);
  // A list needs no source.
  return answerCursor(context, namespace, Array.isArray(docs) ? docs.map(encode) : encoded(docs), batchSize);
};

/** `aggregate` that ends in `$merge`, or begins with `$changeStream`. */
export const handleWritingAggregate: Handler = (context) => {
  const { body, db, isInTransaction } = context;
  const stages = parseStages(body['pipeline']);
  assertStagesKnown(stages);
  const [head] = stages;
  if (head?.[0] === '$changeStream') return watch(context, head[1], stages.slice(1));
  if (stages.some(([name]) => name === '$changeStream'))
    throw new ServerError(40602, '$changeStream is only valid as the first stage in a pipeline');
  const reading = readFromWriter(context);
  const namespace = `${db}.${targetOf(body)}`;
  const [name, operand] = stages.pop() ?? [];
  if (name !== '$merge' || stages.some(([stage]) => stage === '$merge'))
    throw new ServerError(40601, '$merge can only be the final stage in the pipeline');
  if (isInTransaction) throw new ServerError(263, '$merge cannot be used in a transaction');
  return write(context, () => {
    const docs = [...runStages(reading, stages)];
    mergeInto(context, docs, operand);
    return answerCursor(reading, namespace, [], FIRST_BATCH);
  });
};
