import type { LeftAs } from '@fleetwatch/contract/forgotten/wire';
import type { SupervisionKind } from '@fleetwatch/contract/clearances/kinds';
import type { ExpectedSource } from '@fleetwatch/contract/safety/kinds';
import type { ConditionsSnapshot } from '@fleetwatch/contract/conditions/wire';
import type { OddLanding, RuleAnswer, RuleTaken } from '@fleetwatch/contract/sorties/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import {
  IMPORT_INDEX,
  OUTING_SOURCE,
  OUTING_SOURCE_INDEX,
  type OutingSource,
} from '../platform/database/importSource.ts';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** The values of one repeatable landing, so that its repeat gets the same answer. */
export interface AppliedLanding {
  requestKey: string;
  requestHash: string;
  milesHundredths: number;
  notes: string;
}

/** When a boat is expected back, and where it went (rule safety.expected). */
export interface TripRecord {
  expectedAt: Date;
  source: ExpectedSource;
  /** Name of the stretch of water at the launch. */
  area: string | null;
  heading: string;
  lights: boolean;
  /** The member whose phone is aboard. */
  phone?: Types.ObjectId;
  /** The times before, and who changed them. */
  changes: { by: Types.ObjectId; at: Date; expectedAt: Date }[];
  /** Who said that the boat is on its rack. */
  ashore: { by: Types.ObjectId; at: Date } | null;
  /** Who of the crew has asked for help; absent for nobody. */
  help?: { by: Types.ObjectId; at: Date };
}

/** The tour that an outing is a part of (rule tour.away). */
export interface SortieTour {
  _id: Types.ObjectId;
  /** The tour's name, for refusals. */
  name: string;
  /** While its boat is away with it: until then nobody looks for the boat. Absent afterwards. */
  until?: Date;
}

/** One outing of one boat. Totals and lists are projections of sorties. */
export interface SortieRecord extends ClubOwned {
  boat: Types.ObjectId;
  /** The boat's name at the launch. */
  boatName: string;
  moniker: string;
  fleetGroup: Types.ObjectId;
  isSolo: boolean;
  isPrivate: boolean;
  /** Owner of a private boat, regardless of who launched it. */
  owner?: Types.ObjectId;
  launcher: Types.ObjectId;
  /** The launcher's user group at the launch. */
  userGroup: Types.ObjectId;
  /** Members other than the launcher. */
  crew: Types.ObjectId[];
  /** Guests aboard; absent for none (rule guest.aboard). The ids of erased ones stay, so that they are counted. */
  guests?: Types.ObjectId[];
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
  /** Landed after the day of its launch: credits nothing, unless a coach has credited it since. */
  isLate: boolean;
  /** The coach who credited a late landing. */
  creditedBy?: Types.ObjectId;
  /** True while out, absent afterwards. A unique index over it lets a boat be out only once. */
  isOut?: true;
  /** True while its boat is in and it is still to be landed for its miles, absent otherwise (rule forgotten.ashore). */
  isAwaited?: true;
  /** Who said that its boat is ashore, although nobody had landed it. */
  left?: { as: LeftAs; by: Types.ObjectId; at: Date };
  /** What was odd about its landing; absent or empty for nothing (rule land.sanity). */
  odd?: OddLanding[];
  /** Absent for one that is of no tour. */
  tour?: SortieTour;
  /** Who watches minors that are alone in the boat; absent for none. */
  supervision?: { kind: SupervisionKind; member: Types.ObjectId };
  /** Absent in a club that does not watch for overdue boats. */
  trip?: TripRecord;
  /** Warnings and blocks that the launcher took; absent for none. */
  rulesTaken?: RuleTaken[];
  /** What it was launched against unasked; absent for none. */
  againstRules?: RuleAnswer[];
  /** How it was out there at the launch, in a club that uses conditions. */
  conditions?: ConditionsSnapshot;
  /** Absent for one that was not imported. */
  source?: OutingSource;
  requestKey?: string;
  requestHash?: string;
  applied: AppliedLanding[];
}

