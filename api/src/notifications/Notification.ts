import { CATEGORIES, type Category } from '@fleetwatch/contract/notifications/categories';
import type { PushAction } from '@fleetwatch/contract/notifications/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A notification in a member's inbox. */
export interface NotificationRecord extends ClubOwned {
  member: Types.ObjectId;
  category: Category;
  title: string;
  body: string;
  /** Same-origin path. */
  url: string;
  /** Names the matter, by which it is settled: 'sortie {id}'. */
  tag: string;
  /** Buttons of its push. */
  actions?: PushAction[];
  at: Date;
  readAt: Date | null;
  settledAt: Date | null;
  /** Whether a mail carries it. */
  isMailed: boolean;
  /** When it was first pushed. */
  pushedAt: Date | null;
  /** The devices that may show it. */
  pushedTo: Types.ObjectId[];
}

const { ObjectId } = Schema.Types;
const notificationSchema = new Schema<NotificationRecord>(
  {
    member: { type: ObjectId, required: true },
    category: { type: String, enum: CATEGORIES, required: true },
    title: { type: String, required: true },
    body: { type: String, default: '' },
    url: { type: String, required: true },
    tag: { type: String, required: true },
    actions: { type: [{ _id: false, title: String, path: String }], default: undefined },
    at: { type: Date, required: true },
    readAt: { type: Date, default: null },
    settledAt: { type: Date, default: null },
    isMailed: { type: Boolean, default: false },
    pushedAt: { type: Date, default: null },
    pushedTo: { type: [ObjectId], default: [] },
  },
  { versionKey: false },
);
notificationSchema.plugin(clubScoped);
notificationSchema.index({ club: 1, member: 1, at: -1, _id: -1 });
notificationSchema.index({ club: 1, tag: 1 });
notificationSchema.index({ club: 1, at: 1 });

export const NotificationModel = mongoose.model<NotificationRecord>(
  'Notification',
  notificationSchema,
  'notifications',
);
