import { isDoc, toNumber, type Doc } from '../bsonValues.ts';
import type { Cursors } from './Cursors.ts';
import { noTransaction } from './Sessions.ts';
import type { Reads, Source } from '../storage/Reads.ts';

interface Snapshot {
  number: number | undefined;
  /** Undefined once it has ended. */
  source: Source | undefined;
  isCommitted: boolean;
  connectionId: number;
  timer: NodeJS.Timeout;
}

/** A transaction that only reads may take long: a backup does. */
const LIMIT_MS = 600_000;

/** Whether the command begins a transaction of read concern `snapshot`. */
export const beginsSnapshot = (body: Doc): boolean => {
  const concern = body['readConcern'];
  return body['startTransaction'] === true && isDoc(concern) && concern['level'] === 'snapshot';
};

/**
 * Transactions of read concern `snapshot`: they read the state at which they began, block no other command, and cannot write.
 */
export class Snapshots {
  readonly #reads: Reads;
  readonly #bySession = new Map<string, Snapshot>();
  readonly #cursors: Cursors;

  constructor(reads: Reads, cursors: Cursors) {
    this.#reads = reads;
    this.#cursors = cursors;
  }

  /** Joins a command to its transaction. Throws NoSuchTransaction (251) for one that is not open. */
  join(session: string, body: Doc, connectionId: number): Source {
    if (beginsSnapshot(body)) {
      this.end(session);
      const source = this.#reads.begin();
      this.#bySession.set(session, {
        number: toNumber(body['txnNumber']),
        source,
        isCommitted: false,
        connectionId,
        timer: setTimeout(() => this.end(session), LIMIT_MS).unref(),
      });
      return source;
    }
    const snapshot = this.#find(session, body);
    if (!snapshot?.source) throw noTransaction(body);
    snapshot.connectionId = connectionId;
    return snapshot.source;
  }

  /** `commitTransaction` and `abortTransaction`. A commit may be repeated. */
  finish(session: string, body: Doc, isCommit: boolean): void {
    const snapshot = this.#find(session, body);
    if (isCommit && snapshot?.isCommitted) return;
    if (!snapshot?.source) throw noTransaction(body);
    this.end(session);
    snapshot.isCommitted = isCommit;
  }

  /** Ends the session's transaction, if any. */
  end(session: string): void {
    const snapshot = this.#bySession.get(session);
    if (!snapshot?.source) return;
    clearTimeout(snapshot.timer);
    this.#cursors.killOfSession(session);
    this.#reads.end(snapshot.source);
    snapshot.source = undefined;
  }

  connectionClosed(connectionId: number): void {
    for (const [session, { connectionId: last }] of this.#bySession)
      if (last === connectionId) this.end(session);
  }

  forget(session: string): void {
    this.end(session);
    this.#bySession.delete(session);
  }

  #find(session: string, body: Doc): Snapshot | undefined {
    const snapshot = this.#bySession.get(session);
    return snapshot?.number === toNumber(body['txnNumber']) ? snapshot : undefined;
  }
}
