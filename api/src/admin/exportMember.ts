import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfirmKeyModel } from '../accounts/ConfirmKey.ts';
import { ResetKeyModel } from '../accounts/ResetKey.ts';
import { SessionModel } from '../accounts/Session.ts';
import { BoatModel } from '../boats/Boat.ts';
import { GrantModel } from '../clearances/Grant.ts';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import { ConditionFlagModel } from '../conditions/ConditionFlag.ts';
import { ConditionSeriesModel } from '../conditions/ConditionSeries.ts';
import { ConditionSettingsModel } from '../conditions/ConditionSettings.ts';
import { ConditionTableModel } from '../conditions/ConditionTable.ts';
import { CorrectionModel } from '../corrections/Correction.ts';
import { VoidSortieModel } from '../corrections/VoidSortie.ts';
import { DamageModel } from '../damages/Damage.ts';
import { objectOf } from '../media/commands/uploads.ts';
import { UploadModel, type UploadRecord } from '../media/Upload.ts';
import { publicKeyOf } from '../media/publicAddress.ts';
import type { MemberRecord } from '../members/Member.ts';
import { ImportModel } from '../moving/Import.ts';
import { DeliveryModel } from '../notifications/Delivery.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { NotificationChoiceModel } from '../notifications/NotificationChoice.ts';
import { PushDeviceModel } from '../notifications/PushDevice.ts';
import { DutyDayModel } from '../officers/DutyDay.ts';
import { OnDeckModel } from '../members/OnDeck.ts';
import { AppliedWriteModel, type AppliedWriteRecord } from '../platform/database/AppliedWrite.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { now } from '../platform/club/clock.ts';
import { mediaStorage } from '../platform/storage/mediaStorage.ts';
import { PlanModel } from '../plans/Plan.ts';
import { PlanFeedModel } from '../plans/PlanFeed.ts';
import { GuestModel } from '../guests/Guest.ts';
import { ReservationModel } from '../plans/Reservation.ts';
import { slotStart } from '../plans/slots.ts';
import { BoatReservationModel } from '../reservations/BoatReservation.ts';
import { BoatWaitModel } from '../reservations/BoatWait.ts';
import { AlertModel } from '../safety/Alert.ts';
import { ContactsModel } from '../safety/Contacts.ts';
import { SortieModel } from '../sorties/Sortie.ts';
import { TotalModel } from '../sorties/Total.ts';
import { TabletModel } from '../tablets/Tablet.ts';
import { TourModel } from '../tours/Tour.ts';
import { pictureKey } from '../tweets/commands/postTweet.ts';
import { TweetModel } from '../tweets/Tweet.ts';
import { TweetLikeModel } from '../tweets/TweetLike.ts';
import { WorkoutModel } from '../workouts/Workout.ts';
import { answersNaming } from './eraseMember.ts';
import { mailsTo } from './outboxMails.ts';
import { findMentions } from './renameInTexts.ts';

/** Fields for technical use only: digests without personal data. */
const MACHINE = [
  'club',
  'nameKey',
  'nameLooks',
  'emailKey',
  'requestKey',
  'requestHash',
  'applied',
  'keyHash',
  'codeHash',
  'usedBy',
  'slot',
];

/** The export that `exportMember` makes for a member. */
export interface MemberExport {
  media: string[];
  [what: string]: unknown;
}

const SECRET = { passwordHash: 'kept as an argon2id hash' };

function readable(documents: readonly object[]): object[] {
  return documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !MACHINE.includes(field))),
  );
}

