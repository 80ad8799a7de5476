import { UUID } from 'bson';
import { encode, isDoc, type Doc } from '../bsonValues.ts';
import type { Batch, Cursor } from '../commands/Cursors.ts';
import { refuse, ServerError } from '../serverError.ts';
import { runPipeline } from '../semantics/aggregation/runPipeline.ts';
import type { Committed, Journal } from '../storage/Journal.ts';
import { describeChange } from './describeChange.ts';

/** Scope of a stream: the changes of a collection, a database, or all. */
export interface StreamScope {
  db: string | undefined;
  collection: string | undefined;
}

const AWAIT_MS = 1000;
/** Distinguishes the tokens of another run of the server. */
const RUN_ID = new UUID().toHexString(false);
const STAGES = new Set(['$match', '$project', '$set']);

const tokenFor = (sequence: number): Doc => ({
  _data: `${RUN_ID}${sequence.toString(16).padStart(16, '0')}`,
});

const historyLost = (): ServerError =>
  new ServerError(
    286,
    'Resume of change stream was not possible, as the resume point may no longer be in the oplog: the embedded database keeps changes only while a client watches, and only the latest.',
    {},
    ['NonResumableChangeStreamError'],
  );

const sequenceOf = (token: unknown): number => {
  const data = isDoc(token) ? token['_data'] : undefined;
  if (typeof data !== 'string' || !data.startsWith(RUN_ID)) throw historyLost();
  return Number.parseInt(data.slice(RUN_ID.length), 16);
};

const isInScope = ({ db, collection }: StreamScope, change: Committed): boolean => {
  if (db !== undefined && change.db !== db) return false;
  return (
    collection === undefined || change.collection === collection || change.operationType === 'dropDatabase'
  );
};

const invalidates = ({ db, collection }: StreamScope, { operationType }: Committed): boolean =>
  (collection !== undefined && operationType === 'drop') ||
  (db !== undefined && operationType === 'dropDatabase');

const fullDocumentOf = (options: Doc): string => {
  const { fullDocument = 'default', fullDocumentBeforeChange = 'off' } = options;
  if (fullDocumentBeforeChange !== 'off') throw refuse('fullDocumentBeforeChange');
  if (!['default', 'updateLookup', 'whenAvailable', 'required'].includes(String(fullDocument)))
    throw new ServerError(
      2,
      `Enumeration value '${String(fullDocument)}' for field '$changeStream.fullDocument' is not a valid value.`,
    );
  return String(fullDocument);
};

const startOf = (options: Doc, journal: Journal): number => {
  const token = options['resumeAfter'] ?? options['startAfter'];
  if (token === undefined) return journal.sequence;
  const sequence = sequenceOf(token);
  if (journal.since(sequence) === undefined) throw historyLost();
  return sequence;
};

/**
 * Opens a change stream over committed changes from now on, or from a resume token of this run of the server. Throws 286 for a token
 * of an earlier run, so that the client starts over.
 */
export const openChangeStream = (
  journal: Journal,
  scope: StreamScope,
  options: Doc,
  pipeline: [name: string, operand: unknown][],
  session: string | undefined,
  namespace: string,
): { cursor: Cursor; first: Batch } => {
  for (const [name] of pipeline) {
    if (!STAGES.has(name)) throw new ServerError(20, `${name} is not permitted in a $changeStream pipeline`);
  }
  const fullDocument = fullDocumentOf(options);
  let position = startOf(options, journal);
  let isInvalid = false;
  let isClosed = false;
  const wakeUps = new Set<() => void>();
  const stopListening = journal.listen(() => {
    for (const wake of wakeUps) wake();
  });

  const shape = (event: Doc): Uint8Array[] => {
    if (pipeline.length === 0) return [encode(event)];
    const stages = pipeline.map(([name, operand]) => ({ [name]: operand }));
    return runPipeline([event], stages, { variables: {} }).map(encode);
  };

  const eventsOf = (change: Committed): Doc[] => {
    if (!isInScope(scope, change)) return [];
    const token = tokenFor(change.sequence);
    const event = describeChange(change, token, fullDocument);
    if (!invalidates(scope, change)) return [event];
    isInvalid = true;
    const { clusterTime, wallTime } = event;
    return [event, { _id: token, operationType: 'invalidate', clusterTime, wallTime }];
  };

  const take = (batchSize: number): Uint8Array[] => {
    const changes = journal.since(position);
    if (!changes) throw historyLost();
    const docs: Uint8Array[] = [];
    for (const change of changes) {
      if (docs.length >= batchSize || isInvalid) break;
      position = change.sequence;
      docs.push(...eventsOf(change).flatMap(shape));
    }
    return docs;
  };

  const batch = (docs: Uint8Array[]): Batch => ({
    docs,
    isDone: isInvalid || isClosed,
    postBatchResumeToken: tokenFor(position),
  });

  const waitForChange = (timeoutMs: number): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        wakeUps.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, timeoutMs);
      wakeUps.add(wake);
    });

  const next = async (batchSize: number, maxTimeMs = AWAIT_MS): Promise<Batch> => {
    const deadline = Date.now() + maxTimeMs;
    let docs = take(batchSize);
    while (docs.length === 0 && !isInvalid && !isClosed && Date.now() < deadline) {
      await waitForChange(deadline - Date.now());
      docs = take(batchSize);
    }
    return batch(docs);
  };

  const close = (): void => {
    isClosed = true;
    stopListening();
    for (const wake of wakeUps) wake();
  };
  return { cursor: { namespace, next, close, session }, first: batch([]) };
};
