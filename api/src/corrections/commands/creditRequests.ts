import { COUNT_LATE_LANDING } from '@fleetwatch/contract/corrections/texts';
import { Types, type ClientSession } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import type { Effects } from '../../platform/events/effects.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import { CorrectionModel, type CorrectionRecord } from '../Correction.ts';
import { correctionEnded } from '../correctionEvents.ts';
import { outingOf, revOf } from '../outings.ts';
import type { LandedSortie } from './findCorrection.ts';

type SortieId = SortieRecord['_id'];

/** Finds the open credit request for a late landing; null if there is none. */
export const findCreditRequest = (
  sortie: SortieId,
  session: ClientSession | null = null,
): Promise<CorrectionRecord | null> =>
  CorrectionModel.findOne({ sortie, kind: 'creditLate', state: 'open' })
    .session(session)
    .lean<CorrectionRecord>();

/**
 * Requests credit for a late landing, in the landing's transaction. Landing again with other content makes a
 * new request, so that an officer never approves content that they have not read.
 */
export async function addCreditRequest(
  landed: LandedSortie,
  by: string,
  session: ClientSession,
): Promise<void> {
  const before = outingOf(landed);
  const known = { before, baseRev: revOf(before) };
  const open = await findCreditRequest(landed._id, session);
  if (open?.baseRev === known.baseRev) return;
  if (open) {
    const over = { state: 'stale', decidedAt: now() } as const;
    await CorrectionModel.updateOne({ _id: open._id }, { $set: over }, { session });
  }
  const { _id: sortie, boatName, launchedAt } = landed;
  const asked = { kind: 'creditLate' as const, sortie, boatName, launchedAt, patch: {}, ...known };
  await CorrectionModel.create(
    [{ ...asked, reason: COUNT_LATE_LANDING, by: new Types.ObjectId(by), at: now() }],
    {
      session,
    },
  );
}

/** Approves the open requests for a sortie that a coach has credited. */
export async function endCreditRequests(
  sortie: SortieId,
  coach: Types.ObjectId,
  session: ClientSession,
  effects: Effects,
): Promise<void> {
  const open = { sortie, kind: 'creditLate', state: 'open' } as const;
  const ended = { state: 'approved', decidedBy: coach, decidedAt: now() } as const;
  const asked = await CorrectionModel.find(open).session(session).lean<CorrectionRecord[]>();
  await CorrectionModel.updateMany(open, { $set: ended }, { session });
  for (const correction of asked) effects.emit(correctionEnded, { correction: { ...correction, ...ended } });
}
