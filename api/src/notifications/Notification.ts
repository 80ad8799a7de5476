import { CATEGORIES, type Category } from '@fleetwatch/contract/notifications/categories';
import { DELIVERY_FAILURES, type DeliveryFailure } from '@fleetwatch/contract/notifications/failures';
import type { PushAction } from '@fleetwatch/contract/notifications/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A notification in a member's inbox. */
export interface NotificationRecord extends ClubOwned {
  member: Types.ObjectId;
  /** Key of its event; all who are notified of one event share it. */
  key: string;
  category: Category;
  title: string;
  body: string;
  /** Same-origin path. */
  url: string;
  /** Tag of its subject, by which it is settled: 'sortie {id}'. */
  tag: string;
  /** Buttons of its push. */
  actions?: PushAction[];
  /** Sortie that its member reports on by a mailed link; absent if no report is requested. */
  sortie?: Types.ObjectId;
  at: Date;
  readAt: Date | null;
  settledAt: Date | null;
  /** Whether it is mailed. */
  isMailed: boolean;
  /** Time of the first push. */
  pushedAt: Date | null;
  /** Devices that may show it. */
  pushedTo: Types.ObjectId[];
  /** Time at which a mail server accepted it. */
  mailedAt: Date | null;
  /** Reason why its last channel failed; null while one is open or has worked. */
  failure: DeliveryFailure | null;
  /** Whether confirmed coaches receive it if it reaches none of its recipients (rule notify.escalated). */
  isEscalated?: boolean;
}

/** Whether it has reached a device or a mailbox, or was read. */
export const hasReached = ({
  pushedAt,
  mailedAt,
  readAt,
}: Pick<NotificationRecord, 'pushedAt' | 'mailedAt' | 'readAt'>): boolean =>
  pushedAt !== null || mailedAt !== null || readAt !== null;

const { ObjectId } = Schema.Types;
const notificationSchema = new Schema<NotificationRecord>(
  {
    member: { type: ObjectId, required: true },
    key: { type: String, default: '' },
    category: { type: String, enum: CATEGORIES, required: true },
    title: { type: String, required: true },
    body: { type: String, default: '' },
    url: { type: String, required: true },
    tag: { type: String, required: true },
    actions: { type: [{ _id: false, title: String, path: String }], default: undefined },
    sortie: ObjectId,
    at: { type: Date, required: true },
    readAt: { type: Date, default: null },
    settledAt: { type: Date, default: null },
    isMailed: { type: Boolean, default: false },
    pushedAt: { type: Date, default: null },
    pushedTo: { type: [ObjectId], default: [] },
    mailedAt: { type: Date, default: null },
    failure: { type: String, enum: [...DELIVERY_FAILURES, null], default: null },
    isEscalated: Boolean,
  },
  { versionKey: false },
);
notificationSchema.plugin(clubScoped);
notificationSchema.index({ club: 1, member: 1, at: -1, _id: -1 });
notificationSchema.index({ club: 1, tag: 1 });
notificationSchema.index({ club: 1, at: 1 });
notificationSchema.index({ club: 1, key: 1 });

export const NotificationModel = mongoose.model<NotificationRecord>(
  'Notification',
  notificationSchema,
  'notifications',
);
