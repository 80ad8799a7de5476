import { SORTIE_NOT_FOUND } from '@fleetwatch/contract/sorties/texts';
import { ApiError } from '../../platform/http/errors.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

export const sortieNotFound = (): ApiError => new ApiError('not_found', SORTIE_NOT_FOUND);

/** Finds a sortie of the club; 404 for any other id. */
export async function findSortie(sortieId: string): Promise<SortieRecord> {
  const sortie = await SortieModel.findById(sortieId).lean<SortieRecord>();
  if (!sortie) throw sortieNotFound();
  return sortie;
}
