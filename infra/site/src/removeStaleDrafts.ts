import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './isMissing.ts';
import { draftsFolder } from './sitePaths.ts';

/** No publication takes an hour: an older draft was left by an interrupted one. */
const STALE_AFTER_MS = 3_600_000;

/** Null when the draft was published or removed in the meantime. */
async function changedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Removes the drafts of interrupted publications, and none of a running one. */
export async function removeStaleDrafts(site: string, now = new Date()): Promise<void> {
  const folder = draftsFolder(site);
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const draft of names.map((name) => join(folder, name))) {
    const at = await changedAt(draft);
    if (at !== null && at < now.getTime() - STALE_AFTER_MS) await rm(draft, { recursive: true, force: true });
  }
}
