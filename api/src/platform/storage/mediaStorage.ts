import { runtime, type Runtime } from '../config/runtime.ts';
import { diskStorage } from './diskStorage.ts';
import type { Storage } from './Storage.ts';

const made = new WeakMap<Runtime, Promise<Storage>>();

async function makeStorage({ s3 }: Runtime): Promise<Storage> {
  if (!s3) return diskStorage;
  // The SDK is loaded by those who have a bucket only: it is the largest of all libraries here.
  const { s3Storage } = await import('./s3Storage.ts');
  return s3Storage(s3);
}

/** The storage of media: a bucket where one is configured, else the disk. */
export function mediaStorage(): Promise<Storage> {
  const present = made.get(runtime());
  if (present) return present;
  const fresh = makeStorage(runtime());
  made.set(runtime(), fresh);
  return fresh;
}
