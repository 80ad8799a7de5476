import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordReply, PasswordTask, PasswordThreadOptions } from './PasswordThread.ts';

/** OWASP's argon2id parameters; the library's algorithm is argon2id by default. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Yields to requests, yet still gets a third of a busy processor, so that sign-ins finish. */
const NICENESS = 5;

const { isYielding } = workerData as PasswordThreadOptions;
// On Linux each thread has its own priority; elsewhere this would change the whole process.
if (isYielding && process.platform === 'linux') setPriority(NICENESS);

function replyTo(task: PasswordTask): PasswordReply {
  try {
    return {
      result: 'hash' in task ? verifySync(task.hash, task.password) : hashSync(task.password, ARGON2),
    };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (task: PasswordTask) => {
  parentPort?.postMessage(replyTo(task));
});
