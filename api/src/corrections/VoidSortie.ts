import mongoose from 'mongoose';
import { sortieSchema, type SortieRecord } from '../logbook/Sortie.ts';

// Stored in a separate collection, so that no list, total or file has to exclude them.
const voidSchema = sortieSchema.clone();
voidSchema.clearIndexes();
for (const seat of ['boat', 'launcher', 'crew', 'owner']) voidSchema.index({ club: 1, [seat]: 1 });

/** Sorties removed from the log by an approved deletion, unchanged (rule correction.delete). */
export const VoidSortieModel = mongoose.model<SortieRecord>('VoidSortie', voidSchema, 'voidsorties');
