import { memberDirectory } from '../../members/memberDirectory.ts';
import { confirmedCoachIds } from '../../members/memberDirectory.ts';
import { now } from '../../platform/club/clock.ts';
import { runOnce } from '../../platform/jobs/runOnce.ts';
import { DeliveryModel } from '../Delivery.ts';
import { NotificationModel } from '../Notification.ts';
import {
  prepareNotifications,
  usesNotifications,
  store,
  type NewNotification,
} from './prepareNotifications.ts';
import { closePushed } from './closePushed.ts';
import { deliverNow } from './deliverDue.ts';

/** Filters active members, each once. */
async function activeOf(ids: readonly string[]): Promise<string[]> {
  const members = await memberDirectory.get();
  return [...new Set(ids)].filter((id) => members.get(id)?.isActive);
}

/**
 * Adds a notification to members' inboxes and, according to their choices, to the outbox (rules
 * notify.inbox, notify.once). In a club that does not use notifications, mails safety messages, and those
 * for every club.
 */
export async function notify({
  to,
  expiresAt,
  isForEveryClub = false,
  ...news
}: NewNotification): Promise<void> {
  const isSafety = news.category === 'safety';
  if (!usesNotifications() && !isSafety && !isForEveryClub) return;
  const members = await activeOf(to);
  if (members.length === 0 && !news.isEscalated) return;
  await runOnce(`notify ${news.key}`, async (session) => {
    const own = await prepareNotifications(members, news, session);
    await store(own, expiresAt, session);
    if (!news.isEscalated || own.addressed.some(({ places }) => places.length > 0)) return;
    const others = (await confirmedCoachIds()).filter((id) => !members.includes(id));
    await store(await prepareNotifications(others, news, session), expiresAt, session);
  });
  if (isSafety || !usesNotifications()) void deliverNow();
}

/**
 * Marks the notifications of a tag as read when its subject is settled, and drops unsent ones (rule
 * notify.settled).
 */
export async function dismissNotifications(tag: string): Promise<void> {
  const open = await NotificationModel.find({ tag, settledAt: null }).select('_id').lean();
  if (open.length === 0) return;
  const ids = open.map(({ _id }) => _id);
  const at = now();
  await NotificationModel.updateMany({ _id: { $in: ids }, readAt: null }, { $set: { readAt: at } });
  await NotificationModel.updateMany({ _id: { $in: ids } }, { $set: { settledAt: at } });
  await DeliveryModel.deleteMany({ notification: { $in: ids } });
  await closePushed(ids);
}
