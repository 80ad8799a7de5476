import type { Category, Channels } from './categories.ts';
import type { QuietHours } from './quietHours.ts';

/** Notifications that one answer has at most. */
export const NOTIFICATIONS_MAX = 50;

/** A notification in a member's inbox. */
export interface Notification {
  _id: string;
  category: Category;
  title: string;
  body: string;
  /** Same-origin path that it opens: '/actions'. */
  url: string;
  /** Instant in milliseconds. */
  at: number;
  isRead: boolean;
  /** Whether its matter is over: the boat has landed. */
  isSettled: boolean;
}

/** GET /notifications-results: the caller's own, the latest first. */
export interface NotificationPage {
  results: Notification[];
  /** Unread ones, over all pages. */
  unread: number;
  /** What `after` asks for what follows; absent on the last page. */
  next?: string;
}

/** PUT /notifications-read: these of the caller's are read. Unknown ids and others' are ignored. */
export interface NotificationsReadBody {
  /** `NOTIFICATIONS_MAX` at most; null for all. */
  ids: string[] | null;
}
export interface NotificationsReadAnswer {
  unread: number;
}

/** GET and PUT /notification-choices (rules notify.channels, notify.quiet). */
export interface NotificationChoices {
  channels: Record<Category, Channels>;
  /** Null: none. */
  quiet: QuietHours | null;
}
