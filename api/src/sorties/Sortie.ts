import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** What one repeatable landing recorded, so that its repeat can be given the first answer. */
export interface AppliedLanding {
  requestKey: string;
  requestHash: string;
  milesHundredths: number;
  notes: string;
}

/** One outing of one boat: the record of which everything else is a projection. */
export interface SortieRecord extends ClubOwned {
  boat: Types.ObjectId;
  /** The boat's name when it left. */
  boatName: string;
  moniker: string;
  fleetGroup: Types.ObjectId;
  isSolo: boolean;
  isPrivate: boolean;
  /** Owner of a private boat, whoever took it. */
  owner?: Types.ObjectId;
  launcher: Types.ObjectId;
  /** The launcher's user group when the boat left. */
  userGroup: Types.ObjectId;
  /** Members beside the launcher. */
  crew: Types.ObjectId[];
  workout: { text: string; type: Types.ObjectId | null };
  launchedAt: Date;
  /** Instant of the first landing; landing again does not move it. */
  landedAt: Date | null;
  /** Club-local day of the launch, `YYYY-MM-DD`. */
  day: string;
  season: number;
  /** Whole hundredths of a mile, so that sums are exact. */
  milesHundredths: number;
  notes: string;
  /** Landed after the day of its launch: credits nothing, unless a coach has credited it since. */
  isLate: boolean;
  /** The coach who credited a late landing. */
  creditedBy?: Types.ObjectId;
  /** True while out, absent afterwards: the unique index over it lets a boat be out once. */
  isOut?: true;
  requestKey?: string;
  requestHash?: string;
  applied: AppliedLanding[];
}

const { ObjectId } = Schema.Types;

const sortieSchema = new Schema<SortieRecord>(
  {
    boat: { type: ObjectId, required: true },
    boatName: { type: String, required: true },
    moniker: { type: String, required: true },
    fleetGroup: { type: ObjectId, required: true },
    isSolo: { type: Boolean, required: true },
    isPrivate: { type: Boolean, required: true },
    owner: ObjectId,
    launcher: { type: ObjectId, required: true },
    userGroup: { type: ObjectId, required: true },
    crew: { type: [ObjectId], default: [] },
    workout: {
      text: { type: String, default: '' },
      type: { type: ObjectId, default: null },
    },
    launchedAt: { type: Date, required: true },
    landedAt: { type: Date, default: null },
    day: { type: String, required: true },
    season: { type: Number, required: true },
    milesHundredths: { type: Number, default: 0 },
    notes: { type: String, default: '' },
    isLate: { type: Boolean, default: false },
    creditedBy: ObjectId,
    isOut: { type: Boolean },
    requestKey: String,
    requestHash: String,
    applied: {
      type: [
        {
          _id: false,
          requestKey: { type: String, required: true },
          requestHash: { type: String, required: true },
          milesHundredths: { type: Number, required: true },
          notes: { type: String, default: '' },
        },
      ],
      default: [],
    },
  },
  { versionKey: false },
);
sortieSchema.plugin(clubScoped);
// A boat is out at most once: whoever inserts second is told 11000.
sortieSchema.index({ club: 1, boat: 1 }, { unique: true, partialFilterExpression: { isOut: true } });
sortieSchema.index(
  { club: 1, requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $exists: true } } },
);
sortieSchema.index(
  { club: 1, isOut: 1, launchedAt: 1, _id: 1 },
  { partialFilterExpression: { isOut: true } },
);
sortieSchema.index({ club: 1, day: 1, launchedAt: 1, _id: 1 });
// A season of a group is read in order, row by row; a month of a boat or a member is little enough to sort.
sortieSchema.index({ club: 1, userGroup: 1, day: 1, launchedAt: 1, _id: 1 });
sortieSchema.index({ club: 1, fleetGroup: 1, day: 1, launchedAt: 1, _id: 1 });
sortieSchema.index({ club: 1, boat: 1, day: 1 });
sortieSchema.index({ club: 1, launcher: 1, day: 1 });
sortieSchema.index({ club: 1, crew: 1, day: 1 });

export const SortieModel = mongoose.model<SortieRecord>('Sortie', sortieSchema, 'sorties');
