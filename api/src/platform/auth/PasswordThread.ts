import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A task of the thread: hash a password, or verify it against a hash. */
export type PasswordTask = { password: string } | { password: string; hash: string };

export type PasswordReply = { result: string | boolean } | { error: string };

export interface PasswordThreadOptions {
  /** Whether the thread yields to all others: when it serves people, not when it makes test data. */
  isYielding: boolean;
}

interface Waiting {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

/**
 * Hashes and verifies passwords in a separate thread, one at a time. libuv's thread pool stays free for
 * files, DNS and compression, and the thread runs at a low priority (`passwordWorker.ts`): a crowd that
 * signs in does not slow down others.
 */
export class PasswordThread {
  #worker: Worker | null = null;
  readonly #waiting: Waiting[] = [];

  ask(task: PasswordTask, options: PasswordThreadOptions): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      const worker = this.#present(options);
      // An idle thread does not keep the process alive.
      worker.ref();
      worker.postMessage(task);
    });
  }

  /** Ends the thread. The next task starts a new one. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #present(options: PasswordThreadOptions): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(fileURLToPath(new URL('passwordWorker.ts', import.meta.url)), {
      workerData: options,
    });
    worker.on('message', (reply: PasswordReply) => {
      const waiting = this.#waiting.shift();
      if (this.#waiting.length === 0) worker.unref();
      if ('error' in reply) waiting?.reject(new Error(reply.error));
      else waiting?.resolve(reply.result);
    });
    const fail = (error: Error): void => {
      if (this.#worker === worker) this.#worker = null;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    };
    worker.once('error', fail);
    worker.once('exit', () => {
      if (this.#worker === worker) fail(new Error('The password thread ended.'));
    });
    this.#worker = worker;
    return worker;
  }
}
