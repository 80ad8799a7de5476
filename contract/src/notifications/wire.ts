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

/** GET /notifications-unread */
export interface UnreadAnswer {
  unread: number;
}

/** PUT /notifications-read: these of the caller's are read. Unknown ids and others' are ignored. */
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

/** PUT /push-device: what the browser's push service gave the device, as `PushSubscription.toJSON()` has it. */
export interface PushDeviceBody {
  /** https, at a known push service. */
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** GET, PUT and DELETE /push-device: the device that asks. */
export interface PushDeviceAnswer {
  /** The server's public VAPID key, base64url: `applicationServerKey`. */
  key: string;
  /** The endpoint that is pushed to; null: none. */
  endpoint: string | null;
}

/** A button of a push: where a tap on it leads. Devices show two at most, some none. */
export interface PushAction {
  title: string;
  /** Same-origin path. */
  path: string;
}

/** What a push carries (rule notify.push). */
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
  /** 'over' replaces what is shown without a sound; 'read' takes it away. */
  state: 'new' | 'over' | 'read';
}
