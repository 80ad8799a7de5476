import { CORRECTION_NOT_FOUND } from '@fleetwatch/contract/corrections/texts';
import { STILL_OUT } from '@fleetwatch/contract/sorties/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { sortieNotFound } from '../../logbook/commands/findSortie.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { CorrectionModel, type CorrectionRecord } from '../Correction.ts';

/** Finds a request, in the transaction if one is given. 404 for an unknown one. */
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
 * Returns a sortie as requests see it; null for one that is out. One that never went out counts as landed
 * late with no miles from the moment it was reported, so that its deletion can be requested (rule
 * forgotten.ashore).
 */
export function recordedAs(sortie: SortieRecord): LandedSortie | null {
  if (isLanded(sortie)) return sortie;
  return sortie.left?.as === 'never' ? { ...sortie, landedAt: sortie.left.at, isLate: true } : null;
}

/** Finds a sortie as requests see it. 404 for an unknown one, 409 for one that is out. */
export async function findRecorded(id: string, session: ClientSession | null = null): Promise<LandedSortie> {
  const sortie = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!sortie) throw sortieNotFound();
  const recorded = recordedAs(sortie);
  if (!recorded) throw new ApiError('boat_out', STILL_OUT);
  return recorded;
}

/** Finds a landed sortie. 404 for an unknown one, 409 for one that is out. */
export async function findLanded(id: string, session: ClientSession | null = null): Promise<LandedSortie> {
  const sortie = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!sortie) throw sortieNotFound();
  if (!isLanded(sortie)) throw new ApiError('boat_out', STILL_OUT);
  return sortie;
}
