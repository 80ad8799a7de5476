import { BOAT_NOT_FOUND } from '@fleetwatch/contract/boats/texts';
import { Types, type ClientSession } from 'mongoose';
import { BoatModel, WITHOUT_LOG, type ListedBoat } from '../../boats/Boat.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { findAnyMember } from '../../members/memberDirectory.ts';
import { clubDay, clubSeason } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { addEntries, differenceOf, entryOf } from '../../platform/logging/auditTrail.ts';
import { currentRequest } from '../../platform/logging/requestRecord.ts';
import { correctTotals } from '../../logbook/commands/correctTotals.ts';
import type { SortieChange } from '../../logbook/commands/adjustTotals.ts';
import { snapshotForSortie } from '../../sorties/snapshotForSortie.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import type { CorrectionRecord, OutingRecord } from '../Correction.ts';
import { outingOf, outingsAfter, revOf } from '../outings.ts';
import { VoidSortieModel } from '../VoidSortie.ts';
import { recordedAs, type LandedSortie } from './findCorrection.ts';

/** One change of the log: `before` is null for a new sortie, `after` for a deleted one. */
interface Step {
  before: LandedSortie | null;
  after: LandedSortie | null;
}

type Copied = ReturnType<typeof snapshotForSortie>;

async function copyOf(outing: OutingRecord): Promise<Copied> {
  const boat = await BoatModel.findById(outing.boat).select(WITHOUT_LOG).lean<ListedBoat>();
  const group = boat && (await fleetGroupDirectory.get()).get(String(boat.fleetGroup));
  if (!group) throw new ApiError('not_found', BOAT_NOT_FOUND);
  return snapshotForSortie(boat, group, await findAnyMember(String(outing.launcher)));
}

/**
 * Sortie fields of an outing, except the copy of its boat. A late one that counts is credited by the
 * officer, unless it already was.
 */
function outingFields(
  outing: OutingRecord,
  creditedBy: Types.ObjectId,
): Omit<SortieRecord, '_id' | 'club' | 'workout' | 'applied' | keyof Copied> {
  const { crew, launchedAt, landedAt, milesHundredths, notes, isCredited } = outing;
  const day = clubDay(launchedAt);
  const isLate = clubDay(landedAt) !== day;
  return {
    crew,
    launchedAt,
    landedAt,
    day,
    season: clubSeason(day),
    milesHundredths,
    notes,
    isLate,
    ...(isLate && isCredited && { creditedBy }),
  };
}

/** Builds a sortie with an outing's fields. */
async function correctedSortie(
  sortie: LandedSortie,
  outing: OutingRecord,
  officer: Types.ObjectId,
): Promise<LandedSortie> {
  const { creditedBy = officer, owner: _owner, ...rest } = sortie;
  const isSameBoat = outing.boat.equals(sortie.boat);
  const own = sortie.owner ? { owner: sortie.owner } : {};
  const copy = isSameBoat ? own : { ...(await copyOf(outing)), userGroup: sortie.userGroup };
  return {
    ...rest,
    ...copy,
    ...outingFields(outing, creditedBy),
    landedAt: outing.landedAt,
    workout: { ...sortie.workout, type: outing.type },
  };
}

/** Builds a sortie that was missing in the log; the second of a split keeps the boat and group of the first. */
async function enteredSortie(
  outing: OutingRecord,
  first: LandedSortie | null,
  officer: Types.ObjectId,
): Promise<LandedSortie> {
  const copy = await copyOf(outing);
  return {
    _id: new Types.ObjectId(),
    club: currentClub().id,
    ...copy,
    ...(first && { userGroup: first.userGroup, ...(first.guests && { guests: first.guests }) }),
    ...outingFields(outing, first?.creditedBy ?? officer),
    landedAt: outing.landedAt,
    workout: { text: first?.workout.text ?? '', type: outing.type },
    applied: [],
  };
}

async function storeStep({ before, after }: Step, session: ClientSession): Promise<void> {
  if (!after) {
    if (!before) return;
    await VoidSortieModel.create([before], { session });
    await SortieModel.deleteOne({ _id: before._id }, { session });
    return;
  }
  if (!before) {
    await SortieModel.create([after], { session });
    return;
  }
  const { _id, club: _club, applied: _applied, ...set } = after;
  const gone = (['owner', 'creditedBy'] as const).filter((field) => !after[field] && before[field]);
  await SortieModel.updateOne(
    { _id },
    { $set: set, ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((field) => [field, 1])) }) },
    { session },
  );
}

const asOut = (sortie: LandedSortie): SortieRecord => ({ ...sortie, landedAt: null });

/**
 * Maps a step to changes of totals: a new sortie was not landed before, and a deleted one is no longer
 * landed.
 */
function changeOf({ before, after }: Step): SortieChange[] {
  if (before && after) return [{ before, after }];
  if (after) return [{ before: asOut(after), after }];
  return before ? [{ before, after: asOut(before) }] : [];
}

const VERBS = {
  edit: 'correct',
  delete: 'delete',
  missing: 'enter',
  creditLate: 'credit',
  split: 'split',
} as const;

async function noteStep(
  { kind }: CorrectionRecord,
  { before, after }: Step,
  who: string,
  session: ClientSession,
): Promise<void> {
  const subject = String((after ?? before)?._id);
  const entry = entryOf({ who, verb: VERBS[kind], kind: 'sortie' }, currentRequest()?.id ?? null, subject);
  const difference = differenceOf('sortie', before && { ...before }, after && { ...after });
  const isNoted = before && after && before.notes !== after.notes;
  const then = isNoted ? { ...difference.after, notes: 'changed' } : difference.after;
  await addEntries([{ ...entry, before: difference.before, after: then }], session);
}

/**
 * Applies an approved request to the log, with its totals and audit entries, in the transaction of its
 * decision. Returns false, and changes nothing, when the sortie has changed since the request (rule
 * correction.stale).
 */
export async function applyCorrection(
  correction: CorrectionRecord,
  officerId: string,
  session: ClientSession,
): Promise<boolean> {
  const officer = new Types.ObjectId(officerId);
  const found =
    correction.sortie &&
    (await SortieModel.findById(correction.sortie).session(session).lean<SortieRecord>());
  const sortie = found && recordedAs(found);
  if (correction.sortie && (!sortie || revOf(outingOf(sortie)) !== correction.baseRev)) return false;
  const after = outingsAfter({ ...correction, before: sortie && outingOf(sortie) });
  const steps: Step[] = [];
  const [first, second] = after;
  if (sortie)
    steps.push({ before: sortie, after: first ? await correctedSortie(sortie, first, officer) : null });
  else if (first) steps.push({ before: null, after: await enteredSortie(first, null, officer) });
  if (second) steps.push({ before: null, after: await enteredSortie(second, sortie, officer) });
  for (const step of steps) {
    await storeStep(step, session);
    await noteStep(correction, step, officerId, session);
  }
  await correctTotals(steps.flatMap(changeOf), session);
  return true;
}
