import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'embedded.lock';
/** A process killed a moment ago may take this long to let go. */
const PATIENCE_MS = 2000;

/** The data folder is in use by another process. */
export class FolderInUse extends Error {}

/**
 * Takes a data folder for this process alone; the answer lets it go. The lock is SQLite's own on a side file, which the system
 * releases however the process ends. Throws FolderInUse.
 */
export const lockFolder = (dir: string): (() => void) => {
  const lock = new DatabaseSync(join(dir, LOCK_FILE), { timeout: PATIENCE_MS });
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderInUse(
      `The data folder ${dir} is in use by another process. Stop that one first, or give this one another folder.`,
    );
  }
  return () => lock.close();
};
