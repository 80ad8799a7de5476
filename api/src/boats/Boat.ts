import mongoose, { Schema, type Types } from 'mongoose';
import { HULL_COLOUR_NAMES, type HullColour } from '@fleetwatch/contract/boats/hullColours';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';
import { LOOKS_INDEX, NAME_LOOKS } from '../platform/club/nameKeys.ts';
import {
  IMPORT_INDEX,
  IMPORT_SOURCE,
  SOURCE_INDEX,
  type ImportSource,
} from '../platform/database/importSource.ts';
import type { LogEditRecord } from './logEdits.ts';

/** Maintenance interval of a boat (rule damage.maintenance). */
export interface MaintenanceRecord {
  everyMilesHundredths: number | null;
  everyDays: number | null;
  text: string;
  /** Member who set the interval; due maintenance is reported in their name. */
  by: Types.ObjectId;
  /** When maintenance was last done, and the boat's miles of all seasons until then. */
  since: Date;
  milesHundredths: number;
}

/** A boat of the club, or a member's own (`owner`), which is created at its first launch. */
export interface BoatRecord extends ClubOwned {
  name: string;
  /**
   * The name in lower case while the boat is in the club's fleet. Absent for a decommissioned boat, so that its name is
   * free.
   */
  nameKey?: string;
  /** Keys by which names that look the same collide; present when `nameKey` is. */
  nameLooks?: string[];
  description: string;
  fleetGroup: Types.ObjectId;
  /** The member whose private boat this is. */
  owner?: Types.ObjectId;
  pic: string | null;
  /** Absent if derived from the id (rule boat.hull). */
  hull?: HullColour;
  /** False while dry-docked. */
  isActive: boolean;
  /**
   * Cause of the dry dock: 'damage' while only a report keeps the boat there (rule damage.dry-dock); absent
   * otherwise.
   */
  dockCause?: 'damage';
  /** Number of damage reports so far; absent before the first. */
  damageCount?: number;
  /** Absent for a boat without a maintenance interval. */
  maintenance?: MaintenanceRecord;
  isDecommissioned: boolean;
  commissionedAt: Date;
  /** Season miles recorded when the boat was added, on top of those of its sorties. */
  brought?: { season: number; milesHundredths: number };
  /** Names by which other systems know the boat; absent for none. */
  aliases?: string[];
  source?: ImportSource;
  /** The captain's log, newest entry last. */
  log: string;
  /** Absent until the log is edited. */
  logEdits?: LogEditRecord[];
  /** Increases with every append and edit. */
  version: number;
}

/** A boat without its log. Lists and launches use it, because logs are long and read one at a time. */
export type ListedBoat = Omit<BoatRecord, 'log' | 'logEdits'>;

/** For a query's `select`: the fields that a listed boat omits. */
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
    hull: { type: String, enum: HULL_COLOUR_NAMES },
    isActive: { type: Boolean, default: true },
    dockCause: { type: String, enum: ['damage'] },
    damageCount: Number,
    maintenance: {
      type: new Schema<MaintenanceRecord>(
        {
          everyMilesHundredths: { type: Number, default: null },
          everyDays: { type: Number, default: null },
          text: { type: String, required: true },
          by: { type: Schema.Types.ObjectId, required: true },
          since: { type: Date, required: true },
          milesHundredths: { type: Number, required: true },
        },
        { _id: false },
      ),
      default: undefined,
    },
    isDecommissioned: { type: Boolean, default: false },
    commissionedAt: { type: Date, required: true },
    brought: {
      type: new Schema({ season: Number, milesHundredths: Number }, { _id: false }),
      default: undefined,
    },
    aliases: { type: [String], default: undefined },
    source: { type: IMPORT_SOURCE, default: undefined },
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
boatSchema.index(...SOURCE_INDEX);
boatSchema.index(...IMPORT_INDEX);

export const BoatModel = mongoose.model<BoatRecord>('Boat', boatSchema, 'boats');
