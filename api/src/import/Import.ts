import type { ImportState, SourceSystem } from '@fleetwatch/contract/import/kinds';
import type {
  ImportCounts,
  ImportMapping,
  ImportPreview,
  ImportQuestions,
} from '@fleetwatch/contract/import/wire';
import type { ErrorCode } from '@fleetwatch/contract/errors/codes';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A file that is being, or was, imported into the log (rule moving.states). */
export interface ImportRecord extends ClubOwned {
  /** Null on the command line. */
  by: Types.ObjectId | null;
  at: Date;
  fileName: string;
  /** Size of the file in bytes. */
  size: number;
  state: ImportState;
  /** Set until it is done, failed or undone; a club has at most one such import. */
  isOpen?: true;
  /** Set when its file was refused: a repeated request to read it gets the same answer. */
  refusal?: { code: ErrorCode; text: string };
  system: SourceSystem | null;
  questions: ImportQuestions | null;
  mapping: ImportMapping | null;
  preview: ImportPreview | null;
  /** Kind of the parts with the parsed content; null for 'model', which is the first. */
  model: `model ${string}` | null;
  /** Whether its report is stored (rule moving.report). */
  hasReport: boolean;
  /**
   * Number of documents, of `total`, written or undone. A process that continues the work states the number
   * it knows.
   */
  done: number;
  total: number;
  created: ImportCounts;
  /** Number of earlier imported sorties that it has updated. */
  updated: number;
  left: ImportCounts | null;
  /** Last sortie that an undo has processed. */
  undoneTo: Types.ObjectId | null;
  /** Number of consecutive failed attempts. */
  failures: number;
  /** Why it failed, for the club; absent for other failures. */
  failure?: string;
  doneAt: Date | null;
}

export const NO_COUNTS: ImportCounts = { boats: 0, people: 0, outings: 0 };

const { Mixed, ObjectId } = Schema.Types;
const count = { type: Number, default: 0 };
const counts = new Schema<ImportCounts>(
  { boats: count, people: count, outings: count, damages: Number, reservations: Number },
  { _id: false },
);

const importSchema = new Schema<ImportRecord>(
  {
    by: { type: ObjectId, default: null },
    at: { type: Date, required: true },
    fileName: { type: String, required: true },
    size: { type: Number, required: true },
    state: { type: String, required: true },
    isOpen: Boolean,
    refusal: { type: new Schema({ code: String, text: String }, { _id: false }), default: undefined },
    system: { type: String, default: null },
    questions: { type: Mixed, default: null },
    mapping: { type: Mixed, default: null },
    preview: { type: Mixed, default: null },
    model: { type: String, default: null },
    hasReport: { type: Boolean, default: false },
    done: count,
    total: count,
    updated: count,
    created: { type: counts, default: NO_COUNTS },
    left: { type: counts, default: null },
    undoneTo: { type: ObjectId, default: null },
    failures: count,
    failure: String,
    doneAt: { type: Date, default: null },
  },
  { versionKey: false },
);
importSchema.plugin(clubScoped, { isNeverShown: true });
importSchema.index({ club: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
importSchema.index({ club: 1, at: -1, _id: -1 });

export const ImportModel = mongoose.model<ImportRecord>('Import', importSchema, 'imports');
