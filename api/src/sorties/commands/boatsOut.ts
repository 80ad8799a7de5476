import { SortieModel } from '../Sortie.ts';

/** Ids of the boats that are out. */
export async function boatsOut(): Promise<Set<string>> {
  const out = await SortieModel.find({ isOut: true }).select('boat').lean();
  return new Set(out.map((sortie) => String(sortie.boat)));
}
