import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import { objectOf } from '../media/commands/uploads.ts';
import { UploadModel, type UploadRecord } from '../media/Upload.ts';
import { publicKeyOf } from '../media/publicAddress.ts';
import type { MemberRecord } from '../members/Member.ts';
import { AppliedWriteModel, type AppliedWriteRecord } from '../platform/database/AppliedWrite.ts';
import { now } from '../platform/club/clock.ts';
import { mediaStorage } from '../platform/storage/mediaStorage.ts';
import { pictureKey } from '../tweets/commands/postTweet.ts';
import { TweetModel } from '../tweets/Tweet.ts';
import { MODULES } from '../modules.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { answersNaming } from './eraseMember.ts';
import { mailsTo } from './outboxMails.ts';
import { findMentions } from './renameInTexts.ts';

export interface MemberExport {
  media: string[];
  [what: string]: unknown;
}

const SECRET = { passwordHash: 'kept as an argon2id hash' };

/** Storage keys of the member's pictures and videos, `folder/name.type`, copied by `copyMedia`. */
async function mediaOf({ _id, pic }: MemberRecord): Promise<string[]> {
  const { s3folder } = await currentClubRecord();
  const own = publicKeyOf(pic, 'members');
  const tweets = await TweetModel.find({ author: _id }).select('pictures').lean();
  const attached = tweets.flatMap(({ pictures }) => pictures.map((picture) => pictureKey(s3folder, picture)));
  const uploads = await UploadModel.find({ by: _id }).lean<UploadRecord[]>();
  const uploaded = uploads.map((upload) => objectOf(upload).key);
  const keys = new Set([...(own === null ? [] : [own]), ...attached, ...uploaded]);
  return [...keys].map((key) => key.slice(s3folder.length + 1));
}

const dated = ({ answer, appliedAt }: AppliedWriteRecord): object => ({ appliedAt, answer });

/** Data about the member in others' records, and technical data. */
async function cachedElsewhere(member: MemberRecord): Promise<object> {
  const writes = await AppliedWriteModel.find().sort({ appliedAt: 1, _id: 1 }).lean<AppliedWriteRecord[]>();
  return {
    namedIn: await findMentions(member),
    answersRemembered: writes.filter(answersNaming(member)).map(dated),
    mailsWaiting: (await mailsTo(member.email)).map(({ text }) => text),
  };
}

/**
 * Returns all data stored about a member of the current club, to be handed to them (JSON with the code's
 * field names).
 */
export async function exportMember(member: MemberRecord): Promise<MemberExport> {
  const held = await Promise.all(MODULES.map(({ about }) => about?.(member)));
  return {
    exportedAt: now().toISOString(),
    account: { ...withoutMachineFields([member])[0], ...SECRET },
    ...Object.fromEntries(held.flatMap((part = {}) => Object.entries(part))),
    media: await mediaOf(member),
    ...(await cachedElsewhere(member)),
  };
}

/** Copies the files that `media` lists into a folder. Returns the number of those that existed. */
export async function copyMedia({ media }: MemberExport, folder: string): Promise<number> {
  const { s3folder } = await currentClubRecord();
  const storage = await mediaStorage();
  let copied = 0;
  for (const name of media) {
    const content = await storage.read(`${s3folder}/${name}`);
    if (!content) continue;
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, content, { mode: 0o600, flag: 'wx' });
    copied += 1;
  }
  return copied;
}