/** A sortie as a launch answers it. */
export interface Launched {
  sortie: SortieRecord;
  /** Whether the same key has launched it before. */
  isRepeat: boolean;
}

const { ObjectId } = Schema.Types;

const ruled = {
  _id: false,
  code: { type: String, required: true },
  level: { type: String, required: true },
  text: { type: String, required: true },
  ruleId: { type: String, required: true },
  subjectIds: { type: [String], required: true },
  overriddenBy: { type: [String], default: undefined },
};

const marked = { by: { type: ObjectId, required: true }, at: { type: Date, required: true } };
const tripSchema = new Schema<TripRecord>(
  {
    expectedAt: { type: Date, required: true },
    source: { type: String, required: true },
    area: { type: String, default: null },
    heading: { type: String, default: '' },
    lights: { type: Boolean, default: false },
    phone: ObjectId,
    changes: { type: [{ _id: false, ...marked, expectedAt: { type: Date, required: true } }], default: [] },
    ashore: { type: new Schema(marked, { _id: false }), default: null },
    help: { type: new Schema(marked, { _id: false }), default: undefined },
  },
  { _id: false },
);

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
    guests: { type: [ObjectId], default: undefined },
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
    isAwaited: { type: Boolean },
    left: { type: new Schema({ ...marked, as: { type: String, required: true } }, { _id: false }) },
    tour: {
      type: new Schema<SortieTour>(
        { _id: { type: ObjectId, required: true }, name: { type: String, required: true }, until: Date },
        { _id: false },
      ),
      default: undefined,
    },
    supervision: {
      type: new Schema({ kind: String, member: ObjectId }, { _id: false }),
      default: undefined,
    },
    trip: { type: tripSchema, default: undefined },
    rulesTaken: { type: [{ ...ruled, reason: String, by: String }], default: undefined },
    againstRules: { type: [ruled], default: undefined },
    odd: { type: [{ ...ruled, isConfirmed: { type: Boolean, required: true } }], default: undefined },
    conditions: {
      type: new Schema<ConditionsSnapshot>(
        {
          flag: { type: String, default: null },
          version: { type: Number, required: true },
          values: [
            {
              _id: false,
              input: String,
              value: Number,
              unit: String,
              source: String,
              ageMin: Number,
              direction: Number,
            },
          ],
        },
        { _id: false },
      ),
      default: undefined,
    },
    source: { type: OUTING_SOURCE, default: undefined },
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
sortieSchema.index({ club: 1, isAwaited: 1 }, { partialFilterExpression: { isAwaited: true } });
sortieSchema.index(
  { club: 1, 'tour._id': 1, day: 1 },
  { partialFilterExpression: { 'tour._id': { $exists: true } } },
);
sortieSchema.index({ club: 1, day: 1, launchedAt: 1, _id: 1 });
// A group's season is read in index order, because it is streamed; a boat's or a member's month is small enough to
// sort.
sortieSchema.index({ club: 1, userGroup: 1, day: 1, launchedAt: 1, _id: 1 });
sortieSchema.index({ club: 1, fleetGroup: 1, day: 1, launchedAt: 1, _id: 1 });
sortieSchema.index({ club: 1, boat: 1, day: 1 });
sortieSchema.index({ club: 1, launcher: 1, day: 1 });
sortieSchema.index({ club: 1, crew: 1, day: 1 });
// Nothing of it exists in a club without guests.
sortieSchema.index({ club: 1, guests: 1 }, { partialFilterExpression: { guests: { $exists: true } } });
sortieSchema.index(...OUTING_SOURCE_INDEX);
sortieSchema.index(...IMPORT_INDEX);

export const SortieModel = mongoose.model<SortieRecord>('Sortie', sortieSchema, 'sorties');
