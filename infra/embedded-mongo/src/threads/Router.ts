import type { Command, Reader, Reply } from '../commands/CommandContext.ts';
import { needsWriter } from '../commands/aggregateCommand.ts';
import { getMore, idsToKill, killCursors } from '../commands/cursorCommands.ts';
import { checkCommand } from '../commands/checkCommand.ts';
import { ownerOf } from '../commands/Cursors.ts';
import { errorReply, replyOf } from '../commands/reply.ts';
import { commandOf } from '../commands/runCommand.ts';
import { isRead, runRead } from '../commands/runRead.ts';
import { BASICS, sessionsIn } from '../commands/serverCommands.ts';
import { sessionOf } from '../commands/Sessions.ts';
import { beginsSnapshot } from '../commands/Snapshots.ts';
import { decodeTyped } from '../bsonValues.ts';
import { ScanCost, TooLong } from '../planner/ScanCost.ts';
import { commandName, encodeReply, type Request } from '../wire/messages.ts';
import { ServerError } from '../serverError.ts';
import type { Thread } from './Thread.ts';
import type { ToThread } from './messages.ts';

type Answer = Uint8Array | Promise<Uint8Array>;

/** Limit of a read in the socket thread, which must not be blocked. */
const SHORT_DOCS = 500;
const SHORT_BYTES = 1024 * 1024;
const MAX_READERS = 4;
/** Time after which a read without a limit of its own is ended, with its thread. */
const STEP_LIMIT_MS = 10 * 60_000;
const IDLE_LIMIT_MS = 60_000;
const CHECK_MS = 10_000;
/** Fields left undecoded in a command that this thread does not run. */
const LEFT_RAW = { documents: true, updates: true, deletes: true };

/**
 * Decides which thread runs a command: short reads run here, long ones in threads that read, everything else in the one that
 * writes. Cursors and snapshots stay in the thread that opened them.
 */
export class Router {
  /** Name by which clients address this server. */
  address = '';
  readonly #own: Reader;
  readonly #writer: Thread;
  readonly #startReader: (onEnd: (thread: Thread) => void) => Promise<Thread>;
  readonly #readers = new Set<Thread>();
  readonly #snapshots = new Map<string, Thread>();
  readonly #timer: NodeJS.Timeout;
  #starting: Promise<Thread> | undefined;

  constructor(
    own: Reader,
    writer: Thread,
    startReader: (onEnd: (thread: Thread) => void) => Promise<Thread>,
  ) {
    this.#own = own;
    this.#writer = writer;
    this.#startReader = startReader;
    this.#timer = setInterval(() => this.#check(), CHECK_MS).unref();
  }

  /** Runs a command and returns the message for the wire. */
  answer(request: Request, connectionId: number): Answer {
    try {
      return this.#route(request, connectionId);
    } catch (error) {
      // A command whose values are refused; a message that cannot be decoded ends the connection.
      if (!(error instanceof ServerError)) throw error;
      return encodeReply(request, errorReply(error));
    }
  }

