import { describeError, log } from '../platform/logging/log.ts';
import type { Scheduler } from './Scheduler.ts';

const TICK_MS = 5_000;

/**
 * Lets this process take part in the scheduler.
 * @returns a function that stops it after the current turn
 */
export function startScheduler(scheduler: Scheduler): () => Promise<void> {
  const timer = setInterval(() => {
    scheduler.tick().catch((error: unknown) => {
      log('error', { event: 'scheduler_failed', ...describeError(error) });
    });
  }, TICK_MS).unref();
  return async () => {
    clearInterval(timer);
    await scheduler.stop();
  };
}
