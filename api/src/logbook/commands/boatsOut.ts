import type { Types } from 'mongoose';
import { awayText, isAway } from '../away.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

async function outings(): Promise<Pick<SortieRecord, 'boat' | 'fleetGroup'>[]> {
  return SortieModel.find({ isOut: true }).select('boat fleetGroup').lean();
}

/** Returns the ids of the boats that are out. */
export async function boatsOut(): Promise<Set<string>> {
  return new Set((await outings()).map(({ boat }) => String(boat)));
}

/**
 * Returns the boats that are out by id, each with the tour that it is away with: 'Osprey is away until May
 * 3: Elbe 2026.'
 */
export async function boatsOutOrAway(): Promise<Map<string, string | null>> {
  const out = await SortieModel.find({ isOut: true }).select('boat boatName tour').lean<SortieRecord[]>();
  return new Map(out.map((sortie) => [String(sortie.boat), isAway(sortie) ? awayText(sortie) : null]));
}

/** Returns the ids of the boats that were launched in a class and are out. */
export async function boatsOutOfClass(fleetGroupId: string): Promise<string[]> {
  const ofClass = (await outings()).filter(({ fleetGroup }) => String(fleetGroup) === fleetGroupId);
  return ofClass.map(({ boat }) => String(boat));
}

/** Counts the boats out that a member supervises (rule clearance.supervision). */
export const boatsWatchedBy = (member: Types.ObjectId): Promise<number> =>
  SortieModel.countDocuments({ isOut: true, 'supervision.member': member });
