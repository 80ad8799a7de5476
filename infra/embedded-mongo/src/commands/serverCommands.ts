import { toNumber, type Doc } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';
import { MAX_DOCUMENT_BYTES } from '../storage/writeDocuments.ts';
import { MAX_MESSAGE_BYTES } from '../wire/messages.ts';
import type { Command, Handler } from './CommandContext.ts';
import { sessionOf } from './Sessions.ts';

/** Wire version of a MongoDB 7.0 server. */
const MAX_WIRE_VERSION = 21;
const VERSION = '7.0.0';
const SET_NAME = 'embedded';
const MAX_WRITE_BATCH = 100_000;
const SESSION_TIMEOUT_MINUTES = 30;

/** A command about the server alone. */
type BasicHandler = (context: { name: string; address: string; connectionId: number }) => Doc;

/** `hello`, and the older `isMaster`: a replica set of one, so that drivers offer transactions and change streams. */
const handleHello: BasicHandler = ({ name, address, connectionId }) => ({
  ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
  helloOk: true,
  secondary: false,
  setName: SET_NAME,
  setVersion: 1,
  primary: address,
  me: address,
  hosts: [address],
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: MAX_WRITE_BATCH,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
  connectionId,
  minWireVersion: 0,
  maxWireVersion: MAX_WIRE_VERSION,
  readOnly: false,
});

/** `ping` */
const handlePing: BasicHandler = () => ({});

/** `buildInfo` */
const handleBuildInfo: BasicHandler = () => ({
  version: VERSION,
  gitVersion: 'embedded',
  modules: ['embedded'],
  versionArray: VERSION.split('.').map(Number).concat(0),
  bits: 64,
  debug: false,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  storageEngines: ['sqlite'],
});

/** Returns the sessions that `endSessions` names. */
export const sessionsIn = ({ body, name }: Command): string[] => {
  const sessions = body[name];
  return Array.isArray(sessions) ? sessions.flatMap((lsid) => sessionOf({ lsid }) ?? []) : [];
};

/** Commands about the server alone. */
export const BASICS = new Map<string, BasicHandler>([
  ['hello', handleHello],
  ['isMaster', handleHello],
  ['ismaster', handleHello],
  ['ping', handlePing],
  ['buildInfo', handleBuildInfo],
  ['buildinfo', handleBuildInfo],
]);

/** `endSessions` */
export const handleEndSessions: Handler = ({ server, ...command }) => {
  for (const session of sessionsIn(command)) {
    server.cursors.killOfSession(session);
    server.sessions.end(session);
  }
  return {};
};

/** `commitTransaction` */
export const handleCommit: Handler = ({ server, session, body }) => {
  if (session === undefined || toNumber(body['txnNumber']) === undefined)
    throw new ServerError(125, 'commitTransaction must be run within a transaction');
  server.sessions.commit(session, body);
  return {};
};

/** `abortTransaction` */
export const handleAbort: Handler = ({ server, session, body }): Doc => {
  if (session === undefined || !server.sessions.isActive(session, body))
    throw new ServerError(251, 'Transaction is not in progress.');
  server.sessions.abort(session);
  return {};
};
