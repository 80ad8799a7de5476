import { CORRECTIONS_OFF } from '@fleetwatch/contract/corrections/messages';
import type { Correction, SortieCrewBody } from '@fleetwatch/contract/corrections/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { ClientSession } from 'mongoose';
import { assertFeature } from '../../platform/club/features.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { readLauncherTotals } from '../../sorties/commands/readTotals.ts';
import { presentSortie } from '../../sorties/sortiePresenter.ts';
import type { CorrectionRecord } from '../Correction.ts';
import type { CorrectionActor } from '../correctionPolicy.ts';
import { correctCrew, type CrewCorrected } from './correctCrew.ts';
import { showCorrection } from './readCorrection.ts';
import { tellCrewCorrected } from './tellCorrections.ts';

/**
 * Runs a write to a request once per idempotency key, and presents it to its writer. 404 `feature_off` in a club that
 * does not use corrections.
 * @param tell is called after the commit, not for a repeat
 */
export async function writeCorrection(
  actor: CorrectionActor,
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<CorrectionRecord>,
  tell: (correction: CorrectionRecord) => void,
): Promise<Correction> {
  assertFeature('corrections', CORRECTIONS_OFF);
  const written: CorrectionRecord[] = [];
  const answer = await applyOnce(repeat, async (session) => {
    const correction = await write(session);
    written.push(correction);
    return showCorrection(correction, actor, session);
  });
  // A retried transaction has written it more than once.
  const last = written.at(-1);
  if (last) tell(last);
  return answer;
}

/** Corrects who rowed, once per idempotency key. 404 `feature_off` in a club that does not use corrections. */
export async function writeCrew(
  body: SortieCrewBody,
  actor: MemberActor,
  repeat: Repeatable | null,
): Promise<Sortie> {
  assertFeature('corrections', CORRECTIONS_OFF);
  const written: CrewCorrected[] = [];
  const answer = await applyOnce(repeat, async (session) => {
    const corrected = await correctCrew(body, actor, session);
    written.push(corrected);
    return presentSortie(corrected.after, await readLauncherTotals([corrected.after]));
  });
  const last = written.at(-1);
  if (last) tellCrewCorrected(last, actor.id);
  return answer;
}
