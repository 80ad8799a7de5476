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

/** What one extension keeps with a sortie. Absent where a club does not use it, so that it costs nothing there. */
interface Part<Fields> {
  fields: SchemaDefinition<Fields>;
  indexes?: readonly (readonly [IndexDefinition, IndexOptions?])[];
}

const { ObjectId } = Schema.Types;
const marked = { by: { type: ObjectId, required: true }, at: { type: Date, required: true } };
const absent = <Value>(type: Schema<Value>) => ({ type, default: undefined });

/** Fields of forgotten landings. */
interface ForgottenFields {
  /** True while its boat is in and it is still to be landed for its miles, absent otherwise (rule forgotten.ashore). */
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

/** Fields of guests. */
interface GuestFields {
  /** Guests aboard (rule guest.aboard). The ids of erased ones stay, so that they are counted. */
  guests?: Types.ObjectId[];
}
const guests: Part<GuestFields> = {
  fields: { guests: { type: [ObjectId], default: undefined } },
  indexes: [[{ club: 1, guests: 1 }, { partialFilterExpression: { guests: { $exists: true } } }]],
};

/** The tour that an outing is a part of (rule tour.away). */
export interface SortieTour {
  _id: Types.ObjectId;
  /** The tour's name, for refusals. */
  name: string;
  /** Set while its boat is away on it; until then the boat is not searched for. */
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

/** Fields of clearances. */
interface SupervisionFields {
  /** Supervisor of minors alone in the boat; absent for none. */
  supervision?: { kind: SupervisionKind; member: Types.ObjectId };
}
const supervision: Part<SupervisionFields> = {
  fields: { supervision: absent(new Schema({ kind: String, member: ObjectId }, { _id: false })) },
};

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
  /** Report that the boat is on its rack. */
  ashore: { by: Types.ObjectId; at: Date } | null;
  /** The crew's call for help; absent for none. */
  help?: { by: Types.ObjectId; at: Date };
}
/** Fields of overdue boats. */
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
/** Fields of launch rules and of landing questions. */
interface RuleFields {
  /** Warnings and blocks that the launcher took. */
  rulesTaken?: AcceptedRule[];
  /** What it was launched against unasked. */
  againstRules?: RuleAnswer[];
  /** What was odd about its landing; absent or empty for nothing (rule land.sanity). */
  odd?: LandingWarning[];
}
const rules: Part<RuleFields> = {
  fields: {
    rulesTaken: { type: [{ ...ruled, reason: String, by: String }], default: undefined },
    againstRules: { type: [ruled], default: undefined },
    odd: { type: [{ ...ruled, isConfirmed: { type: Boolean, required: true } }], default: undefined },
  },
};

/** Fields of conditions. */
interface ConditionFields {
  /** How it was out there at the launch. */
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

/** Fields of imports. */
interface ImportFields {
  /** Where it was imported from. */
  source?: OutingSource;
}
const imports: Part<ImportFields> = {
  fields: { source: { type: OUTING_SOURCE, default: undefined } },
  indexes: [OUTING_SOURCE_INDEX, IMPORT_INDEX],
};

/** What extensions keep with a sortie. */
export type SortieParts = ForgottenFields &
  GuestFields &
  TourFields &
  SupervisionFields &
  TripFields &
  RuleFields &
  ConditionFields &
  ImportFields;

/** A model is compiled once, with all its paths: which is why these are here and not in their modules. */
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
