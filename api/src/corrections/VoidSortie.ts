import mongoose from 'mongoose';
import { sortieSchema, type SortieRecord } from '../logbook/Sortie.ts';

// In a collection of its own: no list, total or file has to leave it out.
const voidSchema = sortieSchema.clone();
voidSchema.clearIndexes();
for (const seat of ['boat', 'launcher', 'crew', 'owner']) voidSchema.index({ club: 1, [seat]: 1 });

/** Sorties that an approved deletion has taken out of the log, as they were (rule correction.delete). */
export const VoidSortieModel = mongoose.model<SortieRecord>('VoidSortie', voidSchema, 'voidsorties');
