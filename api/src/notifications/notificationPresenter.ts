import type { Notification } from '@fleetwatch/contract/notifications/wire';
import type { NotificationRecord } from './Notification.ts';

export const presentNotification = ({
  _id,
  category,
  title,
  body,
  url,
  at,
  readAt,
  settledAt,
}: NotificationRecord): Notification => ({
  _id: String(_id),
  category,
  title,
  body,
  url,
  at: at.getTime(),
  isRead: readAt !== null,
  isSettled: settledAt !== null,
});