  #route(request: Request, connectionId: number): Answer {
    const name = commandName(request.body);
    const basic = BASICS.get(name);
    if (basic)
      return this.#reply(request, () => {
        const command = commandOf(request);
        checkCommand(command);
        return basic({ name, address: this.address, connectionId });
      });
    const command = isRead(name) ? commandOf(request) : this.#routed(request, name);
    const { body, session } = command;
    if (session !== undefined && body['autocommit'] === false)
      return this.#inTransaction(request, session, body, connectionId);
    switch (name) {
      case 'getMore':
        return this.#ofCursor(request, ownerOf(String(body['getMore'])), connectionId);
      case 'killCursors':
        return this.#killCursors(request, connectionId);
      case 'endSessions':
        this.#endSessions(sessionsIn(command));
        break;
      default:
        if (isRead(name) && !needsWriter(command)) return this.#read(request, command, connectionId);
    }
    return this.#writer.run(request, connectionId);
  }

  connectionClosed(connectionId: number): void {
    this.#tellAll({ kind: 'connectionClosed', connectionId });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#starting?.catch(() => undefined);
    // Open reads have lost their reader.
    await Promise.all(
      [...this.#readers].map((thread) => (thread.load > 0 ? thread.terminate() : thread.close())),
    );
    this.#own.cursors.closeAll();
    this.#own.reads.close();
    // Last, so that it leaves one file behind.
    await this.#writer.close();
  }

  #routed({ body, legacyDb }: Request, name: string): Command {
    const fields = decodeTyped(body, LEFT_RAW);
    return { name, body: fields, db: legacyDb ?? '', session: sessionOf(fields) };
  }

  #reply(request: Request, work: () => Reply | Promise<Reply>): Answer {
    const reply = replyOf(work);
    return reply instanceof Promise
      ? reply.then((value) => encodeReply(request, value))
      : encodeReply(request, reply);
  }

  #inTransaction(
    request: Request,
    session: string,
    body: Command['body'],
    connectionId: number,
  ): Answer | Promise<Uint8Array> {
    if (beginsSnapshot(body)) {
      return this.#reader().then((thread) => {
        this.#snapshots.set(session, thread);
        return thread.run(request, connectionId);
      });
    }
    if (body['startTransaction'] === true) this.#snapshots.delete(session);
    return (this.#snapshots.get(session) ?? this.#writer).run(request, connectionId);
  }

  #read(request: Request, command: Command, connectionId: number): Answer {
    try {
      return this.#reply(request, () => runRead(this.#own, command, new ScanCost(SHORT_DOCS, SHORT_BYTES)));
    } catch (error) {
      if (!(error instanceof TooLong)) throw error;
      return this.#reader().then((thread) => thread.run(request, connectionId));
    }
  }

  #threadOf(owner: number): Thread | undefined {
    return [this.#writer, ...this.#readers].find((thread) => thread.owner === owner);
  }

  #ofCursor(request: Request, owner: number, connectionId: number): Answer {
    const thread = this.#threadOf(owner);
    if (thread) return thread.run(request, connectionId);
    // Only its own cursors; it reports others as missing.
    return this.#reply(request, () => getMore(this.#own.cursors, commandOf(request)));
  }

  #killCursors(request: Request, connectionId: number): Answer {
    const command = commandOf(request);
    const threads = new Set(
      Array.isArray(command.body['cursors'])
        ? idsToKill(command).map((id) => this.#threadOf(ownerOf(id)))
        : [],
    );
    const [only] = threads;
    if (threads.size === 1 && only) return only.run(request, connectionId);
    // Each thread kills its own cursors.
    for (const thread of threads) void thread?.run(request, connectionId);
    return this.#reply(request, () => killCursors(this.#own.cursors, command));
  }

  #endSessions(sessions: string[]): void {
    for (const session of sessions) {
      this.#own.cursors.killOfSession(session);
      this.#snapshots.delete(session);
    }
    this.#tellAll({ kind: 'sessionsEnded', sessions });
  }

  #tellAll(message: ToThread): void {
    for (const thread of [this.#writer, ...this.#readers]) thread.post(message);
  }

  /** Returns the least busy thread; a new one if all are busy. */
  #reader(): Promise<Thread> {
    const [best] = [...this.#readers].sort((a, b) => a.load - b.load || a.openCursors - b.openCursors);
    if (best && (best.load === 0 || this.#readers.size >= MAX_READERS)) return Promise.resolve(best);
    this.#starting ??= this.#startReader((thread) => this.#forget(thread))
      .then((thread) => {
        this.#readers.add(thread);
        return thread;
      })
      .finally(() => {
        this.#starting = undefined;
      });
    return this.#starting;
  }

  #forget(thread: Thread): void {
    this.#readers.delete(thread);
    for (const [session, one] of this.#snapshots) if (one === thread) this.#snapshots.delete(session);
  }

  /** Ends overdue commands, and idle threads. */
  #check(): void {
    const now = Date.now();
    this.#own.cursors.killIdle();
    for (const thread of this.#readers) {
      const isIdle = thread.load === 0 && thread.openCursors === 0 && now - thread.usedAt > IDLE_LIMIT_MS;
      const holdsSnapshot = [...this.#snapshots.values()].includes(thread);
      if (now - thread.busySince > STEP_LIMIT_MS) void thread.terminate();
      else if (isIdle && !holdsSnapshot && this.#readers.size > 1) {
        this.#forget(thread);
        void thread.close();
      }
    }
  }
}
