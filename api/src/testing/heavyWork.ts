import { threadId } from 'node:worker_threads';
import { ApiError } from '../platform/http/errors.ts';

/** Returns the thread's number, its value, and the size of the received buffer. */
export const echo = (value: string, bytes: Uint8Array): { thread: number; value: string; bytes: number } => ({
  thread: threadId,
  value,
  bytes: bytes.length,
});

/** Waits until another thread sets the flag. */
export function waitForFlag(flag: SharedArrayBuffer): string {
  Atomics.wait(new Int32Array(flag), 0, 0);
  return 'set';
}

/** Counts until its thread ends. */
export function countForever(counter: SharedArrayBuffer): void {
  const count = new Int32Array(counter);
  for (;;) {
    Atomics.add(count, 0, 1);
    Atomics.notify(count, 0);
  }
}

/** Allocates more memory than a thread has. */
export function fillMemory(): number {
  const kept: number[][] = [];
  for (;;) kept.push(new Array<number>(10_000).fill(0.5));
}

export function refuse(): never {
  throw new ApiError('invalid:file', 'This is not a file.');
}

export function fail(): never {
  throw new TypeError('A fault.');
}
