import type { ImportState, SourceSystem } from '@fleetwatch/contract/import/kinds';
import type {
  ImportCounts,
  ImportMapping,
  ImportPreview,
  ImportQuestions,
} from '@fleetwatch/contract/import/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** A file that is, or was, brought into the log (rule moving.states). */
export interface ImportRecord extends ClubOwned {
  /** Null for the command line. */
  by: Types.ObjectId | null;
  at: Date;
  fileName: string;
  /** Bytes of the file. */
  size: number;
  state: ImportState;
  /** Until it is done, failed or undone; a club has one such import at most. */
  isOpen?: true;
  system: SourceSystem | null;
  questions: ImportQuestions | null;
  mapping: ImportMapping | null;
  preview: ImportPreview | null;
  /** Documents written, or undone, of `total`. Whoever writes on states the number it knows. */
  done: number;
  total: number;
  created: ImportCounts;
  left: ImportCounts | null;
  /** The last sortie that an undo has looked at. */
  undoneTo: Types.ObjectId | null;
  /** Attempts in a row that failed. */
  failures: number;
  doneAt: Date | null;
}

export const NO_COUNTS: ImportCounts = { boats: 0, people: 0, outings: 0 };

const { Mixed, ObjectId } = Schema.Types;
const count = { type: Number, default: 0 };
const counts = new Schema<ImportCounts>({ boats: count, people: count, outings: count }, { _id: false });

const importSchema = new Schema<ImportRecord>(
  {
    by: { type: ObjectId, default: null },
    at: { type: Date, required: true },
    fileName: { type: String, required: true },
    size: { type: Number, required: true },
    state: { type: String, required: true },
    isOpen: Boolean,
    system: { type: String, default: null },
    questions: { type: Mixed, default: null },
    mapping: { type: Mixed, default: null },
    preview: { type: Mixed, default: null },
    done: count,
    total: count,
    created: { type: counts, default: NO_COUNTS },
    left: { type: counts, default: null },
    undoneTo: { type: ObjectId, default: null },
    failures: count,
    doneAt: { type: Date, default: null },
  },
  { versionKey: false },
);
importSchema.plugin(clubScoped, { isNeverShown: true });
importSchema.index({ club: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
importSchema.index({ club: 1, at: -1, _id: -1 });

export const ImportModel = mongoose.model<ImportRecord>('Import', importSchema, 'imports');
