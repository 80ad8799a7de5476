import { CHANNELS, type Channel } from '@fleetwatch/contract/notifications/categories';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A notification to be sent through one channel: the outbox. It is deleted once sent or dropped. */
export interface DeliveryRecord extends ClubOwned {
  notification: Types.ObjectId;
  member: Types.ObjectId;
  channel: Channel;
  /** Device for a push; null for a mail. */
  device: Types.ObjectId | null;
  /** Whether it closes a notification on a device, because it is read or settled. */
  isClosing: boolean;
  /** Earliest time to send it; while a process sends it, the time at which another may. */
  notBefore: Date;
  /** Latest time to send it. */
  expiresAt: Date;
  tries: number;
}

const { ObjectId } = Schema.Types;
const deliverySchema = new Schema<DeliveryRecord>(
  {
    notification: { type: ObjectId, required: true },
    member: { type: ObjectId, required: true },
    channel: { type: String, enum: CHANNELS, required: true },
    device: { type: ObjectId, default: null },
    isClosing: { type: Boolean, default: false },
    notBefore: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    tries: { type: Number, default: 0 },
  },
  { versionKey: false },
);
deliverySchema.plugin(clubScoped, { isNeverShown: true });
deliverySchema.index({ club: 1, notBefore: 1 });
deliverySchema.index({ club: 1, notification: 1, channel: 1, device: 1 }, { unique: true });
deliverySchema.index({ club: 1, member: 1 });

export const DeliveryModel = mongoose.model<DeliveryRecord>('Delivery', deliverySchema, 'deliveries');
