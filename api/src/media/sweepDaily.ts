import { describeError, log } from '../platform/log.ts';
import { sweepMediaOfAllClubs } from './commands/sweepMedia.ts';

/** After the start, when devices that come back have been served. */
const FIRST_MS = 600_000;
const DAY_MS = 86_400_000;

/**
 * Sweeps the storage ten minutes from now, and daily from then on. What fails is logged and tried again the next day.
 * Every process may do it: two sweeps at once do no more than one.
 * @returns ends it, once a sweep in work is done
 */
export function sweepDaily(sweep: () => Promise<unknown> = sweepMediaOfAllClubs): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let inWork: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      log('error', { event: 'media_sweep_failed', ...describeError(error) });
    }
  };
  const after = (ms: number): void => {
    timer = setTimeout(() => {
      inWork = run();
      after(DAY_MS);
    }, ms).unref();
  };
  after(FIRST_MS);
  return async () => {
    clearTimeout(timer);
    await inWork;
  };
}
