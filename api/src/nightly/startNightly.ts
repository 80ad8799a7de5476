import { sweepUnfinished } from '../media/commands/sweepMedia.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { forgetMails } from '../platform/mail/mail.ts';
import { runDueNightlyJobs } from './commands/runDueNightlyJobs.ts';

/**
 * The interval of the checks. The first comes one interval after the start, when returning devices have been served.
 */
const LOOK_MS = 600_000;

/** Each process cleans up its own machine's files; the clubs' runs are shared among the processes. */
async function work(): Promise<void> {
  await forgetMails();
  await sweepUnfinished();
  await runDueNightlyJobs();
}

/**
 * Checks every ten minutes whether a club's nightly run is due. Failures are logged and retried.
 * @returns stops the checks, after the current one
 */
export function startNightly(look: () => Promise<unknown> = work): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let inWork: Promise<void> = Promise.resolve();
  let isEnded = false;
  const run = async (): Promise<void> => {
    try {
      await look();
    } catch (error) {
      log('error', { event: 'nightly_failed', ...describeError(error) });
    }
    if (!isEnded) plan();
  };
  const plan = (): void => {
    timer = setTimeout(() => {
      inWork = run();
    }, LOOK_MS).unref();
  };
  plan();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await inWork;
  };
}
