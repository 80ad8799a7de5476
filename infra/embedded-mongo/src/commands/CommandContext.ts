import { isDoc, toNumber, type Doc } from '../bsonValues.ts';
import { isRegex } from '../semantics/toRegExp.ts';
import { ServerError } from '../serverError.ts';
import { ScanCost } from '../planner/ScanCost.ts';
import type { Database } from '../storage/Database.ts';
import type { Reads, Source } from '../storage/Reads.ts';
import { withinTime } from '../withinTime.ts';
import type { Cursors } from './Cursors.ts';
import type { Sessions } from './Sessions.ts';

/** Context of commands that read, in each thread. */
export interface Reader {
  reads: Reads;
  cursors: Cursors;
}

/** Context of all commands, in the thread that writes. */
export interface Server extends Reader {
  database: Database;
  sessions: Sessions;
}

/** The parts of a command. */
export interface Command {
  name: string;
  body: Doc;
  db: string;
  /** The session's id as text, if the client sent one. */
  session: string | undefined;
}

/** A running command that only reads. */
export interface ReadContext extends Command {
  source: Source;
  cursors: Cursors;
  cost: ScanCost;
  /**
   * Keeps the source for a cursor, until the returned function is called; undefined if results are read to their end at once.
   */
  hold: (() => () => void) | undefined;
}

/** A running command in the thread that writes. */
export interface CommandContext extends Command {
  server: Server;
  /** Whether the command is part of a transaction, which then holds the writer. */
  isInTransaction: boolean;
  connectionId: number;
}

/** Work of a command: returns fields of the reply (`ok: 1` is added) or the reply's bytes. */
export type Reply = Doc | Uint8Array;
export type Handler = (context: CommandContext) => Reply | Promise<Reply>;
export type ReadHandler = (context: ReadContext) => Reply;

/** Returns the collection named by a command's first field. Throws InvalidNamespace (73) if that is not a name. */
export const collectionName = ({ body, name }: Command): string => {
  const value = body[name];
  if (typeof value !== 'string' || value === '')
    throw new ServerError(73, `collection name has invalid type or is empty in '${name}'`);
  return value;
};

/** A read in the thread that writes, which sees what its transaction has written. */
export const readFromWriter = ({ server, name, body, db, session }: CommandContext): ReadContext => ({
  name,
  body,
  db,
  session,
  cursors: server.cursors,
  source: { connection: server.database.writerConnection, catalogue: server.database.catalogue },
  cost: new ScanCost(),
  hold: undefined,
});

/** Whether an operand may take long although it reads few documents. */
const isUnbounded = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isUnbounded);
  if (isRegex(value)) return true;
  return isDoc(value) && Object.keys(value).some((name) => UNBOUNDED.has(name) || isUnbounded(value[name]));
};

const UNBOUNDED = new Set(['$regex', '$expr', 'pipeline']);
const UNBOUNDED_LIMIT_MS = 30_000;

/** Returns a write's time limit, in ms: regular expressions and expressions would block all others. */
export const writeLimit = ({ body, name }: CommandContext): number =>
  timeLimit(body) || (name !== 'insert' && isUnbounded(body) ? UNBOUNDED_LIMIT_MS : 0);

/**
 * Runs a write: at once inside a transaction, else in its turn; resolves once it is committed. A continued one waits without a
 * limit.
 */
export const write = <Result>(
  context: CommandContext,
  work: () => Result,
  goesOn = false,
): Result | Promise<Result> =>
  context.isInTransaction
    ? work()
    : context.server.database.writer.run(
        () => withinTime(writeLimit(context), work),
        timeLimit(context.body),
        goesOn,
      );

/** Returns a number of the command, `fallback` if absent. Throws TypeMismatch (14) for other types. */
export const numberField = (body: Doc, field: string, fallback: number): number => {
  const value = body[field];
  if (value === undefined || value === null) return fallback;
  const number = toNumber(value);
  if (number === undefined)
    throw new ServerError(14, `BSON field '${field}' is the wrong type, expected a number`);
  return number;
};

/** Returns a flag of the command, `fallback` if absent; a number is accepted too. Throws TypeMismatch (14) for other types. */
export const flagField = (body: Doc, field: string, fallback = false): boolean => {
  const value = body[field];
  return typeof value === 'boolean' ? value : numberField(body, field, Number(fallback)) !== 0;
};

/** Returns the command's time limit, in ms; 0 for none. */
export const timeLimit = (body: Doc): number => numberField(body, 'maxTimeMS', 0);

/** Returns a document of the command, empty if absent. Throws TypeMismatch (14) for other types. */
export const docField = (body: Doc, field: string): Doc => {
  const value = body[field];
  if (value === undefined || value === null) return {};
  if (!isDoc(value))
    throw new ServerError(14, `BSON field '${field}' is the wrong type, expected type 'object'`);
  return value;
};
