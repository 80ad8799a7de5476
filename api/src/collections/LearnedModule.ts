import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import mongoose, { Schema } from 'mongoose';

/** The collections that a remote has declared, for the whole installation (rule module.learned). */
export interface LearnedModuleRecord {
  /** The remote's name. */
  _id: string;
  /** The newest version that was shown. */
  version: string;
  /** All that it ever declared, because their records are still kept. */
  known: CollectionDeclaration[];
  /** Names of those that the shown version declares. */
  shown: string[];
  /** Why some of what the shown version declares is not followed. */
  refused: string[];
  /** One more with each change: of two processes with different answers, one keeps its own. */
  revision: number;
}

const learnedModuleSchema = new Schema<LearnedModuleRecord>(
  {
    _id: { type: String, required: true },
    version: { type: String, required: true },
    known: [{ type: Schema.Types.Mixed }],
    shown: [{ type: String }],
    refused: [{ type: String }],
    revision: { type: Number, required: true },
  },
  { versionKey: false, minimize: false },
);

export const LearnedModuleModel = mongoose.model<LearnedModuleRecord>(
  'LearnedModule',
  learnedModuleSchema,
  'learnedmodules',
);
