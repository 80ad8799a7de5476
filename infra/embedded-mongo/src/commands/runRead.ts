import type { Doc } from '../bsonValues.ts';
import { ScanCost } from '../planner/ScanCost.ts';
import { refuse, ServerError } from '../serverError.ts';
import type { Source } from '../storage/Reads.ts';
import { withinTime } from '../withinTime.ts';
import { handleAggregate } from './aggregateCommand.ts';
import { checkCommand } from './checkCommand.ts';
import * as collections from './collectionCommands.ts';
import {
  timeLimit,
  type Command,
  type ReadContext,
  type Reader,
  type ReadHandler,
  type Reply,
} from './CommandContext.ts';
import { getMore, killCursors } from './cursorCommands.ts';
import { handleExplain } from './explainCommand.ts';
import { handleCount, handleDistinct, handleFind } from './findCommand.ts';
import { handleListIndexes } from './indexCommands.ts';
import { asError, errorReply, replyOf } from './reply.ts';
import type { Snapshots } from './Snapshots.ts';

/** The commands that only read. */
const READS = new Map<string, ReadHandler>([
  ['find', handleFind],
  ['count', handleCount],
  ['distinct', handleDistinct],
  ['aggregate', handleAggregate],
  ['explain', handleExplain],
  ['listIndexes', handleListIndexes],
  ['listCollections', collections.handleListCollections],
  ['validate', collections.handleValidate],
]);

const IN_SNAPSHOT = new Set(['find', 'count', 'distinct', 'aggregate']);

export const isRead = (name: string): boolean => READS.has(name);

/** Runs a command that only reads. */
export const readFrom = (context: ReadContext): Reply => {
  checkCommand(context);
  const handler = READS.get(context.name);
  if (!handler) throw new ServerError(59, `no such command: '${context.name}'`);
  return handler(context);
};

/** Runs a command that only reads committed data. Throws TooLong if it exceeds `cost`. */
export const runRead = (reader: Reader, command: Command, cost = new ScanCost()): Reply => {
  const { reads, cursors } = reader;
  const source = reads.begin();
  let isHeld = false;
  const hold = (): (() => void) => {
    isHeld = true;
    return () => reads.end(source);
  };
  try {
    const context = { ...command, source, cursors, cost };
    // A bounded read ends before any limit.
    if (cost.isBounded) return readFrom({ ...context, hold: undefined });
    return withinTime(timeLimit(command.body), () => readFrom({ ...context, hold }));
  } finally {
    if (!isHeld) reads.end(source);
  }
};

const readSnapshot = ({ cursors }: Reader, command: Command, source: Source): Reply => {
  if (!IN_SNAPSHOT.has(command.name)) throw refuse('writing in a transaction of read concern snapshot');
  // Its cursors end with it.
  const hold = (): (() => void) => () => undefined;
  const context = { ...command, source, cursors, cost: new ScanCost(), hold };
  return withinTime(timeLimit(command.body), () => readFrom(context));
};

/** Runs a command in a thread that reads: one that only reads, one of a cursor of this thread, or one of a snapshot. */
export const runInReader = (
  reader: Reader,
  snapshots: Snapshots,
  command: Command,
  connectionId: number,
): Reply | Promise<Reply> => {
  const { name, body, session } = command;
  const isSnapshot = body['autocommit'] === false && session !== undefined;
  if (isSnapshot && (name === 'commitTransaction' || name === 'abortTransaction')) {
    return replyOf((): Doc => {
      snapshots.finish(session, body, name === 'commitTransaction');
      return {};
    });
  }
  const fail = (error: unknown): Reply => {
    if (isSnapshot) snapshots.end(session);
    return errorReply(asError(error));
  };
  return replyOf(() => {
    const source = isSnapshot ? snapshots.join(session, body, connectionId) : undefined;
    if (name === 'getMore') return getMore(reader.cursors, command);
    if (name === 'killCursors') return killCursors(reader.cursors, command);
    return source ? readSnapshot(reader, command, source) : runRead(reader, command);
  }, fail);
};
