import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLockedElsewhere, openFailure } from './openFailure.ts';

const LOCK_FILE = 'embedded.lock';
/** Time that a recently killed process may take to release its lock. */
const PATIENCE_MS = 2000;

/** The data folder is in use by another process. */
export class FolderInUse extends Error {}

/**
 * Locks a data folder for this process alone; returns the function that releases it. The lock is SQLite's own on a side file,
 * which the system releases in any case at the process's end. Throws FolderInUse, and the error of `openFailure` if the file
 * cannot be created.
 */
export const lockFolder = (dir: string): (() => void) => {
  const file = join(dir, LOCK_FILE);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: PATIENCE_MS });
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (!isLockedElsewhere(error)) throw openFailure(file, error);
    throw new FolderInUse(
      `The data folder ${dir} is in use by another process. Stop that one first, or give this one another folder.`,
    );
  }
  return () => lock.close();
};
