import { OPEN_CORRECTIONS_MAX } from '@fleetwatch/contract/corrections/limits';
import {
  COUNT_REQUESTED,
  CORRECTIONS_FULL,
  decidedAlready,
  NOT_YOUR_REQUEST,
  SORTIE_CHANGED,
} from '@fleetwatch/contract/corrections/texts';
import { correctionReasonRule } from '@fleetwatch/contract/corrections/rules';
import type { CorrectionBody } from '@fleetwatch/contract/corrections/wire';
import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import { Types, type ClientSession } from 'mongoose';
import { findAnyMember } from '../../members/memberDirectory.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { CorrectionModel, type CorrectionRecord } from '../Correction.ts';
import { revOf } from '../outings.ts';
import { findCreditRequest } from './creditRequests.ts';
import { findCorrection } from './findCorrection.ts';
import { readRequestedChange } from './readCorrection.ts';
import { readBoats } from './readQuestions.ts';

async function assertRoom(by: string, session: ClientSession): Promise<void> {
  const open = await CorrectionModel.countDocuments({ by, state: 'open' }).session(session);
  if (open >= OPEN_CORRECTIONS_MAX) throw new ApiError('corrections_full', CORRECTIONS_FULL);
}

/**
 * Requests a correction of the log (rules correction.request, correction.limits). 409 for a sortie that has
 * changed since the member read it.
 */
export async function requestCorrection(
  body: CorrectionBody,
  actor: MemberActor,
  session: ClientSession,
): Promise<CorrectionRecord> {
  refuseFields({ reason: correctionReasonRule(body.reason) });
  const { sortie, before, patch, after } = await readRequestedChange(body, actor, session);
  if (before && revOf(before) !== body.baseRev) throw new ApiError('newer_version', SORTIE_CHANGED);
  if (sortie && body.kind === 'creditLate' && (await findCreditRequest(sortie._id, session)))
    throw new ApiError('nothing_changed', COUNT_REQUESTED);
  await assertRoom(actor.id, session);
  const about = before ?? after[0];
  if (!about) throw new ApiError('not_found', BOAT_NOT_FOUND);
  const boats = await readBoats([about.boat]);
  const [created] = await CorrectionModel.create(
    [
      {
        kind: body.kind,
        sortie: sortie?._id ?? null,
        patch,
        before,
        baseRev: before && revOf(before),
        boatName: sortie?.boatName ?? boats.get(String(about.boat))?.name ?? '',
        launchedAt: about.launchedAt,
        reason: body.reason.trim(),
        by: new Types.ObjectId(actor.id),
        at: now(),
      },
    ],
    { session },
  );
  if (!created) throw new Error('The request was not stored.');
  return created.toObject();
}

/** Throws 409 `correction_decided`, naming the member who ended it, for a request that has ended. */
export async function assertOpen({ state, decidedBy, by }: CorrectionRecord): Promise<void> {
  if (state === 'open') return;
  const { name } = await findAnyMember(String(decidedBy ?? by));
  throw new ApiError('correction_decided', decidedAlready(state, name));
}

/** Ends a request; its other fields stay. */
export async function endCorrection(
  correction: CorrectionRecord,
  ended: Pick<CorrectionRecord, 'state' | 'comment'>,
  who: string,
  session: ClientSession,
): Promise<CorrectionRecord> {
  const end = { ...ended, decidedBy: new Types.ObjectId(who), decidedAt: now() };
  await CorrectionModel.updateOne({ _id: correction._id }, { $set: end }, { session });
  return { ...correction, ...end };
}

/** Withdraws the caller's own open request. */
export async function withdrawCorrection(
  id: string,
  actor: MemberActor,
  session: ClientSession,
): Promise<CorrectionRecord> {
  const correction = await findCorrection(id, session);
  if (String(correction.by) !== actor.id) throw new ApiError('forbidden', NOT_YOUR_REQUEST);
  await assertOpen(correction);
  return endCorrection(correction, { state: 'withdrawn', comment: '' }, actor.id, session);
}