/** Storage keys of the member's pictures and films, `folder/name.type`, copied by `copyMedia`. */
async function mediaOf({ _id, pic }: MemberRecord): Promise<string[]> {
  const { s3folder } = await currentClubRecord();
  const own = await publicKeyOf(pic, 'members');
  const tweets = await TweetModel.find({ author: _id }).select('pictures').lean();
  const attached = tweets.flatMap(({ pictures }) => pictures.map((picture) => pictureKey(s3folder, picture)));
  const uploads = await UploadModel.find({ by: _id }).lean<UploadRecord[]>();
  const uploaded = await Promise.all(uploads.map(async (upload) => (await objectOf(upload)).key));
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

async function ownPlans({ _id }: MemberRecord): Promise<object> {
  const plans = await PlanModel.find({ $or: [{ author: _id }, { crew: _id }] })
    .sort({ launchAt: 1, _id: 1 })
    .lean();
  const reserved = {
    plan: { $in: plans.filter(({ author }) => author.equals(_id)).map((plan) => plan._id) },
  };
  const reservations = await ReservationModel.find(reserved).sort({ slot: 1, _id: 1 }).lean();
  return {
    plans: readable(plans),
    reservations: reservations.map(({ plan, boat, slot }) => ({ plan, boat, from: slotStart(slot) })),
  };
}

/** What the member asked to be corrected and decided, and outings of theirs that were deleted from the log. */
async function ofCorrections({ _id }: MemberRecord): Promise<object> {
  const corrections = CorrectionModel.find({ $or: [{ by: _id }, { decidedBy: _id }] });
  const deleted = VoidSortieModel.find({ $or: [{ launcher: _id }, { crew: _id }, { owner: _id }] });
  return {
    corrections: readable(await corrections.sort({ at: 1, _id: 1 }).lean()),
    sortiesDeleted: readable(await deleted.sort({ launchedAt: 1, _id: 1 }).lean()),
  };
}

/** What the member reported and decided of the conditions. */
async function ofConditions({ _id }: MemberRecord): Promise<object> {
  const series = await ConditionSeriesModel.find({ 'recent.by': _id }).lean();
  const tables = await ConditionTableModel.find({ by: _id }).sort({ version: 1 }).lean();
  return {
    conditionReadings: series.flatMap(({ input, unit, where, recent }) =>
      recent
        .filter(({ by }) => by?.equals(_id))
        .map(({ at, value }) => ({ input, unit, where, value, at: new Date(at) })),
    ),
    conditionFlags: readable(await ConditionFlagModel.find({ by: _id }).sort({ from: 1, _id: 1 }).lean()),
    conditionTables: tables.map(({ version, at }) => ({ version, at })),
    reportsConditions: (await ConditionSettingsModel.exists({ reporters: _id })) !== null,
  };
}

/** All data stored about a member of the current club, for handing out (JSON with the code's field names). */
export async function exportMember(member: MemberRecord): Promise<MemberExport> {
  const { _id } = member;
  return {
    exportedAt: now().toISOString(),
    account: { ...readable([member])[0], ...SECRET },
    devicesSignedIn: readable(
      await SessionModel.find({ member: _id }).select('device startedAt seenAt expiresAt revokedAt').lean(),
    ),
    passwordResets: readable(await ResetKeyModel.find({ member: _id }).select('expiresAt usedAt').lean()),
    addressesToConfirm: readable(await ConfirmKeyModel.find({ member: _id }).select('expiresAt').lean()),
    onDeck: readable(await OnDeckModel.find({ member: _id }).lean()),
    notifications: readable(await NotificationModel.find({ member: _id }).sort({ at: 1, _id: 1 }).lean()),
    notificationsChosen: readable(await NotificationChoiceModel.find({ member: _id }).lean()),
    // The keys are the device's secrets.
    pushDevices: readable(await PushDeviceModel.find({ member: _id }).select('-keys').lean()),
    notificationsWaiting: readable(await DeliveryModel.find({ member: _id }).lean()),
    dutyDays: (await DutyDayModel.find({ members: _id }).sort({ day: 1 }).lean()).map(({ day }) => day),
    emergencyContacts: readable(await ContactsModel.find({ member: _id }).lean()),
    overdueAlerts: readable(
      await AlertModel.find({ $or: [{ launcher: _id }, { 'lines.by': _id }, { 'steps.by': _id }] })
        .sort({ levelAt: 1, _id: 1 })
        .lean(),
    ),
    clearances: readable(
      await GrantModel.find({ $or: [{ member: _id }, { by: _id }, { 'revoked.by': _id }] })
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
    ...(await ofConditions(member)),
    damageReports: readable(
      await DamageModel.find({
        $or: [{ by: _id }, { assignee: _id }, { 'repairs.by': _id }, { 'steps.by': _id }],
      })
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
    importsBegun: readable(
      await ImportModel.find({ by: _id })
        .select('-questions -mapping -preview')
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
    ownBoats: readable(await BoatModel.find({ owner: _id }).lean()),
    sorties: readable(
      await SortieModel.find({ $or: [{ launcher: _id }, { crew: _id }, { owner: _id }] })
        .sort({ launchedAt: 1, _id: 1 })
        .lean(),
    ),
    ...(await ofCorrections(member)),
    tours: readable(
      await TourModel.find({ $or: [{ organiser: _id }, { 'boats.crew': _id }] })
        .sort({ from: 1, _id: 1 })
        .lean(),
    ),
    figures: readable(
      await TotalModel.find({ kind: 'member', subject: _id }).sort({ season: 1, _id: 1 }).lean(),
    ),
    ...(await ownPlans(member)),
    boatReservations: readable(
      await BoatReservationModel.find({ $or: [{ member: _id }, { decidedBy: _id }] })
        .sort({ launchAt: 1, _id: 1 })
        .lean(),
    ),
    boatsWaitedFor: readable(await BoatWaitModel.find({ member: _id }).sort({ at: 1, _id: 1 }).lean()),
    guests: readable(await GuestModel.find({ host: _id }).sort({ nameKey: 1, _id: 1 }).lean()),
    calendarsAskedFor: readable(await PlanFeedModel.find({ member: _id }).sort({ _id: 1 }).lean()),
    workoutsPosted: readable(await WorkoutModel.find({ agent: _id }).sort({ postedAt: 1, _id: 1 }).lean()),
    tabletsPaired: readable(await TabletModel.find({ pairedBy: _id }).sort({ pairedAt: 1, _id: 1 }).lean()),
    auditTrail: readable(
      await AuditEntryModel.find({ $or: [{ who: _id }, { subject: _id }] })
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
    tweets: readable(await TweetModel.find({ author: _id }).sort({ postedAt: 1, _id: 1 }).lean()),
    likes: readable(await TweetLikeModel.find({ member: _id }).sort({ _id: 1 }).lean()),
    uploads: readable(await UploadModel.find({ by: _id }).sort({ askedAt: 1, _id: 1 }).lean()),
    media: await mediaOf(member),
    ...(await cachedElsewhere(member)),
  };
}

/** Copies the files that `media` lists into a folder. Returns how many existed. */
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
