import type { CorrectionDecisionBody } from '@fleetwatch/contract/corrections/wire';
import type { ClientSession } from 'mongoose';
import type { CorrectionRecord } from '../Correction.ts';
import { assertMayDecide } from '../correctionPolicy.ts';
import { applyCorrection } from './applyCorrection.ts';
import { assertOpen, endCorrection } from './requestCorrection.ts';
import { findCorrection } from './findCorrection.ts';

/**
 * Approves a request, which changes the log in the same transaction, or rejects it (rule correction.decide).
 * When two officers decide at once, the second one's transaction conflicts, and its retry finds the first
 * decision: 409 `correction_decided`. Approving a request whose outing has since changed leaves the log
 * unchanged and marks the request stale.
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
