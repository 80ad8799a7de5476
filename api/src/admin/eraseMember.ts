import { randomBytes } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { ResetKeyModel } from '../accounts/ResetKey.ts';
import { SessionModel } from '../accounts/Session.ts';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { OnDeckModel } from '../members/OnDeck.ts';
import { AppliedWriteModel, type AppliedWriteRecord } from '../platform/AppliedWrite.ts';
import { inTransaction } from '../platform/database.ts';
import { hashPassword } from '../platform/passwords.ts';
import { mediaStorage } from '../platform/storage/mediaStorage.ts';
import { PlanModel } from '../plans/Plan.ts';
import { PlanFeedModel } from '../plans/PlanFeed.ts';
import { listOutstanding } from '../sorties/commands/listOutstanding.ts';
import { rebuildTotals } from '../sorties/commands/rebuildTotals.ts';
import { SortieModel } from '../sorties/Sortie.ts';
import { dropPictures, removeTweet } from '../tweets/commands/removeTweet.ts';
import { TweetModel, type TweetRecord } from '../tweets/Tweet.ts';
import { TweetLikeModel } from '../tweets/TweetLike.ts';
import { AdminRefusal } from './AdminRefusal.ts';

/** What is left where a name was. */
export const ERASED_NAME = 'Former Member';

const ERASE_LIMIT = { timeoutMs: 120_000 };

async function eraseAccount(member: MemberRecord, session: ClientSession): Promise<void> {
  const id = String(member._id);
  await MemberModel.updateOne(
    { _id: member._id },
    {
      $set: {
        name: ERASED_NAME,
        // Unique, and nothing that anybody could type.
        nameKey: `erased ${id}`,
        email: '',
        emailKey: `erased ${id}`,
        passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
        hint: '',
        pic: '',
        aboutMe: '',
        aboutMeUrl: '',
        coachRights: 'none',
        isActive: false,
      },
      $unset: { requestKey: 1, requestHash: 1, applied: 1 },
    },
    { session },
  );
  await SessionModel.deleteMany({ member: member._id }, { session });
  await ResetKeyModel.deleteMany({ member: member._id }, { session });
  await OnDeckModel.deleteMany({ member: member._id }, { session });
  await PlanFeedModel.deleteMany({ member: member._id }, { session });
}

/** Where the name is part of a text: their own boats, what these were called when they left, and the captains' logs. */
async function eraseName({ _id, name }: MemberRecord, session: ClientSession): Promise<void> {
  const own = await BoatModel.find({ owner: _id }).session(session).lean<BoatRecord[]>();
  const renamed = (text: string): string => text.replaceAll(name, ERASED_NAME);
  for (const boat of own) {
    await BoatModel.updateOne({ _id: boat._id }, { $set: { name: renamed(boat.name) } }, { session });
    const names = await SortieModel.distinct('boatName', { boat: boat._id }).session(session);
    for (const boatName of names) {
      const change = { $set: { boatName: renamed(boatName) } };
      await SortieModel.updateMany({ boat: boat._id, boatName }, change, { session });
    }
  }
  const logs = await BoatModel.find({ log: { $ne: '' } })
    .session(session)
    .lean<BoatRecord[]>();
  for (const { _id: boat, log } of logs) {
    if (log.includes(name))
      await BoatModel.updateOne({ _id: boat }, { $set: { log: renamed(log) } }, { session });
  }
}

/** What they wrote. The sorties stay, for the boats' sake, without their words. */
async function eraseWords({ _id }: MemberRecord, session: ClientSession): Promise<TweetRecord[]> {
  const tweets = await TweetModel.find({ author: _id }).session(session).lean<TweetRecord[]>();
  for (const tweet of tweets) await removeTweet(tweet, session);
  const likes = await TweetLikeModel.find({ member: _id }).session(session).lean();
  for (const { tweet } of likes)
    await TweetModel.updateOne({ _id: tweet }, { $inc: { likes: -1 } }, { session });
  await TweetLikeModel.deleteMany({ member: _id }, { session });
  await SortieModel.updateMany(
    { launcher: _id },
    { $set: { notes: '', 'workout.text': '', 'applied.$[].notes': '' } },
    { session },
  );
  await PlanModel.updateMany({ crew: _id }, { $pull: { crew: _id } }, { session });
  await PlanModel.updateMany({ author: _id }, { $set: { text: '' } }, { session });
  return tweets;
}

/** Answers kept for repeated writes, where they name them. */
async function eraseAnswers({ _id, name }: MemberRecord, session: ClientSession): Promise<void> {
  const kept = await AppliedWriteModel.find().session(session).lean<AppliedWriteRecord[]>();
  const naming = kept.filter(({ answer }) => {
    const text = JSON.stringify(answer ?? null);
    return text.includes(String(_id)) || text.includes(name);
  });
  await AppliedWriteModel.deleteMany({ _id: { $in: naming.map((write) => write._id) } }, { session });
}

async function erasePicture(pic: string): Promise<void> {
  const file = /members\/[\w.-]+$/.exec(pic)?.[0];
  if (file === undefined || pic.startsWith('https:')) return;
  const { s3folder } = await currentClubRecord();
  await (await mediaStorage()).remove([`${s3folder}/${file}`]);
}

/**
 * Erases a member of the current club: the name goes, and all they wrote; their sorties stay without it, so that boats,
 * groups and crews keep their miles. Refused while one of their boats is out. Done again, by id, it finishes one that was
 * cut off.
 */
export async function eraseMember(member: MemberRecord): Promise<void> {
  if ((await listOutstanding(String(member._id))).length > 0) {
    throw new AdminRefusal(`${member.name} has a boat out: land it first.`);
  }
  const tweets = await inTransaction(async (session) => {
    // What was erased before has no name left to look for.
    if (member.name !== ERASED_NAME) await eraseName(member, session);
    const written = await eraseWords(member, session);
    await eraseAnswers(member, session);
    await eraseAccount(member, session);
    return written;
  }, ERASE_LIMIT);
  await dropPictures(tweets.flatMap(({ pictures }) => pictures));
  await erasePicture(member.pic);
  // The latest boat of each is named in the totals.
  await rebuildTotals();
}
