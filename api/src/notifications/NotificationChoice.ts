import { DEFAULT_CHANNELS } from '@fleetwatch/contract/notifications/categories';
import { DEFAULT_QUIET_HOURS, type QuietHours } from '@fleetwatch/contract/notifications/quietHours';
import type { NotificationChoices } from '@fleetwatch/contract/notifications/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A member's choices; without a record the defaults apply (rules notify.channels, notify.quiet). */
export interface NotificationChoiceRecord extends ClubOwned, NotificationChoices {
  member: Types.ObjectId;
}

/** Effective choices of a member. A category newer than their choices has its default. */
export const choicesOf = (
  chosen: Pick<NotificationChoiceRecord, 'channels' | 'quiet'> | null | undefined,
): NotificationChoices => ({
  channels: { ...DEFAULT_CHANNELS, ...chosen?.channels },
  quiet: chosen ? chosen.quiet : DEFAULT_QUIET_HOURS,
});

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
