import { runtime, type Runtime } from '../config/runtime.ts';
import { diskStorage } from './diskStorage.ts';
import type { Storage } from './Storage.ts';

const made = new WeakMap<Runtime, Promise<Storage>>();

async function makeStorage({ s3 }: Runtime): Promise<Storage> {
  if (!s3) return diskStorage;
  // The SDK is the API's largest library, so it is loaded only with a bucket.
  const { s3Storage } = await import('./s3Storage.ts');
  return s3Storage(s3);
}

/** Returns the media storage: the configured bucket, otherwise the disk. */
export function mediaStorage(): Promise<Storage> {
  const present = made.get(runtime());
  if (present) return present;
  const fresh = makeStorage(runtime());
  made.set(runtime(), fresh);
  return fresh;
}
