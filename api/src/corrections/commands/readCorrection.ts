import type {
  Correction,
  CorrectionCheck,
  CorrectionCheckBody,
  CorrectableOuting,
  CorrectionsAnswer,
} from '@fleetwatch/contract/corrections/wire';
import { correctionPatchRule } from '@fleetwatch/contract/corrections/rules';
import { CORRECTIONS_LIST_MAX } from '@fleetwatch/contract/corrections/limits';
import { SORTIE_NOT_FOUND } from '@fleetwatch/contract/sorties/texts';
import { Types, type ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import {
  CorrectionModel,
  type CorrectionRecord,
  type OutingRecord,
  type PatchRecord,
} from '../Correction.ts';
import {
  assertLegsAgree,
  assertMayRequest,
  assertMayRead,
  assertPossible,
  isRecordsOfficer,
  isSoleOfficer,
  type CorrectionActor,
} from '../correctionPolicy.ts';
import { presentCorrection, presentOuting, presentRows } from '../correctionPresenter.ts';
import { outingOf, outingsAfter, revOf } from '../outings.ts';
import { findLanded, findRecorded, recordedAs } from './findCorrection.ts';
import { readPatch } from './readPatch.ts';
import { readBoats, readQuestions } from './readQuestions.ts';

/** Returns the current sortie of a request, if it differs from the one that the request was based on. */
async function presentOf(
  { sortie, baseRev, state }: CorrectionRecord,
  session: ClientSession | null,
): Promise<OutingRecord | null> {
  if (sortie === null || (state !== 'open' && state !== 'stale')) return null;
  const found = await SortieModel.findById(sortie).session(session).lean<SortieRecord>();
  const recorded = found && recordedAs(found);
  if (!recorded) return null;
  const outing = outingOf(recorded);
  return revOf(outing) === baseRev ? null : outing;
}

/** Presents a request to its reader, read in the transaction if one is given. */
export async function showCorrection(
  correction: CorrectionRecord,
  actor: CorrectionActor,
  session: ClientSession | null = null,
): Promise<Correction> {
  const { before, sortie, state } = correction;
  const after = outingsAfter(correction);
  const present = await presentOf(correction, session);
  const all = [...(before ? [before] : []), ...after, ...(present ? [present] : [])];
  const boats = await readBoats(all.map(({ boat }) => boat));
  const isOpen = state === 'open';
  const questions = isOpen ? await readQuestions(after, sortie && String(sortie), boats) : [];
  const isSole = await isSoleOfficer(actor.id);
  return presentCorrection(correction, { actor, isSole, after, present, boats, questions });
}

/** Lists the caller's requests; for those who decide, everyone's (rules correction.queue, correction.own). */
export async function listCorrections(actor: CorrectionActor): Promise<CorrectionsAnswer> {
  const find = (filter: object, order: 1 | -1): Promise<CorrectionRecord[]> =>
    CorrectionModel.find(filter)
      .sort({ at: order, _id: order })
      .limit(CORRECTIONS_LIST_MAX)
      .lean<CorrectionRecord[]>();
  const isOfficer = isRecordsOfficer(actor);
  const [mine, queue, decided, isSole] = await Promise.all([
    find({ by: actor.id }, -1),
    isOfficer ? find({ state: 'open' }, 1) : null,
    isOfficer ? find({ state: { $in: ['approved', 'rejected', 'stale'] } }, -1) : null,
    isSoleOfficer(actor.id),
  ]);
  const rows = await presentRows({ actor, isSole });
  return { mine: mine.map(rows), queue: queue?.map(rows) ?? null, decided: decided?.map(rows) ?? null };
}

/** Throws unless the caller made the request or is an officer. */
export function assertReader(correction: CorrectionRecord, actor: CorrectionActor): CorrectionRecord {
  assertMayRead(correction, actor);
  return correction;
}

/**
 * Reads the sortie that a request starts from. 404 for an unknown sortie, 409 for one that is out, 403 for
 * another crew's.
 */
export async function readCorrectable(sortieId: string, actor: MemberActor): Promise<CorrectableOuting> {
  const outing = outingOf(await findLanded(sortieId));
  assertMayRequest(outing, actor);
  const boats = await readBoats([outing.boat]);
  return { results: await presentOuting(outing, boats), rev: revOf(outing) };
}

/** A requested correction of the log, looked up and found valid. */
export interface RequestedChange {
  sortie: (SortieRecord & { landedAt: Date }) | null;
  before: OutingRecord | null;
  patch: PatchRecord;
  after: OutingRecord[];
}

/**
 * Looks up a requested change: 404, 403, 409 and 422 for an invalid one (rules correction.request,
 * correction.kinds).
 */
export async function readRequestedChange(
  body: CorrectionCheckBody,
  actor: MemberActor,
  session: ClientSession | null = null,
): Promise<RequestedChange> {
  const { kind } = body;
  refuseFields({ patch: correctionPatchRule(kind, body.patch) });
  if ((body.sortie === null) !== (kind === 'missing')) throw new ApiError('invalid:sortie', SORTIE_NOT_FOUND);
  const find = kind === 'delete' ? findRecorded : findLanded;
  const sortie = body.sortie === null ? null : await find(body.sortie, session);
  const before = sortie && outingOf(sortie);
  if (before) assertMayRequest(before, actor);
  const patch = await readPatch(body.patch, before ? String(before.launcher) : actor.id, before);
  const after = outingsAfter({ kind, before, patch, by: new Types.ObjectId(actor.id) });
  if (sortie) assertLegsAgree(sortie, { kind, before, patch, after });
  assertPossible({ kind, before, patch, after }, actor);
  return { sortie, before, patch, after };
}

/** Previews a correction, with questions about its result. */
export async function checkCorrection(
  body: CorrectionCheckBody,
  actor: MemberActor,
): Promise<CorrectionCheck> {
  const { after } = await readRequestedChange(body, actor);
  const boats = await readBoats(after.map(({ boat }) => boat));
  return {
    after: await Promise.all(after.map((outing) => presentOuting(outing, boats))),
    questions: await readQuestions(after, body.sortie, boats),
  };
}
