import type { Category } from '@fleetwatch/contract/notifications/categories';
import { isQuiet, type QuietHours } from '@fleetwatch/contract/notifications/quietHours';
import type { PushAction } from '@fleetwatch/contract/notifications/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { addDays } from '@fleetwatch/contract/time/weeks';
import { Types } from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { runOnce } from '../../scheduler/runOnce.ts';
import { closePushed } from './closePushed.ts';
import { DeliveryModel } from '../Delivery.ts';
import { NotificationModel } from '../Notification.ts';
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
    const told = active.map((member) => {
      const { channels, quiet } = choicesOf(choiceOf.get(member));
      const own = devices.filter((one) => String(one.member) === member);
      const isPushed = channels[news.category].push && own.length > 0;
      // What concerns safety is never in the app alone (rule notify.fallback).
      const isMailed = channels[news.category].mail || (news.category === 'safety' && !isPushed);
      return {
        notification: {
          ...news,
          _id: new Types.ObjectId(),
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
    await NotificationModel.insertMany(
      told.map(({ notification }) => notification),
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
