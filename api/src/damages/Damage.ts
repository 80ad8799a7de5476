import {
  BOAT_PARTS,
  DAMAGE_KINDS,
  INJURIES,
  OUTCOMES,
  SEVERITIES,
  type BoatPart,
  type DamageKind,
  type Injury,
  type Outcome,
  type Severity,
} from '@fleetwatch/contract/damages/kinds';
import { DAMAGE_STATES, type DamageState } from '@fleetwatch/contract/damages/states';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import {
  IMPORT_INDEX,
  IMPORT_SOURCE,
  SOURCE_INDEX,
  type ImportSource,
} from '../platform/database/importSource.ts';

export interface RepairRecord {
  at: Date;
  by: Types.ObjectId;
  text: string;
  minutes: number;
  costCents: number;
  parts: BoatPart[];
}

export interface StepRecord {
  at: Date;
  /** Null when it was ended because the boat left the fleet. */
  by: Types.ObjectId | null;
  state: DamageState;
  reason: string | null;
}

/** A report of damage to a boat of the fleet (rule damage.report). */
export interface DamageRecord extends ClubOwned {
  boat: Types.ObjectId;
  /** The boat's name at the time of the report, shown once the boat has left the fleet. */
  boatName: string;
  /** Number of the report among its boat's, from 1. */
  no: number;
  kind: DamageKind;
  parts: BoatPart[];
  seat: number | null;
  severity: Severity;
  /**
   * Whether its reporter calls the boat unfit and a second person has yet to confirm it; until then the boat
   * is limited (rule damage.second-person).
   */
  isUnconfirmed?: true;
  /**
   * Club-local day on which its reporter's word alone made the boat unfit, which is possible once a day;
   * unset by a rejection.
   */
  unfitOn?: LocalDateText;
  text: string;
  where: string;
  /** Names under which the reporter uploads the photos. */
  photos: string[];
  injury: Injury;
  thirdParty: { name: string; contact: string } | null;
  sortie: Types.ObjectId | null;
  by: Types.ObjectId;
  at: Date;
  /** Club-local day of `at`, which determines the season. */
  day: LocalDateText;
  state: DamageState;
  /** Whether work remains: false for closed and rejected reports. */
  isPending: boolean;
  /** Time of closing or rejection; null while it is pending. */
  endedAt: Date | null;
  /** Club-local day of `endedAt`. */
  endedDay: LocalDateText | null;
  assignee: Types.ObjectId | null;
  dueBy: LocalDateText | null;
  costEstimateCents: number | null;
  insurance: string;
  repairs: RepairRecord[];
  /** Sum of the repairs' costs. */
  costCents: number;
  /** Steps after the report, latest last. */
  steps: StepRecord[];
  outcome: Outcome | null;
  duplicateOf: Types.ObjectId | null;
  /** Present if it was imported. */
  source?: ImportSource;
}

const { ObjectId } = Schema.Types;
const oneOf = (values: readonly string[]) => ({ type: String, enum: values, required: true });

const damageSchema = new Schema<DamageRecord>(
  {
    boat: { type: ObjectId, required: true },
    boatName: { type: String, required: true },
    no: { type: Number, required: true },
    kind: oneOf(DAMAGE_KINDS),
    parts: [{ type: String, enum: BOAT_PARTS }],
    seat: { type: Number, default: null },
    severity: oneOf(SEVERITIES),
    isUnconfirmed: Boolean,
    unfitOn: String,
    text: { type: String, required: true },
    where: { type: String, default: '' },
    photos: { type: [String], default: [] },
    injury: { type: String, enum: INJURIES, default: 'none' },
    thirdParty: {
      type: new Schema({ name: String, contact: String }, { _id: false }),
      default: null,
    },
    sortie: { type: ObjectId, default: null },
    by: { type: ObjectId, required: true },
    at: { type: Date, required: true },
    day: { type: String, required: true },
    state: { type: String, enum: DAMAGE_STATES, default: 'open' },
    isPending: { type: Boolean, default: true },
    endedAt: { type: Date, default: null },
    endedDay: { type: String, default: null },
    assignee: { type: ObjectId, default: null },
    dueBy: { type: String, default: null },
    costEstimateCents: { type: Number, default: null },
    insurance: { type: String, default: '' },
    repairs: [
      {
        _id: false,
        at: { type: Date, required: true },
        by: { type: ObjectId, required: true },
        text: { type: String, required: true },
        minutes: { type: Number, required: true },
        costCents: { type: Number, required: true },
        parts: [{ type: String, enum: BOAT_PARTS }],
      },
    ],
    costCents: { type: Number, default: 0 },
    steps: [
      {
        _id: false,
        at: { type: Date, required: true },
        by: { type: ObjectId, default: null },
        state: { type: String, enum: DAMAGE_STATES, required: true },
        reason: { type: String, default: null },
      },
    ],
    outcome: { type: String, enum: [...OUTCOMES, null], default: null },
    duplicateOf: { type: ObjectId, default: null },
    source: { type: IMPORT_SOURCE, default: undefined },
  },
  { versionKey: false },
);
damageSchema.plugin(clubScoped);
damageSchema.index({ club: 1, boat: 1, no: 1 }, { unique: true });
damageSchema.index({ club: 1, isPending: 1, at: -1, _id: -1 });
damageSchema.index({ club: 1, isPending: 1, endedAt: -1 });
damageSchema.index({ club: 1, day: 1 });
damageSchema.index({ club: 1, by: 1 });
damageSchema.index(
  { club: 1, by: 1, unfitOn: 1 },
  { unique: true, partialFilterExpression: { unfitOn: { $exists: true } } },
);
damageSchema.index({ club: 1, photos: 1 }, { partialFilterExpression: { 'photos.0': { $exists: true } } });
damageSchema.index(...SOURCE_INDEX);
damageSchema.index(...IMPORT_INDEX);

export const DamageModel = mongoose.model<DamageRecord>('Damage', damageSchema, 'damages');
