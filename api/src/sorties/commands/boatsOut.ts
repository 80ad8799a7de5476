import { SortieModel, type SortieRecord } from '../Sortie.ts';

async function outings(): Promise<Pick<SortieRecord, 'boat' | 'fleetGroup'>[]> {
  return SortieModel.find({ isOut: true }).select('boat fleetGroup').lean();
}

/** Ids of the boats that are out. */
export async function boatsOut(): Promise<Set<string>> {
  return new Set((await outings()).map(({ boat }) => String(boat)));
}

/** Ids of the boats that were launched in a class and are out. */
export async function boatsOutOfClass(fleetGroupId: string): Promise<string[]> {
  const ofClass = (await outings()).filter(({ fleetGroup }) => String(fleetGroup) === fleetGroupId);
  return ofClass.map(({ boat }) => String(boat));
}
