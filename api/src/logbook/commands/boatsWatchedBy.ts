import type { Types } from 'mongoose';
import { SortieModel } from '../Sortie.ts';

/** How many boats that are out a member supervises (rule clearance.supervision). */
export const boatsWatchedBy = (member: Types.ObjectId): Promise<number> =>
  SortieModel.countDocuments({ isOut: true, 'supervision.member': member });
