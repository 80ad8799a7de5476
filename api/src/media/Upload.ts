import type { MediaFolder } from '@fleetwatch/contract/media/rules';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** An issued upload form, with its owner and file name. The record is deleted with its file. */
export interface UploadRecord extends ClubOwned {
  folder: MediaFolder;
  /** Name of the file on the device, without its type; the file is shown and saved under this name. */
  name: string;
  type: PictureType;
  /** Name of the file in the storage, without its type: generated and unguessable. */
  storedAs: string;
  /** Member who requested the form; null for a visitor who has not signed up yet. */
  by: Types.ObjectId | null;
  askedAt: Date;
}

const uploadSchema = new Schema<UploadRecord>(
  {
    folder: { type: String, required: true },
    name: { type: String, required: true },
    type: { type: String, required: true },
    storedAs: { type: String, required: true },
    by: { type: Schema.Types.ObjectId, default: null },
    askedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
uploadSchema.plugin(clubScoped);
uploadSchema.index({ club: 1, folder: 1, name: 1, type: 1 }, { unique: true });
uploadSchema.index({ club: 1, storedAs: 1 }, { unique: true });
uploadSchema.index({ club: 1, by: 1 });
uploadSchema.index({ club: 1, askedAt: 1 });

export const UploadModel = mongoose.model<UploadRecord>('Upload', uploadSchema, 'uploads');
