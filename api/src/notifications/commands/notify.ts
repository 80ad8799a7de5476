import type { Category } from '@fleetwatch/contract/notifications/categories';
import { isQuiet, type QuietHours } from '@fleetwatch/contract/notifications/quietHours';
import type { PushAction } from '@fleetwatch/contract/notifications/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { Types, type ClientSession } from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { runOnce } from '../../scheduler/runOnce.ts';
import { closePushed } from './closePushed.ts';
import { DeliveryModel } from '../Delivery.ts';
import { NotificationModel, type NotificationRecord } from '../Notification.ts';
import { PushDeviceModel } from '../PushDevice.ts';
import { choicesOf, NotificationChoiceModel, type NotificationChoiceRecord } from '../NotificationChoice.ts';

/** Something that members are to be told. */
export interface News {
  /** Names the event; members are told of each event once: 'boated {sortie}'. */
  key: string;
  /** Member ids; former members are left out. */
  to: readonly string[];
  category: Category;
  title: string;
  body: string;
  url: string;
  /** Names the matter, for `settle`. */
  tag: string;
  /** Buttons of its push. */
  actions?: PushAction[];
  /** A mail after that would be too late. */
  expiresAt: Date;
}

/** Whether the current club uses notifications. */
export const isNotifying = (): boolean => usesFeature('notifications');

const timeOf = (instant: Date): string => clubText(instant).slice(11, 16);

/** When quiet hours that go on at an instant end, by the club's clock; the instant itself outside of them. */
export function afterQuiet(quiet: QuietHours | null, instant: Date): Date {
  const time = timeOf(instant);
  if (!quiet || !isQuiet(quiet, time)) return instant;
  const today = clubDay(instant);
  const day = time < quiet.until ? today : addDays(today, 1);
  return new Date(instantOf(`${day} ${quiet.until}:00`, currentClub().timezone));
}

/** How long a safety message of the same words about the same matter takes the place of the one before. */
const SAME_MS = 10 * 60_000;

/** Words without the times that they name. */
const wordsOf = (title: string): string => title.replaceAll(/\d\d:\d\d/g, '');

/** The entries that a safety message updates instead of adding others, by member (rule notify.updated). */
async function findSame(
  { tag, title, category }: Pick<News, 'tag' | 'title' | 'category'>,
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

/**
 * Puts something into the inboxes of members and, by their choices, into the outbox (rules notify.inbox, notify.once). Does
 * nothing in a club that does not use notifications.
 */
export async function notify({ key, to, expiresAt, ...news }: News): Promise<void> {
  if (to.length === 0 || !isNotifying()) return;
  const members = await memberDirectory.get();
  const active = [...new Set(to)].filter((id) => members.get(id)?.isActive);
  await runOnce(`notify ${key}`, async (session) => {
    const choices = await NotificationChoiceModel.find({ member: { $in: active } })
      .session(session)
      .lean<NotificationChoiceRecord[]>();
    const devices = await PushDeviceModel.find({ member: { $in: active } })
      .select('member')
      .session(session)
      .lean();
    const choiceOf = new Map(choices.map((choice) => [String(choice.member), choice]));
    const at = now();
    const same = await findSame(news, session);
    const told = active.map((member) => {
      const { channels, quiet } = choicesOf(choiceOf.get(member));
      const own = devices.filter((one) => String(one.member) === member);
      const isPushed = channels[news.category].push && own.length > 0;
      // What concerns safety is never in the app alone (rule notify.fallback).
      const isMailed = channels[news.category].mail || (news.category === 'safety' && !isPushed);
      return {
        notification: {
          ...news,
          _id: same.get(member) ?? new Types.ObjectId(),
          member: new Types.ObjectId(member),
          at,
          isMailed,
        },
        places: [
          ...(isPushed ? own.map(({ _id: device }) => ({ channel: 'push', device })) : []),
          ...(isMailed ? [{ channel: 'mail', device: null }] : []),
        ],
        notBefore: news.category === 'safety' ? at : afterQuiet(quiet, at),
      };
    });
    const updated = told
      .map(({ notification }) => notification)
      .filter(({ member }) => same.has(String(member)));
    for (const { _id, ...fields } of updated)
      await NotificationModel.updateOne(
        { _id },
        { $set: { ...fields, readAt: null, settledAt: null, pushedAt: null, pushedTo: [] } },
        { session },
      );
    // What would take the earlier one from a device would take this one.
    await DeliveryModel.deleteMany({ notification: { $in: updated.map(({ _id }) => _id) } }, { session });
    await NotificationModel.insertMany(
      told
        .filter(({ notification }) => !updated.includes(notification))
        .map(({ notification }) => notification),
      { session },
    );
    const outbox = told.flatMap(({ notification: { _id, member }, places, notBefore }) =>
      notBefore < expiresAt
        ? places.map((place) => ({ ...place, notification: _id, member, notBefore, expiresAt }))
        : [],
    );
    await DeliveryModel.insertMany(outbox, { session });
  });
}

/** The same after the answer, so that it neither delays nor fails a launch. */
export function notifyLater(news: News): void {
  if (isNotifying()) mailLater(() => notify(news));
}

/** Marks the notifications of a matter that is over as read, and drops what is not sent yet (rule notify.settled). */
export async function settle(tag: string): Promise<void> {
  if (!isNotifying()) return;
  const told = await NotificationModel.find({ tag, settledAt: null }).select('_id').lean();
  if (told.length === 0) return;
  const ids = told.map(({ _id }) => _id);
  const at = now();
  await NotificationModel.updateMany({ _id: { $in: ids }, readAt: null }, { $set: { readAt: at } });
  await NotificationModel.updateMany({ _id: { $in: ids } }, { $set: { settledAt: at } });
  await DeliveryModel.deleteMany({ notification: { $in: ids } });
  await closePushed(ids);
}

/** The same after the answer. */
export function settleLater(tag: string): void {
  if (isNotifying()) mailLater(() => settle(tag));
}
