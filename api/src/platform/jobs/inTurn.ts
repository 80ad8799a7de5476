import { AsyncLocalStorage } from 'node:async_hooks';
import { SERVER_BUSY } from '@fleetwatch/contract/errors/texts';
import PQueue from 'p-queue';
import { runtime } from '../config/runtime.ts';
import { ApiError } from '../http/errors.ts';

const BUSY_RETRY_SECONDS = 10;

/** Work by line, one at a time. Lines without work are deleted. */
const lines = new Map<string, PQueue>();

function openLine(line: string): PQueue {
  const queue = new PQueue({ concurrency: 1 });
  queue.once('idle', () => lines.delete(line));
  lines.set(line, queue);
  return queue;
}

export const busyError = (): ApiError => new ApiError('busy', SERVER_BUSY, BUSY_RETRY_SECONDS);

/**
 * Runs work once the previous work in the same line has ended. 503 `busy` if too many wait, or the wait
 * takes too long.
 * @param left ends the wait with its reason when the client disconnects; the work itself must also observe
 * it
 */
export async function inTurn<Result>(
  line: string,
  left: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const { turnsWaiting, turnWaitMs } = runtime().limits;
  const queue = lines.get(line) ?? openLine(line);
  if (queue.size >= turnsWaiting) throw busyError();
  const wait = new AbortController();
  const leave = (): void => wait.abort(left.reason);
  left.addEventListener('abort', leave);
  if (left.aborted) leave();
  const timer = setTimeout(() => wait.abort(busyError()), turnWaitMs);
  const endWait = (): void => {
    clearTimeout(timer);
    left.removeEventListener('abort', leave);
  };
  // The queue would run it in the async context of the previous work.
  const inOwnContext = AsyncLocalStorage.snapshot();
  const begin = (): Promise<Result> => {
    endWait();
    return inOwnContext(work);
  };
  try {
    return await queue.add(begin, { signal: wait.signal });
  } finally {
    endWait();
  }
}

/** Waits for a turn, which lasts until the returned function is called. 503 as for `inTurn`. */
export function takeTurn(line: string, left: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    inTurn(line, left, () => new Promise<void>((end) => resolve(end))).catch(reject);
  });
}
