import { NOTIFICATION_OUTDATED, MORE_NOTIFICATIONS } from '@fleetwatch/contract/notifications/texts';
import type { PushPayload } from '@fleetwatch/contract/notifications/wire';
import { isSessionActive } from '../../sessions/commands/listSessions.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubDay, now, startOfDay } from '../../platform/club/clock.ts';
import type { DeliveryRecord } from '../Delivery.ts';
import { NotificationModel, type NotificationRecord } from '../Notification.ts';
import { PushDeviceModel, type PushDeviceRecord } from '../PushDevice.ts';
import { PushRefusal, sendPush } from '../pushService.ts';
import { withoutOwners } from '../withoutOwners.ts';
import { closePushed } from './closePushed.ts';

/**
 * Maximum number of pushes to a member per day, without safety messages; one more push announces that there
 * are others (rule notify.most).
 */
const DAILY_MAX = 6;
/** Quiet hours are shorter than a day, so a push sent today is about today or yesterday. */
const DAY_MS = 86_400_000;
const TITLE_MAX = 50;
const BODY_MAX = 120;

const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** Returns the device if it still belongs to its member; otherwise deletes it. */
async function liveDevice({ device, member }: DeliveryRecord): Promise<PushDeviceRecord | null> {
  const found = await PushDeviceModel.findById(device).lean<PushDeviceRecord | null>();
  if (!found || (await isSessionActive(String(member), String(found.session)))) return found;
  await PushDeviceModel.deleteOne({ _id: found._id });
  return null;
}

async function payloadOf(
  notification: NotificationRecord,
  state: PushPayload['state'],
): Promise<PushPayload> {
  const { _id, category, url, tag, actions, at, settledAt } = notification;
  const names = [...(await memberDirectory.get()).values()].map(({ name }) => name);
  const [title, body] = [withoutOwners(notification.title, names), withoutOwners(notification.body, names)];
  return {
    v: 1,
    id: String(_id),
    cat: category,
    url,
    tag,
    at: at.getTime(),
    title: cut(title, TITLE_MAX),
    body: cut(settledAt ? NOTIFICATION_OUTDATED : body, BODY_MAX),
    state,
    ...(state === 'new' && actions && { actions }),
  };
}

/** Counts other notifications pushed to the member today, by the club's clock, without safety messages. */
async function countPushedToday({ _id, member }: NotificationRecord): Promise<number> {
  const midnight = startOfDay(clubDay());
  return NotificationModel.countDocuments({
    member,
    _id: { $ne: _id },
    at: { $gte: new Date(midnight.getTime() - DAY_MS) },
    pushedAt: { $gte: midnight },
    category: { $ne: 'safety' },
  });
}

/** Builds a day's push: the notification, an announcement of others, or null for none. */
async function payloadOfToday(notification: NotificationRecord): Promise<PushPayload | null> {
  const payload = await payloadOf(notification, 'new');
  const before = notification.category === 'safety' ? 0 : await countPushedToday(notification);
  if (before < DAILY_MAX) return payload;
  return before === DAILY_MAX
    ? { ...payload, title: MORE_NOTIFICATIONS, body: '', url: '/inbox', tag: 'more', actions: [] }
    : null;
}

/** Records that a device may show a notification, and closes it again if it has been read since. */
async function notePushed({ _id }: NotificationRecord, device: PushDeviceRecord): Promise<void> {
  const noted = await NotificationModel.findByIdAndUpdate(_id, { $addToSet: { pushedTo: device._id } });
  await NotificationModel.updateOne({ _id, pushedAt: null }, { $set: { pushedAt: now() } });
  if (noted?.readAt) await closePushed([noted._id]);
}

/**
 * Pushes a notification to a device, or closes it as read or settled (rules notify.push, notify.closing).
 * Throws `PushRefusal` with 410 for a device that no longer exists.
 */
export async function pushOne(delivery: DeliveryRecord, notification: NotificationRecord): Promise<void> {
  const device = await liveDevice(delivery);
  if (!device) throw new PushRefusal(410);
  const closing = notification.settledAt ? 'over' : 'read';
  const payload = await (delivery.isClosing
    ? payloadOf(notification, closing)
    : payloadOfToday(notification));
  if (!payload) return;
  const ttl = Math.ceil((delivery.expiresAt.getTime() - now().getTime()) / 1_000);
  try {
    await sendPush({ device, payload, isUrgent: notification.category === 'safety', ttl });
  } catch (error) {
    if (error instanceof PushRefusal && error.isGone) await PushDeviceModel.deleteOne({ _id: device._id });
    throw error;
  }
  if (!delivery.isClosing) await notePushed(notification, device);
}
