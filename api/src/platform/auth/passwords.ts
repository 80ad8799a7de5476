import { SERVER_BUSY } from '@fleetwatch/contract/errors/texts';
import PQueue from 'p-queue';
import { ApiError } from '../http/errors.ts';
import { PasswordThread, type PasswordTask } from './PasswordThread.ts';
import { runtime } from '../config/runtime.ts';

const BUSY_RETRY_SECONDS = 5;

const thread = new PasswordThread();
/** One hash at a time: each takes 19 MiB and all of one processor. */
const queue = new PQueue({ concurrency: 1 });

function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= runtime().limits.passwordQueue) {
    throw new ApiError('busy', SERVER_BUSY, BUSY_RETRY_SECONDS);
  }
  return queue.add(work);
}

/** Normalized, because devices compose letters differently. */
const normalized = (password: string): string => password.normalize('NFC');

const ask = (task: PasswordTask): Promise<string | boolean> =>
  thread.ask(task, { isYielding: runtime().isProduction });

const hash = async (password: string): Promise<string> => String(await ask({ password }));

const verify = async (passwordHash: string, password: string): Promise<boolean> =>
  (await ask({ hash: passwordHash, password })) === true;

/** Hashes off the event loop, in a bounded queue. 503 `busy` when it is full. */
export async function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(normalized(password)));
}

let decoy: Promise<string> | null = null;

/**
 * Whether a password matches a hash. Without a hash, returns false after the time of a real comparison, so
 * that the duration does not reveal whether an account exists.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash === null) {
    decoy ??= hash('no member has this password');
    const decoyHash = await decoy;
    await inQueue(() => verify(decoyHash, normalized(password)));
    return false;
  }
  return inQueue(() => verify(passwordHash, normalized(password)));
}

/** Length of the queue, without the password being processed. */
export const passwordsWaiting = (): number => queue.size;

/** Resolves once no password is being processed and the thread has ended. */
export async function passwordsSettled(): Promise<void> {
  await queue.onIdle();
  await thread.close();
}
