import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { errorReply } from '../commands/reply.ts';
import { ServerError } from '../serverError.ts';
import { BrokenMessage, encodeReply, type Request } from '../wire/messages.ts';
import type { FromThread, ThreadOptions, ToThread } from './messages.ts';

interface Pending {
  request: Request;
  since: number;
  resolve: (frame: Uint8Array) => void;
  reject: (error: Error) => void;
}

/** Beside this file, with its extension: the package is published as JavaScript. */
const ENTRY = new URL(
  `./threadMain${import.meta.url.slice(import.meta.url.lastIndexOf('.'))}`,
  import.meta.url,
);
/** A thread that reads needs little memory; one that takes too much ends alone. */
const READER_LIMITS = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 16 };

/** Another thread of the server, which runs commands one after the other. */
export class Thread {
  readonly owner: number;
  /** Open cursors, as of its last answer. */
  openCursors = 0;
  usedAt = Date.now();
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #nextId = 1;

  private constructor(worker: Worker, owner: number, onEnd: (error: Error) => void) {
    this.#worker = worker;
    this.owner = owner;
    worker.on('message', (message: FromThread) => this.#take(message));
    let failure: Error | undefined;
    worker.on('error', (error: Error) => (failure = error));
    worker.on('exit', () => this.#failAll());
    worker.on('exit', () => onEnd(failure ?? new Error('A thread of the embedded database has ended.')));
  }

  /** Starts a thread. Rejects with the reason if it cannot start; `onEnd` is called when a started one ends. */
  static async start(options: ThreadOptions, onEnd: (error: Error) => void): Promise<Thread> {
    const worker = new Worker(ENTRY, {
      workerData: options,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      ...(options.role === 'reader' ? { resourceLimits: READER_LIMITS } : {}),
    });
    const [ready] = (await once(worker, 'message')) as [FromThread];
    if (ready.kind === 'ready' && ready.error === undefined) return new Thread(worker, options.owner, onEnd);
    await worker.terminate();
    throw new Error(ready.kind === 'ready' ? ready.error : 'A thread did not start.');
  }

  /** Number of unanswered commands. */
  get load(): number {
    return this.#pending.size;
  }

  /** Time of arrival of its oldest unanswered command. */
  get busySince(): number {
    const [oldest] = this.#pending.values();
    return oldest?.since ?? Infinity;
  }

  /** Runs a command and returns the message for the wire. Rejects for a command that cannot be understood. */
  run(request: Request, connectionId: number): Promise<Uint8Array> {
    const id = this.#nextId++;
    this.usedAt = Date.now();
    // A separate buffer, which is transferred instead of being copied again.
    const message = new Uint8Array(request.message);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { request, since: this.usedAt, resolve, reject });
      this.#worker.postMessage({ kind: 'command', id, message, connectionId } satisfies ToThread, [
        message.buffer,
      ]);
    });
  }

  post(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  /** Lets it end on its own. */
  async close(): Promise<void> {
    const ended = once(this.#worker, 'exit');
    this.post({ kind: 'close' });
    await ended;
  }

  /** Ends it in the middle of its work. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #take(message: FromThread): void {
    if (message.kind !== 'reply') return;
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    this.openCursors = message.openCursors;
    if (message.frame) pending?.resolve(message.frame);
    else pending?.reject(new BrokenMessage('a command that cannot be decoded'));
  }

  #failAll(): void {
    const error = new ServerError(11601, 'operation was interrupted: it took too long, or too much memory');
    for (const { request, resolve } of this.#pending.values())
      resolve(encodeReply(request, errorReply(error)));
    this.#pending.clear();
  }
}
