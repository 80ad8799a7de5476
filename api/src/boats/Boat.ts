import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import { LOOKS_INDEX, NAME_LOOKS } from '../platform/club/nameKeys.ts';
import type { LogEditRecord } from './logEdits.ts';

/** A boat of the club, or a member's own (`owner`), which is made when it is first used. */
export interface BoatRecord extends ClubOwned {
  name: string;
  /** The name in lower case while the boat is in the club's fleet, so that a decommissioned one's may be given again. */
  nameKey?: string;
  /** What the name looks like, as long as it has a key. */
  nameLooks?: string[];
  description: string;
  fleetGroup: Types.ObjectId;
  /** The member whose private boat this is. */
  owner?: Types.ObjectId;
  pic: string | null;
  /** False while dry-docked. */
  isActive: boolean;
  isDecommissioned: boolean;
  commissionedAt: Date;
  /** Season miles it was entered with, beside those of its sorties. */
  brought?: { season: number; milesHundredths: number };
  /** The captain's log, newest entry last. */
  log: string;
  /** Absent while nobody has edited it. */
  logEdits?: LogEditRecord[];
  /** Rises with every append and edit. */
  version: number;
}

/** A boat as lists and launches need it: logs are long, and read one at a time. */
export type ListedBoat = Omit<BoatRecord, 'log' | 'logEdits'>;

/** For a query's `select`: what a listed boat is without. */
export const WITHOUT_LOG = '-log -logEdits';

const boatSchema = new Schema<BoatRecord>(
  {
    name: { type: String, required: true },
    nameKey: String,
    nameLooks: NAME_LOOKS,
    description: { type: String, default: '' },
    fleetGroup: { type: Schema.Types.ObjectId, required: true },
    owner: Schema.Types.ObjectId,
    pic: { type: String, default: null },
    isActive: { type: Boolean, default: true },
    isDecommissioned: { type: Boolean, default: false },
    commissionedAt: { type: Date, required: true },
    brought: {
      type: new Schema({ season: Number, milesHundredths: Number }, { _id: false }),
      default: undefined,
    },
    log: { type: String, default: '' },
    logEdits: {
      type: [
        {
          _id: false,
          by: { type: Schema.Types.ObjectId, required: true },
          at: { type: Date, required: true },
          lines: { type: [Number], required: true },
        },
      ],
      default: undefined,
    },
    version: { type: Number, default: 0 },
  },
  { versionKey: false },
);
boatSchema.plugin(clubScoped);
boatSchema.index(
  { club: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: { nameKey: { $exists: true } } },
);
boatSchema.index(...LOOKS_INDEX);
boatSchema.index(
  { club: 1, owner: 1, fleetGroup: 1 },
  { unique: true, partialFilterExpression: { owner: { $exists: true } } },
);
boatSchema.index({ club: 1, fleetGroup: 1, nameKey: 1 });

export const BoatModel = mongoose.model<BoatRecord>('Boat', boatSchema, 'boats');
