import { describeError, log } from '../platform/logging/log.ts';
import { DUTIES } from './duties.ts';
import { releaseClaims } from './releaseClaims.ts';
import { Scheduler } from './Scheduler.ts';

const TICK_MS = 5_000;

/**
 * Lets this process take part in the scheduler.
 * @returns stops it, after the current turn
 */
export function startScheduler(
  scheduler = new Scheduler(DUTIES, { onSetBack: releaseClaims }),
): () => Promise<void> {
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
