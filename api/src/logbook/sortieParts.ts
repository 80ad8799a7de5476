import type { SupervisionKind } from '@fleetwatch/contract/clearances/kinds';
import type { ConditionsSnapshot } from '@fleetwatch/contract/conditions/wire';
import type { LateLandingChoice } from '@fleetwatch/contract/lateLandings/wire';
import type { ExpectedSource } from '@fleetwatch/contract/safety/kinds';
import type { LandingWarning, RuleAnswer, AcceptedRule } from '@fleetwatch/contract/sorties/wire';
import { Schema, type IndexDefinition, type IndexOptions, type SchemaDefinition, type Types } from 'mongoose';
import {
  IMPORT_INDEX,
  OUTING_SOURCE,
  OUTING_SOURCE_INDEX,
  type OutingSource,
} from '../platform/database/importSource.ts';

/**
 * Fields that one extension adds to a sortie. Absent if a club does not use it, so that it costs nothing
 * there.
 */
interface Part<Fields> {
  fields: SchemaDefinition<Fields>;
  indexes?: readonly (readonly [IndexDefinition, IndexOptions?])[];
}

const { ObjectId } = Schema.Types;
const marked = { by: { type: ObjectId, required: true }, at: { type: Date, required: true } };
const absent = <Value>(type: Schema<Value>) => ({ type, default: undefined });

/** Fields for forgotten landings. */
interface ForgottenFields {
  /**
   * True while its boat is in but it must still be landed for its miles, absent otherwise (rule
   * forgotten.ashore).
   */
  isAwaited?: true;
  /** Member who reported the boat ashore before it was landed. */
  left?: { as: LateLandingChoice; by: Types.ObjectId; at: Date };
}
const forgotten: Part<ForgottenFields> = {
  fields: {
    isAwaited: { type: Boolean },
    left: { type: new Schema({ ...marked, as: { type: String, required: true } }, { _id: false }) },
  },
  indexes: [[{ club: 1, isAwaited: 1 }, { partialFilterExpression: { isAwaited: true } }]],
};

/** Fields for guests. */
interface GuestFields {
  /** Guests aboard (rule guest.aboard). Ids of erased guests stay, so that they are counted. */
  guests?: Types.ObjectId[];
}
const guests: Part<GuestFields> = {
  fields: { guests: { type: [ObjectId], default: undefined } },
  indexes: [[{ club: 1, guests: 1 }, { partialFilterExpression: { guests: { $exists: true } } }]],
};

/** Tour that an outing is part of (rule tour.away). */
export interface SortieTour {
  _id: Types.ObjectId;
  /** Name of the tour, for refusals. */
  name: string;
  /** Set while its boat is away on it; lookups skip the boat until then. */
  until?: Date;
}
interface TourFields {
  tour?: SortieTour;
}
const tours: Part<TourFields> = {
  fields: {
    tour: absent(
      new Schema<SortieTour>(
        { _id: { type: ObjectId, required: true }, name: { type: String, required: true }, until: Date },
        { _id: false },
      ),
    ),
  },
  indexes: [
    [{ club: 1, 'tour._id': 1, day: 1 }, { partialFilterExpression: { 'tour._id': { $exists: true } } }],
  ],
};

/** Fields for clearances. */
interface SupervisionFields {
  /** Supervisor of minors alone in the boat; absent for none. */
  supervision?: { kind: SupervisionKind; member: Types.ObjectId };
}
const supervision: Part<SupervisionFields> = {
  fields: { supervision: absent(new Schema({ kind: String, member: ObjectId }, { _id: false })) },
};

/** Time at which a boat is expected back, and its destination (rule safety.expected). */
export interface TripRecord {
  expectedAt: Date;
  source: ExpectedSource;
  /** Name of the stretch of water at the launch. */
  area: string | null;
  heading: string;
  lights: boolean;
  /** Member whose phone is aboard. */
  phone?: Types.ObjectId;
  /** Earlier times, and the member who changed each. */
  changes: { by: Types.ObjectId; at: Date; expectedAt: Date }[];
  /** Report that the boat is on its rack. */
  ashore: { by: Types.ObjectId; at: Date } | null;
  /** The crew's call for help; absent for none. */
  help?: { by: Types.ObjectId; at: Date };
}
/** Fields for overdue boats. */
interface TripFields {
  trip?: TripRecord;
}
const trips: Part<TripFields> = {
  fields: {
    trip: absent(
      new Schema<TripRecord>(
        {
          expectedAt: { type: Date, required: true },
          source: { type: String, required: true },
          area: { type: String, default: null },
          heading: { type: String, default: '' },
          lights: { type: Boolean, default: false },
          phone: ObjectId,
          changes: {
            type: [{ _id: false, ...marked, expectedAt: { type: Date, required: true } }],
            default: [],
          },
          ashore: { type: new Schema(marked, { _id: false }), default: null },
          help: absent(new Schema(marked, { _id: false })),
        },
        { _id: false },
      ),
    ),
  },
};

const ruled = {
  _id: false,
  code: { type: String, required: true },
  level: { type: String, required: true },
  text: { type: String, required: true },
  ruleId: { type: String, required: true },
  subjectIds: { type: [String], required: true },
  overriddenBy: { type: [String], default: undefined },
};
/** Fields for launch rules and landing questions. */
interface RuleFields {
  /** Warnings and blocks that the launcher accepted. */
  rulesTaken?: AcceptedRule[];
  /** Rules that the launch broke without its launcher being asked. */
  againstRules?: RuleAnswer[];
  /** Oddities of its landing; absent or empty if there are none (rule land.sanity). */
  odd?: LandingWarning[];
}
const rules: Part<RuleFields> = {
  fields: {
    rulesTaken: { type: [{ ...ruled, reason: String, by: String }], default: undefined },
    againstRules: { type: [ruled], default: undefined },
    odd: { type: [{ ...ruled, isConfirmed: { type: Boolean, required: true } }], default: undefined },
  },
};

/** Fields for conditions. */
interface ConditionFields {
  /** Conditions at the launch. */
  conditions?: ConditionsSnapshot;
}
const conditions: Part<ConditionFields> = {
  fields: {
    conditions: absent(
      new Schema<ConditionsSnapshot>(
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
    ),
  },
};

/** Fields for imports. */
interface ImportFields {
  /** Source that it was imported from. */
  source?: OutingSource;
}
const imports: Part<ImportFields> = {
  fields: { source: { type: OUTING_SOURCE, default: undefined } },
  indexes: [OUTING_SOURCE_INDEX, IMPORT_INDEX],
};

/** Fields that extensions add to a sortie. */
export type SortieParts = ForgottenFields &
  GuestFields &
  TourFields &
  SupervisionFields &
  TripFields &
  RuleFields &
  ConditionFields &
  ImportFields;

/**
 * Parts of the sortie model. A model is compiled once with all its paths, so these are here and not in their
 * modules.
 */
export const SORTIE_PARTS: readonly Part<SortieParts>[] = [
  forgotten,
  guests,
  tours,
  supervision,
  trips,
  rules,
  conditions,
  imports,
];
