import { BATCH } from '@fleetwatch/contract/import/limits';
import type { ClientSession, Types } from 'mongoose';
import { ResetKeyModel } from '../../accounts/ResetKey.ts';
import { BoatModel, type BoatRecord } from '../../boats/Boat.ts';
import { GrantModel } from '../../clearances/Grant.ts';
import { RequirementModel } from '../../clearances/Requirement.ts';
import { DamageModel } from '../../damages/Damage.ts';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { DutyDayModel } from '../../officers/DutyDay.ts';
import { PlanModel } from '../../plans/Plan.ts';
import { ReservationModel } from '../../reservations/Reservation.ts';
import { BoatSlotModel } from '../../slots/BoatSlot.ts';
import { adjustAllTotals } from '../../logbook/commands/adjustTotals.ts';
import { rebuildTotals } from '../../logbook/commands/rebuildTotals.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';
import { fingerprint, type ImportSource } from '../../platform/database/importSource.ts';
import { undoReservations } from './undoReservations.ts';
import { writeBatch, type ImportProgress } from './writeBatch.ts';
import type { ChangeBroadcaster } from './ChangeBroadcaster.ts';

interface Imported {
  _id: Types.ObjectId;
  source?: ImportSource;
}

/** Whether a document is unchanged since its import. */
const isUntouched = (document: Imported): boolean => document.source?.print === fingerprint(document);

/** Removes the next outings of an import; null once there are none. */
async function undoOutings(
  at: ImportProgress,
  pace: ChangeBroadcaster,
  after: Types.ObjectId | null,
): Promise<[ImportProgress, Types.ObjectId] | null> {
  const next = await SortieModel.find({
    'source.id': { $exists: true },
    'source.import': at.import,
    ...(after && { _id: { $gt: after } }),
  })
    .sort({ _id: 1 })
    .limit(BATCH)
    .select('_id')
    .lean();
  const last = next.at(-1)?._id;
  if (!last) return null;
  const position = await writeBatch(at, pace, async (session) => {
    const sorties = await SortieModel.find({ _id: { $in: next.map(({ _id }) => _id) } })
      .session(session)
      .lean<SortieRecord[]>();
    const gone = sorties.filter(isUntouched);
    await SortieModel.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } }, { session });
    await adjustAllTotals(
      gone.map((before) => ({ before, after: { ...before, landedAt: null } })),
      session,
    );
    const increments = { 'left.outings': sorties.length - gone.length };
    return { count: next.length, increments, set: { undoneTo: last } };
  });
  return [position, last];
}

const used = (lists: readonly unknown[][]): Set<string> => new Set(lists.flat().map(String));

/** Returns the ids of those of the given boats that are still referred to. */
async function boatsInUse(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
  const boat = { $in: ids };
  return used([
    await SortieModel.distinct('boat', { boat }),
    await BoatSlotModel.distinct('boat', { boat }),
    await DamageModel.distinct('boat', { boat }),
    await RequirementModel.distinct('boat', { boat }),
    await PlanModel.distinct('boats', { boats: boat }),
  ]);
}

/** Returns the ids of those of the given members that are still referred to. */
async function peopleInUse(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
  const one = { $in: ids };
  return used([
    await SortieModel.distinct('launcher', { launcher: one }),
    await SortieModel.distinct('crew', { crew: one }),
    await PlanModel.distinct('crew', { crew: one }),
    await PlanModel.distinct('invited', { invited: one }),
    await ReservationModel.distinct('member', { member: one }),
    await GrantModel.distinct('member', { member: one }),
    await DutyDayModel.distinct('members', { members: one }),
  ]);
}

interface Named {
  kind: 'boats' | 'people';
  documents: readonly Imported[];
  inUse: ReadonlySet<string>;
  remove: (ids: Types.ObjectId[], session: ClientSession) => Promise<unknown>;
}

async function undoNamed(
  at: ImportProgress,
  pace: ChangeBroadcaster,
  { kind, documents, inUse, remove }: Named,
  isStopped: () => boolean,
): Promise<ImportProgress> {
  const gone = documents.filter((document) => isUntouched(document) && !inUse.has(String(document._id)));
  // A second run may find that documents left by this one can now be removed.
  const set = { [`left.${kind}`]: documents.length - gone.length };
  let position = at;
  let from = 0;
  do {
    const ids = gone.slice(from, from + BATCH).map(({ _id }) => _id);
    position = await writeBatch(position, pace, async (session) => {
      await remove(ids, session);
      return { count: ids.length, increments: {}, set };
    });
    from += ids.length;
  } while (from < gone.length && !isStopped());
  return position;
}

const removeBoats: Named['remove'] = (ids, session) =>
  BoatModel.deleteMany({ _id: { $in: ids } }, { session });

const removePeople: Named['remove'] = async (ids, session) => {
  await ResetKeyModel.deleteMany({ member: { $in: ids } }, { session });
  await MemberModel.deleteMany({ _id: { $in: ids } }, { session });
};

/**
 * Removes the documents that an import created, except changed or used ones (rule moving.undo), batch by
 * batch, until it is undone or `isStopped`. Safe to repeat. Throws `LeaseLostError` if another process
 * undoes it.
 */
export async function undoImport(
  found: ImportRecord,
  pace: ChangeBroadcaster,
  isStopped: () => boolean,
): Promise<void> {
  let at: ImportProgress = { import: found._id, state: 'undoing', done: found.done };
  let last = found.undoneTo;
  const next = () => undoOutings(at, pace, last);
  for (let undone = await next(); undone !== null; undone = await next()) {
    [at, last] = undone;
    if (isStopped()) return;
  }
  at = await undoReservations(at, pace, isStopped);
  if (isStopped()) return;
  const own = { 'source.id': { $exists: true }, 'source.import': found._id };
  const idsOf = (documents: readonly Imported[]) => documents.map(({ _id }) => _id);
  const boats = await BoatModel.find(own).lean<BoatRecord[]>();
  const boatsUsed = await boatsInUse(idsOf(boats));
  const fleet: Named = { kind: 'boats', documents: boats, inUse: boatsUsed, remove: removeBoats };
  at = await undoNamed(at, pace, fleet, isStopped);
  if (isStopped()) return;
  const members = await MemberModel.find(own).lean<MemberRecord[]>();
  const membersUsed = await peopleInUse(idsOf(members));
  const people: Named = { kind: 'people', documents: members, inUse: membersUsed, remove: removePeople };
  at = await undoNamed(at, pace, people, isStopped);
  if (isStopped()) return;
  await rebuildTotals();
  await ImportModel.updateOne(
    { _id: found._id, state: 'undoing', done: at.done },
    { $set: { state: 'undone' }, $unset: { isOpen: 1 } },
  );
}
