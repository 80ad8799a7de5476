import { MEDIA_FOLDERS, type MediaFolder } from '@fleetwatch/contract/media/rules';
import { mediaFolder } from '../../platform/club/clubScope.ts';
import { now } from '../../platform/club/clock.ts';
import { removeUnfinished } from '../../platform/storage/incoming.ts';
import { incomingKey } from '../../platform/storage/mediaKey.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import { mediaUseOf } from '../mediaUse.ts';
import { UploadModel, type UploadRecord } from '../Upload.ts';
import { objectOf, removeFiles, storedNameOf } from './uploads.ts';

/**
 * Minimum age of swept files, because unposted tweets and unfinished sign-ups have files before they have a
 * document.
 */
export const UNUSED_FILE_HOURS = 24;
const HOUR_MS = 3_600_000;

const unusedBefore = (): number => now().getTime() - UNUSED_FILE_HOURS * HOUR_MS;

/** Number of keys per query. */
const AT_ONCE = 1_000;

/** Filters the files that nothing refers to. */
async function unusedAmong(keys: readonly string[], folder: MediaFolder): Promise<string[]> {
  const shown = new Set(await mediaUseOf(folder).shown(keys));
  return keys.filter((key) => !shown.has(key));
}

/** Yields files in this folder stored before the given time. */
async function* storedIn(folder: string, before: number): AsyncGenerator<string[]> {
  for await (const stored of (await mediaStorage()).list(folder)) {
    yield stored.filter(({ storedAt }) => storedAt.getTime() < before).map(({ key }) => key);
  }
}

/** Deletes the records of upload forms that were never used, or whose file is gone. */
async function forgetUploads(folder: MediaFolder, before: number): Promise<void> {
  const old = await UploadModel.find({ folder, askedAt: { $lt: new Date(before) } }).lean<UploadRecord[]>();
  const keys = old.map((upload) => objectOf(upload).key);
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const unused = await unusedAmong(keys.slice(from, from + AT_ONCE), folder);
    await UploadModel.deleteMany({ storedAs: { $in: unused.map(storedNameOf) } });
  }
}

/**
 * Removes the club's files that were uploaded more than a day ago and that no tweet, member, crest or damage
 * report uses. Returns their number. Safe to repeat and to run concurrently.
 */
export async function sweepMedia(): Promise<number> {
  const s3folder = mediaFolder();
  const storage = await mediaStorage();
  const before = unusedBefore();
  let removed = 0;
  for (const folder of MEDIA_FOLDERS) {
    for await (const keys of storedIn(`${s3folder}/${folder}/`, before)) {
      const unused = keys.length === 0 ? [] : await unusedAmong(keys, folder);
      await removeFiles(unused);
      removed += unused.length;
    }
    await forgetUploads(folder, before);
  }
  for await (const keys of storedIn(incomingKey(`${s3folder}/`), before)) {
    await storage.remove(keys);
    removed += keys.length;
  }
  return removed;
}

/** Removes files of aborted uploads that remain on this machine. Returns their number. */
export const sweepUnfinished = (): Promise<number> => removeUnfinished(unusedBefore());
