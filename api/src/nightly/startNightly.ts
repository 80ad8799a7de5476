import { sweepUnfinished } from '../media/commands/sweepMedia.ts';
import { describeError, log } from '../platform/logging/log.ts';
import { forgetMails } from '../platform/mail/mail.ts';
import { runDueNights } from './commands/runDueNights.ts';

/** When devices that came back after a start have been served, and from then on: what is due is looked for so often. */
const LOOK_MS = 600_000;

/** What lies on this machine is each process's own; the clubs' nights are shared out. */
async function work(): Promise<void> {
  await forgetMails();
  await sweepUnfinished();
  await runDueNights();
}

/**
 * Looks every ten minutes whether a club's night is due. What fails is logged and tried again.
 * @returns ends it, once a look in work is done
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
