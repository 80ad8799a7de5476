import { CORRECTIONS_OFF } from '@fleetwatch/contract/corrections/texts';
import type { Correction, SortieCrewBody } from '@fleetwatch/contract/corrections/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { ClientSession } from 'mongoose';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { EventType } from '../../platform/events/eventTypes.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { readLauncherTotals } from '../../logbook/commands/readTotals.ts';
import { presentSortie } from '../../sorties/sortiePresenter.ts';
import type { CorrectionRecord } from '../Correction.ts';
import { crewCorrected, type CorrectionEvent } from '../correctionEvents.ts';
import type { CorrectionActor } from '../correctionPolicy.ts';
import { correctCrew } from './correctCrew.ts';
import { showCorrection } from './readCorrection.ts';

/**
 * Runs a write to a request once per idempotency key, and presents it to its writer. 404 `feature_off` in a
 * club that does not use corrections.
 * @param event event that the write publishes about the request
 */
export function writeCorrection(
  actor: CorrectionActor,
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<CorrectionRecord>,
  event: EventType<CorrectionEvent>,
): Promise<Correction> {
  return runWrite({
    feature: ['corrections', CORRECTIONS_OFF],
    repeat,
    work: async (session, effects) => {
      const correction = await write(session);
      effects.emit(event, { correction });
      return correction;
    },
    present: (correction, session) => showCorrection(correction, actor, session),
  });
}

/** Corrects a crew once per idempotency key. 404 `feature_off` in a club that does not use corrections. */
export function writeCrew(
  body: SortieCrewBody,
  actor: MemberActor,
  repeat: Repeatable | null,
): Promise<Sortie> {
  return runWrite({
    feature: ['corrections', CORRECTIONS_OFF],
    repeat,
    work: async (session, effects) => {
      const { before, after } = await correctCrew(body, actor, session);
      const { boatName, day } = after;
      effects.emit(crewCorrected, {
        sortie: String(after._id),
        boatName,
        day,
        by: actor.id,
        before: before.crew.map(String),
        after: after.crew.map(String),
      });
      return after;
    },
    present: async (after) => presentSortie(after, await readLauncherTotals([after])),
  });
}
