import { setImmediate } from 'node:timers/promises';
import { IMPORT_NOT_NOW, IMPORT_UNDO_OVER } from '@fleetwatch/contract/import/texts';
import type { ImportCounts, ImportUndoPreview, KeptReason } from '@fleetwatch/contract/import/wire';
import type { Model, Types } from 'mongoose';
import { BoatModel } from '../../boats/Boat.ts';
import { DamageModel } from '../../damages/Damage.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { MemberModel } from '../../members/Member.ts';
import { isUntouched, type ImportSource } from '../../platform/database/importSource.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { inHeavyTurn } from '../../platform/jobs/heavyTask.ts';
import { ReservationModel, type ReservationRecord } from '../../reservations/Reservation.ts';
import { findImport } from './findImport.ts';
import { findUses, type Uses } from './findUses.ts';
import { canUndo } from './startImport.ts';
import { canGo } from './undoReservations.ts';

const AT_ONCE = 200;

/** Ids of the documents that an import has created, and of those changed since then. */
interface Created {
  ids: string[];
  changed: Set<string>;
}

async function createdBy<Record>(
  of: Types.ObjectId,
  model: Model<Record>,
  left: AbortSignal | undefined,
): Promise<Created> {
  const created: Created = { ids: [], changed: new Set() };
  const documents = model
    .find({ 'source.id': { $exists: true }, 'source.import': of })
    .lean<{ _id: Types.ObjectId; source?: ImportSource }[]>()
    .cursor({ batchSize: AT_ONCE });
  for await (const document of documents) {
    const id = String(document._id);
    created.ids.push(id);
    if (created.ids.length % AT_ONCE === 0) await setImmediate();
    left?.throwIfAborted();
    if (!isUntouched(document)) created.changed.add(id);
  }
  return created;
}

/** Counts the reasons for which documents stay, the changed ones first. */
function reasonsOf(kind: keyof ImportCounts, { ids, changed }: Created, uses: Uses): KeptReason[] {
  const counts = new Map<string, number>();
  for (const id of ids)
    for (const collection of uses.get(id) ?? []) counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return [
    ...(changed.size > 0 ? [{ kind, count: changed.size, usedIn: null }] : []),
    ...[...counts].map(([usedIn, count]) => ({ kind, count, usedIn })),
  ];
}

/** Returns what an undo would remove and keep (rule moving.undo). 409 for an import that cannot be undone. */
export async function previewUndo(id: string, left: AbortSignal): Promise<ImportUndoPreview> {
  const found = await findImport(id);
  if (found.state !== 'done' && found.state !== 'failed') throw new ApiError('import_state', IMPORT_NOT_NOW);
  if (!canUndo(found)) throw new ApiError('import_too_old', IMPORT_UNDO_OVER);
  return inHeavyTurn(left, async () => {
    const of = found._id;
    const created = {
      boats: await createdBy(of, BoatModel, left),
      people: await createdBy(of, MemberModel, left),
      outings: await createdBy(of, SortieModel, left),
    };
    const outingUses = await findUses(of, new Set(created.outings.ids), new Set(), left);
    const damages = await createdBy(of, DamageModel, left);
    const damageUses = await findUses(of, new Set(damages.ids), new Set(), left);
    const keptDamages = damages.ids.filter((one) => damages.changed.has(one) || damageUses.has(one));
    const stayingOutings = new Set([...created.outings.changed, ...outingUses.keys()]);
    const reservations = await ReservationModel.find({
      'source.id': { $exists: true },
      'source.import': of,
    }).lean<ReservationRecord[]>();
    const keptReservations = reservations.filter((reservation) => !canGo(reservation));
    const staying = new Set([
      ...stayingOutings,
      ...keptDamages,
      ...keptReservations.map(({ _id }) => String(_id)),
    ]);
    const uses = await findUses(of, new Set([...created.boats.ids, ...created.people.ids]), staying, left);
    const keptOf = ({ ids, changed }: Created, used: Uses): number =>
      ids.filter((one) => changed.has(one) || used.has(one)).length;
    const kept = {
      boats: keptOf(created.boats, uses),
      people: keptOf(created.people, uses),
      outings: stayingOutings.size,
      ...(damages.ids.length > 0 && { damages: keptDamages.length }),
      ...(reservations.length > 0 && { reservations: keptReservations.length }),
    };
    return {
      removed: {
        boats: created.boats.ids.length - kept.boats,
        people: created.people.ids.length - kept.people,
        outings: created.outings.ids.length - kept.outings,
        ...(damages.ids.length > 0 && { damages: damages.ids.length - keptDamages.length }),
        ...(reservations.length > 0 && { reservations: reservations.length - keptReservations.length }),
      },
      kept,
      reasons: [
        ...reasonsOf('boats', created.boats, uses),
        ...reasonsOf('people', created.people, uses),
        ...reasonsOf('outings', created.outings, outingUses),
        ...reasonsOf('damages', damages, damageUses),
        ...(keptReservations.length > 0
          ? [{ kind: 'reservations' as const, count: keptReservations.length, usedIn: null }]
          : []),
      ],
    };
  });
}
