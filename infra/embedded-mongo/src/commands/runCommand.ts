import { toNumber, type Doc } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';
import { commandName, decodeCommand, type Request } from '../wire/messages.ts';
import { handleAggregate } from './aggregateCommand.ts';
import * as collections from './collectionCommands.ts';
import type { CommandContext, Handler, Server } from './CommandContext.ts';
import { handleGetMore, handleKillCursors } from './cursorCommands.ts';
import { handleExplain } from './explainCommand.ts';
import { handleFindAndModify } from './findAndModifyCommand.ts';
import { handleCount, handleDistinct, handleFind } from './findCommand.ts';
import { handleCreateIndexes, handleDropIndexes, handleListIndexes } from './indexCommands.ts';
import { handleInsert } from './insertCommand.ts';
import * as basics from './serverCommands.ts';
import { sessionOf } from './Sessions.ts';
import { handleDelete, handleUpdate } from './updateCommand.ts';

/** Every command this server knows. */
const HANDLERS = new Map<string, Handler>([
  ['hello', basics.handleHello],
  ['isMaster', basics.handleHello],
  ['ismaster', basics.handleHello],
  ['ping', basics.handlePing],
  ['buildInfo', basics.handleBuildInfo],
  ['buildinfo', basics.handleBuildInfo],
  ['serverStatus', basics.handleServerStatus],
  ['connectionStatus', basics.handleConnectionStatus],
  ['getParameter', basics.handleGetParameter],
  ['replSetGetStatus', basics.handleReplSetGetStatus],
  ['endSessions', basics.handleEndSessions],
  ['killSessions', basics.handleEndSessions],
  ['commitTransaction', basics.handleCommit],
  ['abortTransaction', basics.handleAbort],
  ['find', handleFind],
  ['count', handleCount],
  ['distinct', handleDistinct],
  ['aggregate', handleAggregate],
  ['explain', handleExplain],
  ['getMore', handleGetMore],
  ['killCursors', handleKillCursors],
  ['insert', handleInsert],
  ['update', handleUpdate],
  ['delete', handleDelete],
  ['findAndModify', handleFindAndModify],
  ['findandmodify', handleFindAndModify],
  ['createIndexes', handleCreateIndexes],
  ['listIndexes', handleListIndexes],
  ['dropIndexes', handleDropIndexes],
  ['deleteIndexes', handleDropIndexes],
  ['create', collections.handleCreate],
  ['drop', collections.handleDrop],
  ['dropDatabase', collections.handleDropDatabase],
  ['renameCollection', collections.handleRename],
  ['listCollections', collections.handleListCollections],
  ['listDatabases', collections.handleListDatabases],
  ['collStats', collections.handleCollStats],
  ['collstats', collections.handleCollStats],
  ['validate', collections.handleValidate],
  ['dbStats', collections.handleDbStats],
]);

const IN_TRANSACTION = new Set([
  'find',
  'aggregate',
  'distinct',
  'getMore',
  'killCursors',
  'insert',
  'update',
  'delete',
  'findAndModify',
  'findandmodify',
  'create',
  'createIndexes',
  'count',
  'abortTransaction',
  'commitTransaction',
]);

const asError = (error: unknown): ServerError => {
  if (error instanceof ServerError) return error;
  console.error(error);
  return new ServerError(1, error instanceof Error ? error.message : String(error));
};

const errorReply = (error: ServerError): Doc => ({
  ok: 0,
  errmsg: error.message,
  code: error.code,
  codeName: error.codeName,
  ...error.details,
  ...(error.labels.length > 0 ? { errorLabels: error.labels } : {}),
});

const finish = (reply: Doc | Uint8Array): Doc | Uint8Array =>
  reply instanceof Uint8Array ? reply : { ...reply, ok: 1 };

/** An error inside a transaction ends the transaction, as in MongoDB. */
const fail = (context: CommandContext, thrown: unknown): Doc => {
  const error = asError(thrown);
  if (!context.isInTransaction || context.session === undefined) return errorReply(error);
  context.server.sessions.abort(context.session);
  return errorReply(
    error.code === 112 && !error.labels.length ? error.withLabel('TransientTransactionError') : error,
  );
};

const runHandler = (
  context: CommandContext,
  handler: Handler,
): Doc | Uint8Array | Promise<Doc | Uint8Array> => {
  try {
    const reply = handler(context);
    return reply instanceof Promise
      ? reply.then(finish, (error: unknown) => fail(context, error))
      : finish(reply);
  } catch (error) {
    return fail(context, error);
  }
};

/** Runs a command and answers its reply; errors become replies too. Throws only for a message that cannot be decoded. */
export const runCommand = (
  server: Server,
  request: Request,
  connectionId: number,
): Doc | Uint8Array | Promise<Doc | Uint8Array> => {
  const name = commandName(request.body);
  const handler = HANDLERS.get(name);
  const body = decodeCommand(request);
  const session = sessionOf(body);
  const isInTransaction = body['autocommit'] === false;
  const db = typeof body['$db'] === 'string' ? body['$db'] : (request.legacyDb ?? 'admin');
  const context: CommandContext = { server, name, body, db, session, isInTransaction, connectionId };
  if (!handler) return errorReply(new ServerError(59, `no such command: '${name}'`));
  if (
    !isInTransaction ||
    session === undefined ||
    name === 'commitTransaction' ||
    name === 'abortTransaction'
  ) {
    return runHandler({ ...context, isInTransaction: false }, handler);
  }
  if (!IN_TRANSACTION.has(name)) {
    return errorReply(new ServerError(263, `Cannot run '${name}' in a multi-document transaction.`));
  }
  if (toNumber(body['txnNumber']) === undefined)
    return errorReply(new ServerError(72, "'txnNumber' is needed in a transaction"));
  return server.sessions.join(session, body, connectionId).then(
    () => runHandler(context, handler),
    (error: unknown) => errorReply(asError(error)),
  );
};
