import { randomBytes } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { VoidSortieModel } from '../corrections/VoidSortie.ts';
import { dropUploads } from '../media/commands/uploads.ts';
import { dropMemberPicture } from '../members/commands/dropMemberPicture.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { forgetImports } from '../import/commands/openImport.ts';
import { ImportModel } from '../import/Import.ts';
import { AppliedWriteModel, type AppliedWriteRecord } from '../platform/database/AppliedWrite.ts';
import { DomainEventModel, type DomainEventRecord } from '../platform/events/DomainEvent.ts';
import { now } from '../platform/club/clock.ts';
import { inTransaction } from '../platform/database/database.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { isAnywhereOut } from '../logbook/commands/listOutstanding.ts';
import { rebuildTotals } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { dropPictures } from '../tweets/commands/removeTweet.ts';
import { TweetModel, type TweetRecord } from '../tweets/Tweet.ts';
import { MODULES } from '../modules.ts';
import { AdminRefusal } from './AdminRefusal.ts';
import { removeMailsTo } from './outboxMails.ts';
import { patternOf, renameInTexts } from './renameInTexts.ts';
import { boatStillOut } from './texts.ts';

/** Replaces an erased member's name. */
export const ERASED_NAME = 'Former Member';

const ERASE_LIMIT = { timeoutMs: 120_000 };

async function eraseAccount(member: MemberRecord, session: ClientSession): Promise<void> {
  const id = String(member._id);
  await MemberModel.updateOne(
    { _id: member._id },
    {
      $set: {
        name: ERASED_NAME,
        // Unique, and cannot be typed as a name.
        nameKey: `erased ${id}`,
        email: '',
        emailKey: `erased ${id}`,
        emailConfirmedAt: null,
        passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
        hint: '',
        pic: '',
        aboutMe: '',
        aboutMeUrl: '',
        coachRights: 'none',
        offices: [],
        birthDate: null,
        guardian: null,
        groupWanted: null,
        isActive: false,
        joinedAt: new Date(0),
      },
      $unset: { isUnclaimed: 1, nameLooks: 1, requestKey: 1, requestHash: 1, applied: 1 },
    },
    { session },
  );
}

/** Renames a member's own boats, which carry their name, and the sorties of these boats. */
async function renameOwnBoats({ _id, name }: MemberRecord, session: ClientSession): Promise<void> {
  const own = await BoatModel.find({ owner: _id }).session(session).lean<BoatRecord[]>();
  const renamed = (text: string): string => text.replaceAll(name, ERASED_NAME);
  for (const boat of own) {
    await BoatModel.updateOne({ _id: boat._id }, { $set: { name: renamed(boat.name) } }, { session });
    const names = await SortieModel.distinct('boatName', { boat: boat._id }).session(session);
    await VoidSortieModel.updateMany(
      { boat: boat._id },
      { $set: { boatName: renamed(boat.name) } },
      { session },
    );
    for (const boatName of names) {
      const change = { $set: { boatName: renamed(boatName) } };
      await SortieModel.updateMany({ boat: boat._id, boatName }, change, { session });
    }
  }
}

/** Whether a write's stored answer names a member. */
export function answersNaming(member: MemberRecord): (write: AppliedWriteRecord) => boolean {
  const pattern = patternOf(member);
  return ({ answer }) => {
    const text = JSON.stringify(answer ?? null);
    return text.includes(String(member._id)) || text.search(pattern) >= 0;
  };
}

/** Erases stored answers that name the member. */
async function eraseAnswers(member: MemberRecord, session: ClientSession): Promise<void> {
  const kept = await AppliedWriteModel.find().session(session).lean<AppliedWriteRecord[]>();
  const naming = kept.filter(answersNaming(member));
  await AppliedWriteModel.deleteMany({ _id: { $in: naming.map((write) => write._id) } }, { session });
}

/** Erases pending events that name the member: their notifications would be about someone who has left. */
async function eraseEvents(member: MemberRecord, session: ClientSession): Promise<void> {
  const waiting = await DomainEventModel.find().session(session).lean<DomainEventRecord[]>();
  const pattern = patternOf(member);
  const naming = waiting.filter(({ data }) => {
    const text = JSON.stringify(data);
    return text.includes(String(member._id)) || text.search(pattern) >= 0;
  });
  await DomainEventModel.deleteMany({ _id: { $in: naming.map(({ _id }) => _id) } }, { session });
}

async function eraseFiles(member: MemberRecord): Promise<void> {
  const tweets = await TweetModel.find({ author: member._id }).select('pictures').lean<TweetRecord[]>();
  await dropPictures(
    tweets.flatMap(({ pictures }) => pictures),
    member._id,
  );
  await dropMemberPicture(member);
  await dropUploads(member._id);
  await removeMailsTo(member.email);
}

/** Deletes files waiting to be imported, which may name the member and would bring them back. */
async function forgetWaitingImports(): Promise<void> {
  if (await ImportModel.exists({ isOpen: true, state: { $in: ['running', 'undoing'] } })) {
    throw new AdminRefusal('An import is going on: wait until it is over.');
  }
  await forgetImports(new Date(now().getTime() + 1));
}

/**
 * Erases a member of the current club: their name everywhere, and everything they wrote. Their sorties stay
 * without the name, so that boats, groups and crews keep their miles, and so do workouts posted by a coach,
 * and damage reports. Refused while one of their boats is out. A second run, by id, finishes an interrupted
 * one.
 */
export async function eraseMember(member: MemberRecord): Promise<void> {
  if (await isAnywhereOut(String(member._id))) {
    throw new AdminRefusal(boatStillOut(member.name));
  }
  await forgetWaitingImports();
  // Files first: the records name them, so a second run could not find them without the records.
  await eraseFiles(member);
  await inTransaction(async (session) => {
    // An interrupted run has already replaced the name, so there is nothing to search for.
    if (member.name !== ERASED_NAME) {
      await renameOwnBoats(member, session);
      await renameInTexts(member, ERASED_NAME, session);
    }
    for (const { erase } of MODULES) await erase?.(member, session);
    await eraseAnswers(member, session);
    await eraseEvents(member, session);
    await eraseAccount(member, session);
  }, ERASE_LIMIT);
  // The totals contain the name of each member's latest boat.
  await rebuildTotals();
}
