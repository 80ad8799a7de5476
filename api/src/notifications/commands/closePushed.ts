import type { Types } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { DeliveryModel } from '../Delivery.ts';
import { NotificationModel, type NotificationRecord } from '../Notification.ts';

const DAY_MS = 86_400_000;

type Shown = Pick<NotificationRecord, '_id' | 'member' | 'pushedTo'>;

/** Builds the deliveries that close a read or settled notification on the devices that may show it. */
const closingsOf = ({ _id, member, pushedTo }: Shown): object[] =>
  pushedTo.map((device) => ({
    notification: _id,
    member,
    channel: 'push',
    device,
    isClosing: true,
    notBefore: now(),
    expiresAt: new Date(now().getTime() + DAY_MS),
  }));

/**
 * Adds deliveries to the outbox that remove read and settled notifications from the devices that show them
 * (rule notify.closing).
 */
export async function closePushed(ids: readonly Types.ObjectId[]): Promise<void> {
  if (ids.length === 0) return;
  const shown = await NotificationModel.find({ _id: { $in: ids }, 'pushedTo.0': { $exists: true } })
    .select('member pushedTo')
    .lean<Shown[]>();
  await DeliveryModel.insertMany(shown.flatMap(closingsOf));
  await NotificationModel.updateMany({ _id: { $in: ids } }, { $set: { pushedTo: [] } });
}
