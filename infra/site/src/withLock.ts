import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isMissing } from './isMissing.ts';
import { PublishRefusal } from './PublishRefusal.ts';
import { draftsFolder } from './sitePaths.ts';

/** No publication takes this long: an older lock was left by one that was interrupted. */
const STALE_AFTER_MS = 600_000;
/** How long a publication waits for another to end. */
const WAIT_MS = 60_000;
const ASK_AGAIN_MS = 50;

/** Where the lock of a site is kept: a file of which only one publication at a time is the owner. */
export interface LockFile {
  /** Null when nobody holds the lock. */
  read(): Promise<{ content: string; tag: string } | null>;
  /** @param tag of the lock that is replaced; null for none @returns whether it is ours now */
  write(content: string, tag: string | null): Promise<boolean>;
  remove(): Promise<void>;
}

interface Held {
  owner: string;
  /** ISO 8601, by the clock of the machine that publishes. */
  since: string;
}

async function acquire(file: LockFile, waitMs: number): Promise<void> {
  for (const end = Date.now() + waitMs; ; await pause(ASK_AGAIN_MS)) {
    const now = new Date();
    const content = JSON.stringify({ owner: randomUUID(), since: now.toISOString() } satisfies Held);
    const held = await file.read();
    const since = held && (JSON.parse(held.content) as Held).since;
    const isFree = since === null || Date.parse(since) < now.getTime() - STALE_AFTER_MS;
    if (isFree && (await file.write(content, held?.tag ?? null))) return;
    if (now.getTime() >= end)
      throw new PublishRefusal('Another publication is running.', [
        `It began at ${since ?? now.toISOString()}. Try again in a minute; one that was interrupted counts for ten.`,
      ]);
  }
}

/**
 * Runs one change of a site at a time, so that what was checked against all that is shown still holds when it is shown.
 * @throws PublishRefusal when another one does not end within a minute
 */
export async function withLock<T>(file: LockFile, work: () => Promise<T>, waitMs = WAIT_MS): Promise<T> {
  await acquire(file, waitMs);
  try {
    return await work();
  } finally {
    await file.remove();
  }
}

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** The lock of a site in a folder. */
export function folderLock(site: string): LockFile {
  const path = join(draftsFolder(site), 'publishing.lock');
  return {
    async read() {
      try {
        const content = await readFile(path, 'utf8');
        return { content, tag: content };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(content, tag) {
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, content);
      try {
        // A stale lock is moved away first; of two that do so one finds nothing.
        if (tag !== null) await rename(path, `${draft}.stale`);
        // Whole, or not at all: a reader never finds an empty lock.
        await link(draft, path);
        return true;
      } catch (error) {
        if (isTaken(error) || isMissing(error)) return false;
        throw error;
      } finally {
        await Promise.all([draft, `${draft}.stale`].map((file) => rm(file, { force: true })));
      }
    },
    remove: () => rm(path, { force: true }),
  };
}
