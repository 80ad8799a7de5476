import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import { SORTIE_PARTS, type SortieParts } from './sortieParts.ts';

export type { SortieTour, TripRecord } from './sortieParts.ts';

/** Values of one repeatable landing, so that its repeat gets the same answer. */
export interface AppliedLanding {
  requestKey: string;
  requestHash: string;
  milesHundredths: number;
  notes: string;
}

/** One outing of one boat. Totals and lists are projections of sorties. */
export interface SortieRecord extends ClubOwned, SortieParts {
  boat: Types.ObjectId;
  /** Name of the boat at the launch. */
  boatName: string;
  moniker: string;
  fleetGroup: Types.ObjectId;
  isSolo: boolean;
  isPrivate: boolean;
  /** Owner of a private boat, who may not have launched it. */
  owner?: Types.ObjectId;
  launcher: Types.ObjectId;
  /** User group of the launcher at the launch. */
  userGroup: Types.ObjectId;
  /** Crew besides the launcher. */
  crew: Types.ObjectId[];
  workout: { text: string; type: Types.ObjectId | null };
  launchedAt: Date;
  /** Instant of the first landing; landing again does not change it. */
  landedAt: Date | null;
  /** Club-local day of the launch, `YYYY-MM-DD`. */
  day: string;
  season: number;
  /** Hundredths of a mile: whole, or of whole meters to the 2^24th of one, so that sums are exact (`storedHundredths`). */
  milesHundredths: number;
  notes: string;
  /** Landed after the day of its launch: credits nothing until a coach credits it. */
  isLate: boolean;
  /** Coach who credited a late landing. */
  creditedBy?: Types.ObjectId;
  /** True while out, absent afterwards. A unique index over it lets a boat be out only once. */
  isOut?: true;
  requestKey?: string;
  requestHash?: string;
  applied: AppliedLanding[];
}

/** A launched sortie, as a launch returns it. */
export interface Launched {
  sortie: SortieRecord;
  /** Whether the same key has launched it before. */
  isRepeat: boolean;
}

const { ObjectId } = Schema.Types;

export const sortieSchema = new Schema<SortieRecord>(
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
for (const { fields } of SORTIE_PARTS) sortieSchema.add(fields);
sortieSchema.plugin(clubScoped);
// A boat is out at most once: the second insert gets error 11000.
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
// A group's season is read in index order, because it is streamed; a boat's or a member's month is small enough to
// sort.
sortieSchema.index({ club: 1, userGroup: 1, day: 1, launchedAt: 1, _id: 1 });
sortieSchema.index({ club: 1, fleetGroup: 1, day: 1, launchedAt: 1, _id: 1 });
sortieSchema.index({ club: 1, boat: 1, day: 1 });
sortieSchema.index({ club: 1, launcher: 1, day: 1 });
sortieSchema.index({ club: 1, crew: 1, day: 1 });
for (const { indexes = [] } of SORTIE_PARTS) for (const index of indexes) sortieSchema.index(...index);

export const SortieModel = mongoose.model<SortieRecord>('Sortie', sortieSchema, 'sorties');
