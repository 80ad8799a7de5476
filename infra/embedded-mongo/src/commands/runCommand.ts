import { toNumber } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';
import { commandName, decodeCommand, type Request } from '../wire/messages.ts';
import { handleWritingAggregate, needsWriter } from './aggregateCommand.ts';
import { checkCommand } from './checkCommand.ts';
import * as collections from './collectionCommands.ts';
import {
  readFromWriter,
  timeLimit,
  type Command,
  type CommandContext,
  type Handler,
  type Reply,
  type Server,
} from './CommandContext.ts';
import { getMore, killCursors } from './cursorCommands.ts';
import { handleFindAndModify } from './findAndModifyCommand.ts';
import { handleCreateIndexes, handleDropIndexes } from './indexCommands.ts';
import { handleInsert } from './insertCommand.ts';
import { asError, errorReply, replyOf } from './reply.ts';
import { isRead, readFrom, runRead } from './runRead.ts';
import { handleAbort, handleCommit, handleEndSessions } from './serverCommands.ts';
import { sessionOf } from './Sessions.ts';
import { handleUpdate } from './updateCommand.ts';
import { withinTime } from '../withinTime.ts';

/** The commands that write, and those of sessions and cursors. */
const HANDLERS = new Map<string, Handler>([
  ['endSessions', handleEndSessions],
  ['commitTransaction', handleCommit],
  ['abortTransaction', handleAbort],
  ['getMore', ({ server, ...command }) => getMore(server.cursors, command)],
  ['killCursors', ({ server, ...command }) => killCursors(server.cursors, command)],
  ['insert', handleInsert],
  ['update', handleUpdate],
  ['delete', handleUpdate],
  ['findAndModify', handleFindAndModify],
  ['createIndexes', handleCreateIndexes],
  ['dropIndexes', handleDropIndexes],
  ['create', collections.handleCreate],
  ['drop', collections.handleDrop],
  ['dropDatabase', collections.handleDropDatabase],
]);

const IN_TRANSACTION = new Set([
  ...['find', 'aggregate', 'distinct', 'count', 'getMore', 'killCursors'],
  ...['insert', 'update', 'delete', 'findAndModify', 'create', 'createIndexes'],
]);

/** An error inside a transaction ends the transaction, as in MongoDB. */
const fail = (context: CommandContext, thrown: unknown): Reply => {
  const error = asError(thrown);
  if (!context.isInTransaction || context.session === undefined) return errorReply(error);
  context.server.sessions.abort(context.session);
  return errorReply(
    error.code === 112 && !error.labels.length ? error.withLabel('TransientTransactionError') : error,
  );
};

/** Returns the handler of a command in the thread that writes; undefined for an unknown command. */
const handlerFor = (context: CommandContext): Handler | undefined => {
  const { name, server, isInTransaction } = context;
  if (!isRead(name)) return HANDLERS.get(name);
  if (needsWriter(context)) return handleWritingAggregate;
  return isInTransaction ? () => readFrom(readFromWriter(context)) : () => runRead(server, context);
};

/** The parts of a request. */
export const commandOf = (request: Request): Command => {
  const name = commandName(request.body);
  const body = decodeCommand(request);
  const db = typeof body['$db'] === 'string' ? body['$db'] : (request.legacyDb ?? 'admin');
  return { name, body, db, session: sessionOf(body) };
};

/** Runs a command in the thread that writes and returns its reply; errors become replies too. */
export const runCommand = (
  server: Server,
  command: Command,
  connectionId: number,
): Reply | Promise<Reply> => {
  const { name, body, session } = command;
  const isInTransaction =
    body['autocommit'] === false &&
    session !== undefined &&
    name !== 'commitTransaction' &&
    name !== 'abortTransaction';
  const context: CommandContext = { ...command, server, isInTransaction, connectionId };
  const work = (): Reply | Promise<Reply> => {
    checkCommand(context);
    const handler = handlerFor(context);
    if (!handler) throw new ServerError(59, `no such command: '${name}'`);
    return handler(context);
  };
  return isInTransaction ? runInTransaction(context, session, work) : replyOf(work);
};

const runInTransaction = async (
  context: CommandContext,
  session: string,
  work: () => Reply | Promise<Reply>,
): Promise<Reply> => {
  const { name, body, server, connectionId } = context;
  try {
    if (!IN_TRANSACTION.has(name))
      throw new ServerError(263, `Cannot run '${name}' in a multi-document transaction.`);
    if (toNumber(body['txnNumber']) === undefined)
      throw new ServerError(72, "'txnNumber' is needed in a transaction");
    await server.sessions.join(session, body, connectionId);
  } catch (error) {
    return errorReply(asError(error));
  }
  return replyOf(
    () => withinTime(timeLimit(body), work),
    (error) => fail(context, error),
  );
};
