import type { Category, Channel } from '@fleetwatch/contract/notifications/categories';
import { isQuiet, type QuietHours } from '@fleetwatch/contract/notifications/quietHours';
import type { NotificationChoices } from '@fleetwatch/contract/notifications/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { Types, type ClientSession } from 'mongoose';
import { MemberModel } from '../../members/Member.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { DeliveryModel } from '../Delivery.ts';
import { NotificationModel, type NotificationRecord } from '../Notification.ts';
import { PushDeviceModel } from '../PushDevice.ts';
import { choicesOf, NotificationChoiceModel, type NotificationChoiceRecord } from '../NotificationChoice.ts';

/** A new notification for members. */
export interface NewNotification extends Pick<
  NotificationRecord,
  'key' | 'category' | 'title' | 'body' | 'url' | 'tag' | 'actions' | 'sortie' | 'isEscalated'
> {
  /** Member ids; former members are skipped. */
  to: readonly string[];
  /** Time after which a mail would be too late. */
  expiresAt: Date;
  /** Mailed in clubs that do not use notifications, like all safety messages. */
  isForEveryClub?: boolean;
}

/** Whether the current club uses notifications. */
export const usesNotifications = (): boolean => usesFeature('notifications');

const timeOf = (instant: Date): string => clubText(instant).slice(11, 16);

/**
 * Returns the end of quiet hours in effect at an instant, by the club's clock; outside of them, the instant
 * itself.
 */
export function afterQuietHours(quiet: QuietHours | null, instant: Date): Date {
  const time = timeOf(instant);
  if (!quiet || !isQuiet(quiet, time)) return instant;
  const today = clubDay(instant);
  const day = time < quiet.until ? today : addDays(today, 1);
  return new Date(instantOf(`${day} ${quiet.until}:00`, currentClub().timezone));
}

/** Time during which a safety message with the same text and subject replaces the previous one. */
const SAME_MS = 10 * 60_000;

/** Removes times from a text. */
const wordsOf = (title: string): string => title.replaceAll(/\d\d:\d\d/g, '');

/**
 * Finds the entries that a safety message updates instead of adding new ones, by member (rule
 * notify.updated).
 */
async function findSame(
  { tag, title, category }: Pick<NewNotification, 'tag' | 'title' | 'category'>,
  session: ClientSession,
): Promise<Map<string, Types.ObjectId>> {
  if (category !== 'safety') return new Map();
  const since = new Date(now().getTime() - SAME_MS);
  const present = await NotificationModel.find({ tag, at: { $gt: since } })
    .select('member title')
    .sort({ at: 1 })
    .session(session)
    .lean<Pick<NotificationRecord, '_id' | 'member' | 'title'>[]>();
  return new Map(
    present
      .filter((one) => wordsOf(one.title) === wordsOf(title))
      .map(({ _id, member }) => [String(member), _id]),
  );
}

/** Channels that can reach a member, whatever they choose. */
interface ReachableWays {
  devices: Types.ObjectId[];
  hasMail: boolean;
}

/** Reads the channels that can reach active members now. */
export async function readReachableWays(
  members: readonly string[],
  session: ClientSession | null,
): Promise<(member: string) => ReachableWays> {
  const devices = usesNotifications()
    ? await PushDeviceModel.find({ member: { $in: members } })
        .select('member')
        .session(session)
        .lean()
    : [];
  const mailed = await MemberModel.find({ _id: { $in: members }, emailConfirmedAt: { $ne: null } })
    .select('_id')
    .session(session)
    .lean();
  const confirmed = new Set(mailed.map(({ _id }) => String(_id)));
  return (member) => ({
    devices: devices.filter((one) => String(one.member) === member).map(({ _id }) => _id),
    hasMail: confirmed.has(member),
  });
}

/**
 * Returns a member's channels for a category. Safety messages are never shown in the app alone (rule
 * notify.fallback).
 */
function channelsFor(
  category: Category,
  channels: NotificationChoices['channels'],
  { devices, hasMail }: ReachableWays,
): { isPushed: boolean; isMailed: boolean } {
  const chosen = usesNotifications() ? channels[category] : { push: false, mail: true };
  const isSafety = category === 'safety';
  const isPushed = devices.length > 0 && (chosen.push || (isSafety && !hasMail));
  return { isPushed, isMailed: hasMail && (chosen.mail || (isSafety && !isPushed)) };
}

/** A notification of one member, with its channels. */
interface Addressed {
  notification: Pick<NotificationRecord, '_id' | 'member' | 'isMailed' | 'failure'> & Record<string, unknown>;
  places: { channel: Channel; device: Types.ObjectId | null }[];
  notBefore: Date;
}

/** Prepares the records of members: channels according to their choices, and existing entries to update. */
export async function prepareNotifications(
  members: readonly string[],
  { key, isEscalated, ...news }: Omit<NewNotification, 'to' | 'expiresAt' | 'isForEveryClub'>,
  session: ClientSession,
): Promise<{ addressed: Addressed[]; same: ReadonlyMap<string, Types.ObjectId> }> {
  // A transaction runs one operation at a time.
  const choices = await NotificationChoiceModel.find({ member: { $in: members } })
    .session(session)
    .lean<NotificationChoiceRecord[]>();
  const waysOf = await readReachableWays(members, session);
  const same = await findSame(news, session);
  const choiceOf = new Map(choices.map((choice) => [String(choice.member), choice]));
  const at = now();
  const addressed = members.map((member): Addressed => {
    const { channels, quiet } = choicesOf(choiceOf.get(member));
    const ways = waysOf(member);
    const { isPushed, isMailed } = channelsFor(news.category, channels, ways);
    const places: Addressed['places'] = [
      ...(isPushed ? ways.devices.map((device) => ({ channel: 'push' as const, device })) : []),
      ...(isMailed ? [{ channel: 'mail' as const, device: null }] : []),
    ];
    const isUrgent = news.category === 'safety' || !usesNotifications();
    return {
      notification: {
        ...news,
        key,
        at,
        isMailed,
        ...(isEscalated && { isEscalated }),
        _id: same.get(member) ?? new Types.ObjectId(),
        member: new Types.ObjectId(member),
        failure: places.length === 0 && news.category === 'safety' ? 'no_address' : null,
      },
      places,
      notBefore: isUrgent ? at : afterQuietHours(quiet, at),
    };
  });
  return { addressed, same };
}

/** Stores notifications and their deliveries; a safety message replaces the one with the same text. */
export async function store(
  { addressed, same }: Awaited<ReturnType<typeof prepareNotifications>>,
  expiresAt: Date,
  session: ClientSession,
): Promise<void> {
  const all = addressed.map(({ notification }) => notification);
  const updated = all.filter(({ member }) => same.has(String(member)));
  for (const { _id, ...fields } of updated) {
    const isNew = { readAt: null, settledAt: null, pushedAt: null, pushedTo: [], mailedAt: null };
    await NotificationModel.updateOne({ _id }, { $set: { ...fields, ...isNew } }, { session });
  }
  // A delivery that closes the earlier one on a device would also close this one.
  await DeliveryModel.deleteMany({ notification: { $in: updated.map(({ _id }) => _id) } }, { session });
  await NotificationModel.insertMany(
    all.filter((one) => !updated.includes(one)),
    { session },
  );
  const outbox = addressed.flatMap(({ notification: { _id, member }, places, notBefore }) =>
    notBefore < expiresAt
      ? places.map((place) => ({ ...place, notification: _id, member, notBefore, expiresAt }))
      : [],
  );
  await DeliveryModel.insertMany(outbox, { session });
}
