import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/** Kinds of parts that stay after the import has ended (rule moving.report). */
export const REPORT_KINDS = ['problems', 'totals'] as const;

/** A chunk of an import's file as it arrived, of its parsed content, or of its report. */
export interface ImportPartRecord extends ClubOwned {
  import: Types.ObjectId;
  /** 'model 507f…' if the file was read again. */
  kind: 'file' | 'model' | `model ${string}` | (typeof REPORT_KINDS)[number];
  /** Index from 0. */
  part: number;
  bytes: Buffer;
}

const importPartSchema = new Schema<ImportPartRecord>(
  {
    import: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    part: { type: Number, required: true },
    bytes: { type: Buffer, required: true },
  },
  { versionKey: false },
);
importPartSchema.plugin(clubScoped, { isNeverShown: true });
importPartSchema.index({ club: 1, import: 1, kind: 1, part: 1 }, { unique: true });

export const ImportPartModel = mongoose.model<ImportPartRecord>(
  'ImportPart',
  importPartSchema,
  'importparts',
);
