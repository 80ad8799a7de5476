import type { Category, Channels } from '@fleetwatch/contract/notifications/categories';
import type { QuietHours } from '@fleetwatch/contract/notifications/quietHours';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** What a member has chosen; without a record the defaults hold (rules notify.channels, notify.quiet). */
export interface NotificationChoiceRecord extends ClubOwned {
  member: Types.ObjectId;
  channels: Record<Category, Channels>;
  quiet: QuietHours | null;
}

const choiceSchema = new Schema<NotificationChoiceRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    channels: { type: Schema.Types.Mixed, required: true },
    quiet: { type: new Schema<QuietHours>({ from: String, until: String }, { _id: false }), default: null },
  },
  { versionKey: false },
);
choiceSchema.plugin(clubScoped, { isNeverShown: true });
choiceSchema.index({ club: 1, member: 1 }, { unique: true });

export const NotificationChoiceModel = mongoose.model<NotificationChoiceRecord>(
  'NotificationChoice',
  choiceSchema,
  'notificationchoices',
);
