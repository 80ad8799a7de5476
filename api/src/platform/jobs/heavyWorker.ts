import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '../http/errors.ts';
import type { HeavyOrder, HeavyReply } from './heavyTask.ts';

/** Low priority, as for passwords (passwordWorker.ts): requests come first. */
const NICENESS = 5;

const { url, name, args, isYielding } = workerData as HeavyOrder;
// On Linux each thread has its own priority; elsewhere this would change the whole process.
if (isYielding && process.platform === 'linux') setPriority(NICENESS);

async function work(): Promise<HeavyReply> {
  try {
    const module = (await import(url)) as Record<string, (...given: readonly unknown[]) => unknown>;
    const task = module[name];
    if (!task) throw new Error(`${url} has no ${name}.`);
    return { result: await task(...args) };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: { code: error.code, text: error.message } };
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: { message, stack } };
  }
}

void work().then((reply) => {
  parentPort?.postMessage(reply);
});
