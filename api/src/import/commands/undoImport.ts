import { BATCH } from '@fleetwatch/contract/import/limits';
import type { ClientSession, Types } from 'mongoose';
import { ResetKeyModel } from '../../accounts/ResetKey.ts';
import { BoatModel, type BoatRecord } from '../../boats/Boat.ts';
import { VoidSortieModel } from '../../corrections/VoidSortie.ts';
import { syncDryDock } from '../../damages/commands/changeDamage.ts';
import { DamageModel, type DamageRecord } from '../../damages/Damage.ts';
import { MemberModel, type MemberRecord } from '../../members/Member.ts';
import { ReservationModel } from '../../reservations/Reservation.ts';
import { adjustAllTotals } from '../../logbook/commands/adjustTotals.ts';
import { rebuildTotals } from '../../logbook/commands/rebuildTotals.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';
import { isUntouched, type ImportSource } from '../../platform/database/importSource.ts';
import { undoReservations } from './undoReservations.ts';
import { writeBatch, type ImportProgress } from './writeBatch.ts';
import { findUses, type Uses } from './findUses.ts';
import type { ChangeBroadcaster } from './ChangeBroadcaster.ts';

interface Imported {
  _id: Types.ObjectId;
  source?: ImportSource;
}

/** Removes the next outings of an import; null once there are none. */
async function undoOutings(
  at: ImportProgress,
  pace: ChangeBroadcaster,
  after: Types.ObjectId | null,
  uses: Uses,
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
    const gone = sorties.filter((sortie) => isUntouched(sortie) && !uses.has(String(sortie._id)));
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

const idsOf = (documents: readonly Pick<Imported, '_id'>[]): Set<string> =>
  new Set(documents.map(({ _id }) => String(_id)));

interface Named {
  kind: 'boats' | 'people' | 'damages';
  documents: readonly Imported[];
  uses: Uses;
  remove: (ids: Types.ObjectId[], session: ClientSession) => Promise<unknown>;
}

async function undoNamed(
  at: ImportProgress,
  pace: ChangeBroadcaster,
  { kind, documents, uses, remove }: Named,
  isStopped: () => boolean,
): Promise<ImportProgress> {
  const gone = documents.filter((document) => isUntouched(document) && !uses.has(String(document._id)));
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

/** Removes reports. A boat from outside the import returns to service if only they kept it in dry dock. */
const removeDamages =
  (of: Types.ObjectId): Named['remove'] =>
  async (ids, session) => {
    const boats = await DamageModel.distinct('boat', { _id: { $in: ids } }).session(session);
    await DamageModel.deleteMany({ _id: { $in: ids } }, { session });
    const others = await BoatModel.find({ _id: { $in: boats }, 'source.import': { $ne: of } })
      .select('_id')
      .session(session)
      .lean();
    for (const { _id } of others) await syncDryDock(_id, session);
  };

/** Returns the import's remaining boats to service if the reports that docked them are gone. */
async function splashKept(at: ImportProgress, pace: ChangeBroadcaster): Promise<ImportProgress> {
  const boats = await BoatModel.find({
    'source.id': { $exists: true },
    'source.import': at.import,
    dockCause: 'damage',
  })
    .select('_id')
    .lean();
  return writeBatch(at, pace, async (session) => {
    for (const { _id } of boats) await syncDryDock(_id, session);
    return { count: 0, increments: {} };
  });
}

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
  const own = { 'source.id': { $exists: true }, 'source.import': found._id };
  const outings = idsOf(await SortieModel.find(own).select('_id').lean());
  const outingUses = await findUses(found._id, outings, new Set());
  const next = () => undoOutings(at, pace, last, outingUses);
  for (let undone = await next(); undone !== null; undone = await next()) {
    [at, last] = undone;
    if (isStopped()) return;
  }
  at = await undoReservations(at, pace, isStopped);
  if (isStopped()) return;
  // Also removes outings of the import that officers deleted.
  await VoidSortieModel.deleteMany(own);
  const damages = await DamageModel.find(own).lean<DamageRecord[]>();
  if (damages.length > 0) {
    const copied = await findUses(found._id, idsOf(damages), new Set());
    const remove = removeDamages(found._id);
    at = await undoNamed(at, pace, { kind: 'damages', documents: damages, uses: copied, remove }, isStopped);
    if (isStopped()) return;
  }
  const staying = idsOf([
    ...(await SortieModel.find(own).select('_id').lean()),
    ...(await ReservationModel.find(own).select('_id').lean()),
    ...(await DamageModel.find(own).select('_id').lean()),
  ]);
  const boats = await BoatModel.find(own).lean<BoatRecord[]>();
  const members = await MemberModel.find(own).lean<MemberRecord[]>();
  const uses = await findUses(found._id, idsOf([...boats, ...members]), staying);
  at = await undoNamed(at, pace, { kind: 'boats', documents: boats, uses, remove: removeBoats }, isStopped);
  if (isStopped()) return;
  at = await splashKept(at, pace);
  at = await undoNamed(
    at,
    pace,
    { kind: 'people', documents: members, uses, remove: removePeople },
    isStopped,
  );
  if (isStopped()) return;
  await rebuildTotals();
  await ImportModel.updateOne(
    { _id: found._id, state: 'undoing', done: at.done },
    { $set: { state: 'undone' }, $unset: { isOpen: 1 } },
  );
}
