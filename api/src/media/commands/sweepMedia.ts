import { MEDIA_FOLDERS, type MediaFolder } from '@fleetwatch/contract/media/rules';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { pictureKeyOf } from '../../members/commands/dropMemberPicture.ts';
import { MemberModel } from '../../members/Member.ts';
import { now } from '../../platform/clock.ts';
import { removeUnfinished } from '../../platform/storage/incoming.ts';
import { mediaStorage } from '../../platform/storage/mediaStorage.ts';
import { pictureKey } from '../../tweets/commands/postTweet.ts';
import { TweetModel } from '../../tweets/Tweet.ts';

/** A tweet that is being written, and a sign-up, have their files before they have their document. */
export const UNUSED_KEPT_HOURS = 24;
const HOUR_MS = 3_600_000;

const unusedBefore = (): number => now().getTime() - UNUSED_KEPT_HOURS * HOUR_MS;

/** `folder/tweets/name.png` is `name`. */
const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'));

async function keysInTweets(keys: readonly string[], s3folder: string): Promise<string[]> {
  const shown = { 'pictures.name': { $in: keys.map(nameOf) } };
  const tweets = await TweetModel.find(shown).select('pictures').lean();
  return tweets.flatMap(({ pictures }) => pictures.map((picture) => pictureKey(s3folder, picture)));
}

async function keysOfMembers(): Promise<string[]> {
  const members = await MemberModel.find({ pic: { $ne: '' } })
    .select('pic')
    .lean();
  const keys = await Promise.all(members.map(({ pic }) => pictureKeyOf(pic)));
  return keys.filter((key) => key !== null);
}

/** Of these files, those that a tweet or a member shows. */
async function usedAmong(
  keys: readonly string[],
  folder: MediaFolder,
  s3folder: string,
): Promise<Set<string>> {
  return new Set(folder === 'tweets' ? await keysInTweets(keys, s3folder) : await keysOfMembers());
}

/**
 * Removes the club's files that were uploaded more than a day ago and that no tweet and no member shows: detached again,
 * or never posted. Answers how many. Done twice, or by two at once, it removes nothing else.
 */
export async function sweepMedia(): Promise<number> {
  const { s3folder } = await currentClubRecord();
  const storage = await mediaStorage();
  const before = unusedBefore();
  let removed = 0;
  for (const folder of MEDIA_FOLDERS) {
    for await (const stored of storage.list(`${s3folder}/${folder}/`)) {
      const old = stored.filter(({ storedAt }) => storedAt.getTime() < before).map(({ key }) => key);
      if (old.length === 0) continue;
      const used = await usedAmong(old, folder, s3folder);
      const unused = old.filter((key) => !used.has(key));
      await storage.remove(unused);
      removed += unused.length;
    }
  }
  return removed;
}

/** Removes what is left on this machine of uploads that were cut off with their process; answers how many. */
export const sweepUnfinished = (): Promise<number> => removeUnfinished(unusedBefore());
