import { Binary } from 'bson';
import { decode, encode, isDoc, toNumber, type Doc } from '../bsonValues.ts';
import { ServerError } from '../serverError.ts';
import type { Database } from '../storage/Database.ts';

interface Transaction {
  number: number;
  state: 'waiting' | 'active' | 'committed' | 'aborted';
  /** The connection that used it last: closing it ends the transaction. */
  connectionId: number;
  timer: NodeJS.Timeout | undefined;
}

/** Same as MongoDB's transactionLifetimeLimitSeconds. */
const TRANSACTION_LIMIT_MS = 60_000;
const RETRY_MEMORY_MS = 30 * 60_000;

/** Returns NoSuchTransaction (251), after which a client may retry the whole transaction. */
export const noTransaction = (body: Doc): ServerError =>
  new ServerError(
    251,
    `Given transaction number ${toNumber(body['txnNumber'])} does not match any in-progress transactions.`,
    {},
    ['TransientTransactionError'],
  );

/** Returns the id of a command's session, as text. */
export const sessionOf = (body: Doc): string | undefined => {
  const lsid = body['lsid'];
  const id = isDoc(lsid) ? lsid['id'] : undefined;
  return id instanceof Binary ? id.toString('hex') : undefined;
};

/** Transactions of the sessions, and the record of retryable writes. */
export class Sessions {
  private readonly database: Database;
  private readonly transactions = new Map<string, Transaction>();

  constructor(database: Database) {
    this.database = database;
  }

  /**
   * Joins a command to its session's transaction, taking the writer for the first one. Throws NoSuchTransaction (251) for one
   * that is not open, WriteConflict (112) if the writer stays occupied; the whole transaction may be retried after either.
   */
  async join(session: string, body: Doc, connectionId: number): Promise<void> {
    const number = toNumber(body['txnNumber']) ?? -1;
    const known = this.transactions.get(session);
    if (body['startTransaction'] !== true) {
      if (known?.number === number && known.state === 'active') {
        known.connectionId = connectionId;
        return;
      }
      if (known?.number === number && known.state === 'committed')
        throw new ServerError(256, `Transaction with { txnNumber: ${number} } has been committed.`);
      throw noTransaction(body);
    }
    if (known && number < known.number)
      throw new ServerError(
        225,
        `Cannot start transaction ${number} on session because a newer transaction ${known.number} has already started`,
      );
    if (known?.number === number)
      throw new ServerError(251, `Transaction ${number} has already been started`);
    if (known?.state === 'active') this.abort(session);
    const transaction: Transaction = { number, state: 'waiting', connectionId, timer: undefined };
    this.transactions.set(session, transaction);
    try {
      await this.database.writer.hold();
    } catch (error) {
      transaction.state = 'aborted';
      throw error instanceof ServerError ? error.withLabel('TransientTransactionError') : error;
    }
    if (this.transactions.get(session) !== transaction || !this.isWaiting(session)) {
      // The client hung up or gave up while it waited.
      this.database.writer.rollback();
      throw noTransaction(body);
    }
    transaction.state = 'active';
    transaction.timer = setTimeout(() => this.abort(session), TRANSACTION_LIMIT_MS);
  }

  private isWaiting(session: string): boolean {
    return this.transactions.get(session)?.state === 'waiting';
  }

  /** Commits; once more for one already committed, as clients do after a lost answer. */
  commit(session: string, body: Doc): void {
    const number = toNumber(body['txnNumber']) ?? -1;
    const transaction = this.transactions.get(session);
    if (transaction?.number === number && transaction.state === 'committed') return;
    if (transaction?.number !== number || transaction.state !== 'active') throw noTransaction(body);
    clearTimeout(transaction.timer);
    transaction.state = 'aborted';
    this.database.writer.commit();
    transaction.state = 'committed';
  }

  /** Undoes the session's open transaction, if any. */
  abort(session: string): void {
    const transaction = this.transactions.get(session);
    if (transaction?.state !== 'active' && transaction?.state !== 'waiting') return;
    const isHolding = transaction.state === 'active';
    clearTimeout(transaction.timer);
    transaction.state = 'aborted';
    if (isHolding) this.database.writer.rollback();
  }

  /** Whether this transaction is open. */
  isActive(session: string, body: Doc): boolean {
    const transaction = this.transactions.get(session);
    return transaction?.state === 'active' && transaction.number === toNumber(body['txnNumber']);
  }

  /** Ends the transactions of a client that hung up, which would hold the writer. */
  connectionClosed(connectionId: number): void {
    for (const [session, { connectionId: last, state }] of this.transactions) {
      if (last === connectionId && state !== 'committed') this.abort(session);
    }
  }

  end(session: string): void {
    this.abort(session);
    this.transactions.delete(session);
  }

  abortAll(): void {
    for (const session of this.transactions.keys()) this.abort(session);
  }

  /**
   * Runs a retryable write once: a repeat of the session's last number gets the first one's reply. Call inside the write, so
   * that the reply is committed with it.
   */
  once(session: string, number: number, work: () => Doc): Doc {
    const connection = this.database.writerConnection;
    const key = Buffer.from(session, 'hex');
    const last = connection.get<{ number: number; reply: Uint8Array }>(
      'SELECT number, reply FROM retries WHERE session = ?',
      key,
    );
    if (last?.number === number) return decode(last.reply);
    if (last && number < last.number)
      throw new ServerError(
        225,
        `Retryable write with txnNumber ${number} is prohibited; a newer retryable write with txnNumber ${last.number} has already started`,
      );
    const reply = work();
    connection.run(
      'INSERT OR REPLACE INTO retries(session, number, reply, at) VALUES(?, ?, ?, ?)',
      key,
      number,
      encode(reply),
      Date.now(),
    );
    return reply;
  }

  /** Deletes records of retryable writes that no client will repeat. Call inside a write. */
  forgetOldRetries(): void {
    this.database.writerConnection.run('DELETE FROM retries WHERE at < ?', Date.now() - RETRY_MEMORY_MS);
  }
}
