import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What the thread is asked: to hash a password, or whether it belongs to a hash. */
export type PasswordTask = { password: string } | { password: string; hash: string };

export type PasswordReply = { result: string | boolean } | { error: string };

export interface PasswordThreadOptions {
  /** Whether the thread gives way to all others: where it serves people, not where it makes test data. */
  isYielding: boolean;
}

interface Waiting {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

/**
 * Works with passwords in a thread of its own, one after the other. The pool of threads that files, names and
 * compression share stays free, and the system gives this thread what the others leave (`passwordWorker.ts`): a crowd that
 * signs in is slower by it, whoever launches meanwhile is not.
 */
export class PasswordThread {
  #worker: Worker | null = null;
  readonly #waiting: Waiting[] = [];

  ask(task: PasswordTask, options: PasswordThreadOptions): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      const worker = this.#present(options);
      // Kept alive by its work only: a process with nothing else to do may end.
      worker.ref();
      worker.postMessage(task);
    });
  }

  /** Ends the thread; the next task starts another. */
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
