import { isDoc, toNumber, type Doc } from '../bsonValues.ts';
import type { Collection } from '../catalogue/Catalogue.ts';
import { equalValues } from '../keys/compareValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import type { Connection } from '../storage/Connection.ts';
import type { Database, Snapshot } from '../storage/Database.ts';
import type { Cursors } from './Cursors.ts';
import type { Sessions } from './Sessions.ts';

/** What every command works with. */
export interface Server {
  database: Database;
  cursors: Cursors;
  sessions: Sessions;
  /** How clients name this server, for `hello`. */
  address: string;
  startedAt: number;
}

/** One command under way. */
export interface CommandContext {
  server: Server;
  name: string;
  body: Doc;
  db: string;
  /** The session's id as text, when the client named one. */
  session: string | undefined;
  /** Is the command part of a transaction, which then holds the writer? */
  isInTransaction: boolean;
  connectionId: number;
}

/** A command's work: answers fields of the reply (`ok: 1` is added) or the reply's bytes. */
export type Handler = (context: CommandContext) => Doc | Uint8Array | Promise<Doc | Uint8Array>;

/** The collection a command names in its first field. Throws InvalidNamespace (73) when that is no name. */
export const collectionName = ({ body, name }: CommandContext): string => {
  const value = body[name];
  if (typeof value !== 'string' || value === '')
    throw new ServerError(73, `collection name has invalid type or is empty in '${name}'`);
  return value;
};

/** The moment that this command's transaction reads from, when it asked for one of its own. */
const snapshotFor = ({ server, session, isInTransaction }: CommandContext): Snapshot | undefined =>
  isInTransaction ? server.sessions.snapshotOf(session) : undefined;

/** The connection this command reads from: inside a transaction it sees what the transaction wrote. */
export const readingFrom = (context: CommandContext): Connection => {
  const { reader, writerConnection } = context.server.database;
  return context.isInTransaction ? (snapshotFor(context)?.connection ?? writerConnection) : reader;
};

/** The collection as this command may see it; undefined when there is none. */
export const visibleCollection = (
  context: CommandContext,
  name: string,
  db = context.db,
): Collection | undefined => {
  const snapshot = snapshotFor(context);
  if (snapshot) return snapshot.catalogue.find(db, name);
  const collection = context.server.database.catalogue.find(db, name);
  return collection && (context.isInTransaction || !collection.isUncommitted) ? collection : undefined;
};

/** Runs a write: at once inside a transaction, else in its turn; resolves when it is committed. */
export const write = <Result>(context: CommandContext, work: () => Result): Result | Promise<Result> => {
  if (!context.isInTransaction) return context.server.database.writer.run(work);
  if (snapshotFor(context)) throw refuse('writing in a transaction of read concern snapshot');
  return work();
};

/** A number of the command, `fallback` when absent. Throws TypeMismatch (14) for other types. */
export const numberField = (body: Doc, field: string, fallback: number): number => {
  const value = body[field];
  if (value === undefined || value === null) return fallback;
  const number = toNumber(value);
  if (number === undefined)
    throw new ServerError(14, `BSON field '${field}' is the wrong type, expected a number`);
  return number;
};

/** A document of the command, empty when absent. Throws TypeMismatch (14) for other types. */
export const docField = (body: Doc, field: string): Doc => {
  const value = body[field];
  if (value === undefined || value === null) return {};
  if (!isDoc(value))
    throw new ServerError(14, `BSON field '${field}' is the wrong type, expected type 'object'`);
  return value;
};

/** Throws NotImplemented (238) when the command asks for a collation other than the simple one. */
export const refuseCollation = (body: Doc): void => {
  const collation = body['collation'];
  if (isDoc(collation) && Object.keys(collation).length > 0 && collation['locale'] !== 'simple')
    throw refuse('collation');
};

/** Throws BadValue (2) when the command hints at an index there is not. The planner chooses for itself. */
export const checkHint = (collection: Collection | undefined, body: Doc): void => {
  const hint = body['hint'];
  if (hint === undefined || collection === undefined || (isDoc(hint) && '$natural' in hint)) return;
  const isKnown = collection.indexes.some(({ name, spec }) =>
    isDoc(hint) ? equalValues(spec['key'], hint) : name === hint,
  );
  if (!isKnown)
    throw new ServerError(
      2,
      'error processing query: planner returned error: hint provided does not correspond to an existing index',
    );
};
