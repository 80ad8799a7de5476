import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './isMissing.ts';
import { draftsFolder } from './sitePaths.ts';

/** No publication takes an hour: what is older was left by one that ended in the middle. */
const LEFT_AFTER_MS = 3_600_000;

/** Null for one that was placed, or removed, meanwhile. */
async function changedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Removes the drafts that cut-off publications left, and none of another that is under way. */
export async function removeStaleDrafts(site: string, now = new Date()): Promise<void> {
  const folder = draftsFolder(site);
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const draft of names.map((name) => join(folder, name))) {
    const at = await changedAt(draft);
    if (at !== null && at < now.getTime() - LEFT_AFTER_MS) await rm(draft, { recursive: true, force: true });
  }
}
