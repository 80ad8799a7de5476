import type { Category, Channels } from './categories.ts';
import type { QuietHours } from './quietHours.ts';

/** Most notifications in one answer. */
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
  /** Whether its matter has ended: the boat has landed. */
  isSettled: boolean;
}

/** GET /notifications-results: the caller's own, the latest first. */
export interface NotificationPage {
  results: Notification[];
  /** Number of unread ones, over all pages. */
  unread: number;
  /** Value of `after` for the next page; absent on the last one. */
  next?: string;
}

/** GET /notifications-unread */
export interface UnreadAnswer {
  unread: number;
}

/** PUT /notifications-read: marks these notifications of the caller as read. Unknown ids and others' are ignored. */
export interface NotificationsReadBody {
  /** `NOTIFICATIONS_MAX` at most; null for all. */
  ids: string[] | null;
}

/** GET and PUT /notification-choices (rules notify.channels, notify.quiet). */
export interface NotificationChoices {
  channels: Record<Category, Channels>;
  /** Null: none. */
  quiet: QuietHours | null;
}

/** PUT /push-device: the subscription from the browser's push service, as in `PushSubscription.toJSON()`. */
export interface PushDeviceBody {
  /** https, at a known push service. */
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** GET, PUT and DELETE /push-device: the calling device. */
export interface PushDeviceAnswer {
  /** The server's public VAPID key, base64url: `applicationServerKey`. */
  key: string;
  /** The endpoint of its pushes; null for none. */
  endpoint: string | null;
}

/** A button of a push, with its target. Devices show two at most, some none. */
export interface PushAction {
  title: string;
  /** Same-origin path. */
  path: string;
}

/** Content of a push (rule notify.push). */
export interface PushPayload {
  v: 1;
  id: string;
  cat: Category;
  title: string;
  body: string;
  /** Same-origin path. */
  url: string;
  /** A device shows one notification per tag. */
  tag: string;
  /** Instant in milliseconds. */
  at: number;
  /** Buttons of a new one. */
  actions?: PushAction[];
  /** 'over' replaces the shown notification without a sound; 'read' removes it. */
  state: 'new' | 'over' | 'read';
}
