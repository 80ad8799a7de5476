import { SERVER_BUSY } from '@fleetwatch/contract/errors/messages';
import PQueue from 'p-queue';
import { ApiError } from '../http/errors.ts';
import { PasswordThread, type PasswordTask } from './PasswordThread.ts';
import { runtime } from '../config/runtime.ts';

const BUSY_RETRY_SECONDS = 5;

const thread = new PasswordThread();
/** One at a time: each takes 19 MiB and a processor's whole attention. */
const queue = new PQueue({ concurrency: 1 });

function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= runtime().limits.passwordQueue) {
    throw new ApiError('busy', SERVER_BUSY, BUSY_RETRY_SECONDS);
  }
  return queue.add(work);
}

/** Devices differ in how they compose letters; a password is the same either way. */
const composed = (password: string): string => password.normalize('NFC');

const ask = (task: PasswordTask): Promise<string | boolean> =>
  thread.ask(task, { isYielding: runtime().isProduction });

const hash = async (password: string): Promise<string> => String(await ask({ password }));

const verify = async (passwordHash: string, password: string): Promise<boolean> =>
  (await ask({ hash: passwordHash, password })) === true;

/** Hashes off the event loop, in a bounded queue; 503 `busy` beyond it. */
export async function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(composed(password)));
}

let decoy: Promise<string> | null = null;

/**
 * Whether a password belongs to a hash. With no hash it takes the time of a real comparison and answers no, so that
 * nobody learns from the clock whether an account exists.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash === null) {
    decoy ??= hash('no member has this password');
    const decoyHash = await decoy;
    await inQueue(() => verify(decoyHash, composed(password)));
    return false;
  }
  return inQueue(() => verify(passwordHash, composed(password)));
}

/** Passwords that wait, the one that is hashed not among them. */
export const passwordsWaiting = (): number => queue.size;

/** Resolves when no password is being hashed, and the thread that did it has ended. */
export async function passwordsSettled(): Promise<void> {
  await queue.onIdle();
  await thread.close();
}
