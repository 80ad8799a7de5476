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
  /** Null when no one holds the lock. */
  read(): Promise<{ content: string; tag: string } | null>;
  /** @param tag of the lock that is replaced; null for none @returns whether it is ours now */
  write(content: string, tag: string | null): Promise<boolean>;
  /** Gives it up, unless another has taken it over: only the lock with this content goes. */
  remove(content: string): Promise<void>;
}

interface Held {
  owner: string;
  /** ISO 8601, by the clock of the machine that publishes. */
  since: string;
}

/** When a lock was taken, ms since 1970; null for one that says nothing of it, as a machine that ended while it wrote leaves. */
function takenAt(content: string): number | null {
  try {
    const since = Date.parse((JSON.parse(content) as Held).since);
    return Number.isNaN(since) ? null : since;
  } catch {
    return null;
  }
}

/** Whether a lock counts: it is young, also by a clock that is ahead. */
const counts = (since: number | null, now: number): boolean =>
  since !== null && Math.abs(now - since) <= STALE_AFTER_MS;

/** @returns the content with which it is ours */
async function acquire(file: LockFile, waitMs: number): Promise<string> {
  for (const end = Date.now() + waitMs; ; await pause(ASK_AGAIN_MS)) {
    const now = new Date();
    const content = JSON.stringify({ owner: randomUUID(), since: now.toISOString() } satisfies Held);
    const held = await file.read();
    const since = held ? takenAt(held.content) : null;
    if (!counts(since, now.getTime()) && (await file.write(content, held?.tag ?? null))) return content;
    if (now.getTime() >= end)
      throw new PublishRefusal('Another publication is running.', [
        `It began at ${new Date(since ?? now).toISOString()}. Try again in a minute; one that was interrupted counts for ten.`,
      ]);
  }
}

/**
 * Runs one change of a site at a time, so that what was checked against all that is shown still holds when it is shown.
 * @throws PublishRefusal when another one does not end within a minute
 */
export async function withLock<T>(file: LockFile, work: () => Promise<T>, waitMs = WAIT_MS): Promise<T> {
  const content = await acquire(file, waitMs);
  try {
    return await work();
  } finally {
    await file.remove(content);
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
        // A stale lock is moved away first. What was moved may be another's by now, and goes back.
        if (tag !== null) {
          await rename(path, `${draft}.stale`);
          if ((await readFile(`${draft}.stale`, 'utf8')) !== tag) {
            await link(`${draft}.stale`, path);
            return false;
          }
        }
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
    async remove(content) {
      if ((await this.read())?.content === content) await rm(path, { force: true });
    },
  };
}
