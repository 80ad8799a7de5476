import { CORRECTION_NOT_FOUND } from '@fleetwatch/contract/corrections/texts';
import { STILL_OUT } from '@fleetwatch/contract/sorties/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { sortieNotFound } from '../../logbook/commands/findSortie.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { CorrectionModel, type CorrectionRecord } from '../Correction.ts';

/** A request, read in the transaction if one is given. 404 for an unknown one. */
export async function findCorrection(
  id: string,
  session: ClientSession | null = null,
): Promise<CorrectionRecord> {
  const correction = await CorrectionModel.findById(id).session(session).lean<CorrectionRecord>();
  if (!correction) throw new ApiError('not_found', CORRECTION_NOT_FOUND);
  return correction;
}

export type LandedSortie = SortieRecord & { landedAt: Date };

export const isLanded = (sortie: SortieRecord): sortie is LandedSortie => sortie.landedAt !== null;

/**
 * A sortie as requests know it. One that never went out counts as in since that was said, late and without a mile, so that
 * its deletion may be asked for (rule forgotten.ashore); null for one that is out.
 */
export function recordedAs(sortie: SortieRecord): LandedSortie | null {
  if (isLanded(sortie)) return sortie;
  return sortie.left?.as === 'never' ? { ...sortie, landedAt: sortie.left.at, isLate: true } : null;
}

/** The same, looked up. 404 for an unknown one, 409 for one that is out. */
export async function findRecorded(id: string, session: ClientSession | null = null): Promise<LandedSortie> {
  const sortie = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!sortie) throw sortieNotFound();
  const recorded = recordedAs(sortie);
  if (!recorded) throw new ApiError('boat_out', STILL_OUT);
  return recorded;
}

/** A sortie that is landed. 404 for an unknown one, 409 for one that is out. */
export async function findLanded(id: string, session: ClientSession | null = null): Promise<LandedSortie> {
  const sortie = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!sortie) throw sortieNotFound();
  if (!isLanded(sortie)) throw new ApiError('boat_out', STILL_OUT);
  return sortie;
}
