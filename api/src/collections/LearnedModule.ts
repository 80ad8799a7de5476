import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import mongoose, { Schema } from 'mongoose';

/** Collections that a remote has declared, for the whole installation (rule module.learned). */
export interface LearnedModuleRecord {
  /** Name of the remote. */
  _id: string;
  /** Newest version that was shown. */
  version: string;
  /** Everything that it ever declared, because those records are still stored. */
  known: CollectionDeclaration[];
  /** Names of the collections that the shown version declares. */
  shown: string[];
  /** Reasons why parts of the shown version's declaration are refused. */
  refused: string[];
  /** Increases with each change: when two processes received different answers, only one of them is stored. */
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
