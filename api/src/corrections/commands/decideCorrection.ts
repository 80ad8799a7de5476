import type { CorrectionDecisionBody } from '@fleetwatch/contract/corrections/wire';
import type { ClientSession } from 'mongoose';
import type { CorrectionRecord } from '../Correction.ts';
import { assertMayDecide } from '../correctionPolicy.ts';
import { applyCorrection } from './applyCorrection.ts';
import { assertOpen, endCorrection } from './requestCorrection.ts';
import { findCorrection } from './findCorrection.ts';

/**
 * Approves a request, which changes the log in the same transaction, or rejects it (rule correction.decide). Of two officers at
 * once the second one's transaction conflicts, and reads who was first: 409 `correction_decided`. An approval of what has
 * changed meanwhile changes nothing, and leaves the request out of date.
 */
export async function decideCorrection(
  { id, decision, comment }: CorrectionDecisionBody,
  officer: string,
  session: ClientSession,
): Promise<CorrectionRecord> {
  const correction = await findCorrection(id, session);
  await assertOpen(correction);
  await assertMayDecide(correction, officer);
  const end = (state: CorrectionRecord['state']): Promise<CorrectionRecord> =>
    endCorrection(correction, { state, comment: comment.trim() }, officer, session);
  if (decision === 'reject') return end('rejected');
  return end((await applyCorrection(correction, officer, session)) ? 'approved' : 'stale');
}
