import type { PushDeviceBody } from '@fleetwatch/contract/notifications/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A signed-in device that receives pushes. It ends with its session (rule notify.devices). */
export interface PushDeviceRecord extends ClubOwned, PushDeviceBody {
  member: Types.ObjectId;
  session: Types.ObjectId;
}

const { ObjectId } = Schema.Types;
const pushDeviceSchema = new Schema<PushDeviceRecord>(
  {
    member: { type: ObjectId, required: true },
    session: { type: ObjectId, required: true },
    endpoint: { type: String, required: true },
    keys: {
      p256dh: { type: String, required: true },
      auth: { type: String, required: true },
    },
  },
  { versionKey: false },
);
pushDeviceSchema.plugin(clubScoped, { isNeverShown: true });
pushDeviceSchema.index({ club: 1, session: 1 }, { unique: true });
pushDeviceSchema.index({ club: 1, member: 1 });
pushDeviceSchema.index({ club: 1, endpoint: 1 });

export const PushDeviceModel = mongoose.model<PushDeviceRecord>(
  'PushDevice',
  pushDeviceSchema,
  'pushdevices',
);
