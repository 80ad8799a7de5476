import {
  LATE_LANDINGS_OFF,
  neverWentOut,
  NOT_UNLANDED,
  sortieOn as outingOfDay,
  IT_NEVER_WENT_OUT,
} from '@fleetwatch/contract/lateLandings/texts';
import type { UnlandedOuting, LateLandingBody } from '@fleetwatch/contract/lateLandings/wire';
import { Types, type ClientSession } from 'mongoose';
import type { CorrectionRecord } from '../../corrections/Correction.ts';
import { requestCorrection } from '../../corrections/commands/requestCorrection.ts';
import { recordedAs } from '../../corrections/commands/findCorrection.ts';
import { correctionAdded } from '../../corrections/correctionEvents.ts';
import { outingOf, revOf } from '../../corrections/outings.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { sortieNotFound } from '../../logbook/commands/findSortie.ts';
import { markOutingAshore } from '../../logbook/commands/unlandedBoats.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { assertCanLand } from '../../sorties/sortiePolicy.ts';
import { unlandedReported, type UnlandedReportedEvent } from '../lateLandingEvents.ts';
import { presentLateLanding } from '../lateLandingPresenter.ts';

const NEWS_MS = 7 * 24 * 3_600_000;

/** A report on a sortie, and the request that follows from it. */
interface AshoreReport {
  sortie: SortieRecord;
  /** Whether it was newly reported that the boat never went out. */
  isNever: boolean;
  deletion: CorrectionRecord | null;
}

/**
 * Requests the deletion of an outing that never happened (rule forgotten.never). If the member may no longer
 * request it, because of their open requests or its age, it is left to the officers.
 */
async function requestDeletion(
  sortie: SortieRecord,
  actor: MemberActor,
  session: ClientSession,
): Promise<CorrectionRecord | null> {
  const recorded = recordedAs(sortie);
  if (!recorded || !usesFeature('corrections')) return null;
  const wish = { sortie: String(sortie._id), kind: 'delete' as const, patch: {} };
  const baseRev = revOf(outingOf(recorded));
  try {
    return await requestCorrection({ ...wish, baseRev, reason: IT_NEVER_WENT_OUT }, actor, session);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

async function storeReport(
  { id, as }: LateLandingBody,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<AshoreReport> {
  const sortie = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!sortie) throw sortieNotFound();
  effects.markRightUsed(assertCanLand(actor, sortie));
  if (sortie.landedAt || sortie.day >= clubDay()) throw new ApiError('not_forgotten', NOT_UNLANDED);
  const by = new Types.ObjectId(actor.id);
  if (sortie.isOut) await markOutingAshore(sortie._id, { as, by }, session);
  // It was already reported ashore; only its crew can report that it never went out.
  else if (as === 'never' && sortie.left)
    await SortieModel.updateOne(
      { _id: sortie._id },
      { $set: { 'left.as': as, 'left.by': by }, $unset: { isAwaited: 1 } },
      { session },
    );
  const after = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!after) throw sortieNotFound();
  const isNever = after.left?.as === 'never' && sortie.left?.as !== 'never';
  return { sortie: after, isNever, deletion: isNever ? await requestDeletion(after, actor, session) : null };
}

/** Notifies the records officers of an outing that never happened, unless a request does. */
export async function notifyOfNeverLaunched({
  sortie,
  isNever,
  isAsked,
}: UnlandedReportedEvent): Promise<void> {
  const { _id, boatName, day, left } = sortie;
  if (!isNever || isAsked) return;
  await notify({
    key: `never ${String(_id)}`,
    tag: `never ${String(_id)}`,
    category: 'stillOut',
    to: (await holdersOf('records')).filter((id) => id !== String(left?.by)),
    title: neverWentOut(boatName),
    body: outingOfDay(day, clubDay()),
    url: `/forgotten/${String(_id)}`,
    expiresAt: new Date(now().getTime() + NEWS_MS),
  });
}

/**
 * Reports a boat of an earlier day ashore, once per key: it may launch again, but must still be landed for
 * its miles, unless it never went out (rule forgotten.ashore). 404 for an unknown sortie, 403 for anyone but
 * its crew and coaches, 409 for one that was landed or launched today.
 */
export function reportAshore(
  body: LateLandingBody,
  actor: MemberActor,
  repeat: Repeatable | null,
): Promise<UnlandedOuting> {
  return runWrite({
    feature: ['forgotten', LATE_LANDINGS_OFF],
    repeat,
    work: async (session, effects) => {
      const { sortie, isNever, deletion } = await storeReport(body, actor, session, effects);
      effects.emit(unlandedReported, { sortie, isNever, isAsked: deletion !== null });
      if (deletion) effects.emit(correctionAdded, { correction: deletion });
      return sortie;
    },
    present: (sortie) => presentLateLanding(sortie, null, actor),
  });
}
