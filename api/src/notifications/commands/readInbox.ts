import { NOTIFICATIONS_MAX } from '@fleetwatch/contract/notifications/wire';
import { afterCursor, LATEST_FIRST, type ListCursor } from '../../platform/http/latestFirst.ts';
import { now } from '../../platform/club/clock.ts';
import { closePushed } from './closePushed.ts';
import { DeliveryModel } from '../Delivery.ts';
import { NotificationModel, type NotificationRecord } from '../Notification.ts';

/** Returns a page of a member's inbox, latest first, the number of unread ones, and whether more follow. */
export async function readInbox(
  memberId: string,
  after: ListCursor | null,
): Promise<{ notifications: NotificationRecord[]; hasMore: boolean; unread: number }> {
  const [found, unread] = await Promise.all([
    NotificationModel.find({ member: memberId, ...afterCursor(after) })
      .sort(LATEST_FIRST)
      .limit(NOTIFICATIONS_MAX + 1)
      .lean<NotificationRecord[]>(),
    countUnread(memberId),
  ]);
  return {
    notifications: found.slice(0, NOTIFICATIONS_MAX),
    hasMore: found.length > NOTIFICATIONS_MAX,
    unread,
  };
}

export const countUnread = (memberId: string): Promise<number> =>
  NotificationModel.countDocuments({ member: memberId, readAt: null });

/** Marks a member's notifications as read, all for null; read ones are no longer sent (rule notify.read). */
export async function markRead(memberId: string, ids: readonly string[] | null): Promise<number> {
  const which = ids === null ? {} : { _id: { $in: ids } };
  const unread = await NotificationModel.find({ member: memberId, readAt: null, ...which })
    .select('_id')
    .lean();
  const read = unread.map(({ _id }) => _id);
  await NotificationModel.updateMany({ _id: { $in: read }, member: memberId }, { $set: { readAt: now() } });
  await DeliveryModel.deleteMany({ notification: { $in: read } });
  await closePushed(read);
  return countUnread(memberId);
}
