import { fileURLToPath } from 'node:url';
import { Worker, type Transferable } from 'node:worker_threads';
import { BODY_TOO_LARGE } from '@fleetwatch/contract/errors/texts';
import type { ErrorCode } from '@fleetwatch/contract/errors/codes';
import { currentClub } from '../club/clubScope.ts';
import { runtime } from '../config/runtime.ts';
import { ApiError } from '../http/errors.ts';
import { busyError, inTurn } from './inTurn.ts';

/** CPU-heavy work: reading a file, drawing a PDF. It runs in its own thread, away from other requests. */
export interface HeavyTask<Work> {
  /** URL of the file that exports `name`. It must not import models, because a thread has no database. */
  url: URL;
  name: string;
  /** For typing only: the work's arguments and result. */
  work?: Work;
}

/** Input of a thread, as `workerData`. */
export interface HeavyOrder {
  url: string;
  name: string;
  args: readonly unknown[];
  isYielding: boolean;
}

/** Final message of a thread. */
export type HeavyReply =
  | { result: unknown }
  | { refusal: { code: ErrorCode; text: string } }
  | { error: { message: string; stack: string | undefined } };

/** Queue shared by all clubs: more threads than processors would slow down all of them. */
const ALL_CLUBS = 'heavy';
const JOB_MS_MAX = 60_000;
/** Memory limits of a thread; import/sources/memory.test.ts measures the largest file. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

const threads = new Set<Worker>();

const outcomeOf = (reply: HeavyReply): unknown => {
  if ('result' in reply) return reply.result;
  if ('refusal' in reply) throw new ApiError(reply.refusal.code, reply.refusal.text);
  throw Object.assign(new Error(reply.error.message), { stack: reply.error.stack });
};

function failureOf(error: Error & { code?: string }): Error {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ApiError('body_too_large', BODY_TOO_LARGE) : error;
}

async function useThread(
  order: HeavyOrder,
  transfer: readonly Transferable[],
  left: AbortSignal,
): Promise<unknown> {
  left.throwIfAborted();
  const worker = new Worker(fileURLToPath(new URL('heavyWorker.ts', import.meta.url)), {
    workerData: order,
    transferList: [...transfer],
    resourceLimits: MEMORY,
  });
  threads.add(worker);
  const stop = (): void => void worker.terminate();
  left.addEventListener('abort', stop);
  const timer = setTimeout(stop, JOB_MS_MAX);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (reply: HeavyReply) => {
        try {
          resolve(outcomeOf(reply));
        } catch (error) {
          reject(error as Error);
        }
      });
      worker.once('error', (error: Error) => reject(failureOf(error)));
      worker.once('exit', () => reject(left.aborted ? (left.reason as Error) : busyError()));
    });
  } finally {
    clearTimeout(timer);
    left.removeEventListener('abort', stop);
    await worker.terminate();
    threads.delete(worker);
  }
}

/** Runs one job of a club at a time. Work that needs the database yields to other requests by itself. */
export const inHeavyTurn = <Result>(left: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
  inTurn(`heavy ${String(currentClub().id)}`, left, work);

/**
 * Runs heavy work in a thread, within a turn of the club: one job of all clubs in this process at a time.
 * The thread ends with the job, or as soon as the client disconnects. Arguments and result are cloned.
 * @param transfer buffers of the arguments that are moved into the thread instead
 */
export const runInThread = <Args extends readonly unknown[], Result>(
  { url, name }: HeavyTask<(...args: Args) => Result>,
  args: Args,
  left: AbortSignal,
  transfer: readonly Transferable[] = [],
): Promise<Awaited<Result>> => {
  const order = { url: url.href, name, args, isYielding: runtime().isProduction };
  return inTurn(ALL_CLUBS, left, () => useThread(order, transfer, left)) as Promise<Awaited<Result>>;
};

/** Runs `runInThread` in its own turn. 503 `busy` if others of the club take too long. */
export const runHeavyTask = <Args extends readonly unknown[], Result>(
  task: HeavyTask<(...args: Args) => Result>,
  args: Args,
  left: AbortSignal,
): Promise<Awaited<Result>> => inHeavyTurn(left, () => runInThread(task, args, left));

/** Ends the threads, for a process that is stopping. */
export async function endHeavyTasks(): Promise<void> {
  await Promise.all([...threads].map((thread) => thread.terminate()));
}
