import { SERVER_BUSY } from '@fleetwatch/contract/errors/messages';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { ApiError } from './errors.ts';
import { runtime } from './runtime.ts';

/** OWASP's argon2id parameters; the library's algorithm is argon2id by default. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const BUSY_RETRY_SECONDS = 5;

/** One at a time: unbounded hashing starves the thread pool that every database read shares. */
const queue = new PQueue({ concurrency: 1 });

function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= runtime().limits.passwordQueue) {
    throw new ApiError('busy', SERVER_BUSY, BUSY_RETRY_SECONDS);
  }
  return queue.add(work);
}

/** Devices differ in how they compose letters; a password is the same either way. */
const composed = (password: string): string => password.normalize('NFC');

/** Hashes off the event loop, in a bounded queue; 503 `busy` beyond it. */
export async function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(composed(password), ARGON2));
}

let decoy: Promise<string> | null = null;

/**
 * Whether a password belongs to a hash. With no hash it takes the time of a real comparison and answers no, so that
 * nobody learns from the clock whether an account exists.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash === null) {
    decoy ??= hash('no member has this password', ARGON2);
    const decoyHash = await decoy;
    await inQueue(() => verify(decoyHash, composed(password)));
    return false;
  }
  return inQueue(() => verify(passwordHash, composed(password)));
}

/** Resolves when no password is being hashed. */
export async function passwordsSettled(): Promise<void> {
  await queue.onIdle();
}
