import type { Category, Channels } from './categories.ts';
import type { QuietHours } from './quietHours.ts';

/** Notifications that one answer has at most. */
export const NOTIFICATIONS_MAX = 50;

/** The longest title and body, in characters: what lock screens show. */
export const TITLE_MAX = 50;
export const BODY_MAX = 120;

/** Devices with push of one member; a further one replaces the one that was seen longest ago. */
export const PUSH_DEVICES_MAX = 10;

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
}

/** GET /notifications-results: the caller's own, the latest first. */
export interface NotificationPage {
  results: Notification[];
  /** Unread ones, over all pages. */
  unread: number;
  /** What `after` asks for what follows; absent on the last page. */
  next?: string;
}

/** PUT /notifications-read: these, or all up to an instant, are read. Unknown ids and others' are ignored. */
export type NotificationsReadBody = { ids: string[] } | { upTo: number };

/** PUT /notifications-read */
export interface NotificationsReadAnswer {
  unread: number;
}

/** What a member chooses (rules notify.channels, notify.quiet). */
export interface NotificationChoices {
  channels: Record<Category, Channels>;
  /** Null: none. */
  quiet: QuietHours | null;
}

/** A device with push. */
export interface PushDevice {
  _id: string;
  /** 'Chrome on Android' */
  name: string;
  /** Instants in milliseconds. */
  addedAt: number;
  seenAt: number;
}

/** GET and PUT /notification-choices */
export interface NotificationSettings extends NotificationChoices {
  devices: PushDevice[];
  /** The key a browser subscribes with, base64url. */
  vapidKey: string;
  /** Offices the caller holds by name: they keep one way of `safety` on (rule notify.safety-on). */
  isOfficer: boolean;
}

/** POST /push-devices: what `PushSubscription.toJSON()` says. The same endpoint again renews the device. */
export interface PushDeviceBody {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** POST /push-devices: the device as stored, whose id DELETE /push-devices/:id takes. */
export type PushDeviceAnswer = PushDevice;

/** What a push carries, as JSON: no names of crews, no contacts. */
export interface PushPayload {
  v: 1;
  /** Of the notification in the inbox. */
  id: string;
  category: Category;
  title: string;
  body: string;
  url: string;
  /** Replaces what a device shows with the same tag. */
  tag: string;
  /** Instant in milliseconds. */
  at: number;
  /** Whether the matter is settled: it replaces what is shown, without a sound. */
  isSettled: boolean;
  /** Unread ones with this one, for the mark of the app's icon. */
  unread: number;
}
