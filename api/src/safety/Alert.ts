import type { AlertLevel, Outcome, Stage, Step } from '@fleetwatch/contract/safety/kinds';
import type { AlertLine } from '@fleetwatch/contract/safety/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

interface Mark {
  /** Member; null for automatic checks, and once deleted. */
  by: Types.ObjectId | null;
  at: Date;
}

/** A boat that is, or was, overdue; one alert per sortie (rule safety.alerts). */
export interface AlertRecord extends ClubOwned {
  sortie: Types.ObjectId;
  boatName: string;
  /** Null once deleted (rule safety.forget). */
  launcher: Types.ObjectId | null;
  level: AlertLevel;
  levelAt: Date;
  /** Missed return time. */
  expectedAt: Date;
  /** With `isUntilChange`, nothing is repeated until the boat reaches another level or calls for help. */
  acknowledged: (Mark & { isUntilChange?: boolean }) | null;
  stage: Stage | null;
  steps: (Mark & { step: Step; note: string })[];
  lines: (Mark & { what: AlertLine['what']; note: string })[];
  /** Members who were notified that the boat is overdue; they are also notified of the outcome. */
  told: Types.ObjectId[];
  /** Latest calls for help that were passed on, and when (rule safety.help-again); absent for none. */
  helpTold?: { call: Date; at: Date }[];
  /** Crew's clothing; absent if unknown. */
  clothing?: string;
  outcome: Outcome | null;
  closedAt: Date | null;
  forgottenAt: Date | null;
}

const { ObjectId } = Schema.Types;
const mark = { by: { type: ObjectId, default: null }, at: { type: Date, required: true } };
const note = { type: String, default: '' };

const alertSchema = new Schema<AlertRecord>(
  {
    sortie: { type: ObjectId, required: true },
    boatName: { type: String, required: true },
    launcher: { type: ObjectId, default: null },
    level: { type: String, required: true },
    levelAt: { type: Date, required: true },
    expectedAt: { type: Date, required: true },
    acknowledged: { type: new Schema({ ...mark, isUntilChange: Boolean }, { _id: false }), default: null },
    stage: { type: String, default: null },
    steps: { type: [{ _id: false, ...mark, step: { type: String, required: true }, note }], default: [] },
    lines: { type: [{ _id: false, ...mark, what: { type: String, required: true }, note }], default: [] },
    told: { type: [ObjectId], default: [] },
    helpTold: { type: [{ _id: false, call: Date, at: Date }], default: undefined },
    clothing: String,
    outcome: { type: String, default: null },
    closedAt: { type: Date, default: null },
    forgottenAt: { type: Date, default: null },
  },
  { versionKey: false },
);
alertSchema.plugin(clubScoped);
alertSchema.index({ club: 1, sortie: 1 }, { unique: true });
alertSchema.index({ club: 1, closedAt: -1, _id: 1 });

/** Maximum number of log lines; the most recent ones are kept. */
const LINES_MAX = 200;

/** Update that adds a line to an alert's log. */
export const addedLine = (line: Omit<AlertRecord['lines'][number], 'by'> & { by: unknown }): object => ({
  $push: { lines: { $each: [line], $slice: -LINES_MAX } },
});

export const AlertModel = mongoose.model<AlertRecord>('Alert', alertSchema, 'alerts');
