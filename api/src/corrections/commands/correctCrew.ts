import { NOTHING_TO_CORRECT } from '@fleetwatch/contract/corrections/texts';
import type { SortieCrewBody } from '@fleetwatch/contract/corrections/wire';
import { crewTooLarge } from '@fleetwatch/contract/sorties/texts';
import type { ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { correctTotals } from '../../logbook/commands/correctTotals.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { assertMayCorrectCrew } from '../correctionPolicy.ts';
import { outingOf, revOf } from '../outings.ts';
import { findLanded, type LandedSortie } from './findCorrection.ts';
import { readPatch } from './readPatch.ts';
import { readBoats } from './readQuestions.ts';

/** A landed sortie with its corrected crew, and its previous state. */
export interface CorrectedCrew {
  before: LandedSortie;
  after: LandedSortie;
}

/**
 * Corrects the crew of a landed outing, with its totals in the same transaction (rule correction.crew). 404
 * for an unknown sortie, 409 for one that is out, from an earlier day or already has that crew, 403 for
 * another crew's, 422 for a crew that the boat cannot have.
 */
export async function correctCrew(
  { id, crew }: SortieCrewBody,
  actor: MemberActor,
  session: ClientSession,
): Promise<CorrectedCrew> {
  const before = await findLanded(id, session);
  const outing = outingOf(before);
  assertMayCorrectCrew(before, actor);
  const patch = await readPatch({ crew }, String(before.launcher), outing);
  const seats = (await readBoats([before.boat])).get(String(before.boat))?.seats ?? 1;
  if (1 + crew.length + (before.guests?.length ?? 0) > seats)
    throw new ApiError('invalid:crew', crewTooLarge(seats));
  const after = { ...before, crew: patch.crew ?? before.crew };
  if (revOf(outingOf(after)) === revOf(outing)) throw new ApiError('nothing_changed', NOTHING_TO_CORRECT);
  await SortieModel.updateOne({ _id: before._id }, { $set: { crew: after.crew } }, { session });
  await correctTotals([{ before, after }], session);
  return { before, after };
}
