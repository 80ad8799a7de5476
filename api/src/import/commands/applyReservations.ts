import type { SourceSystem } from '@fleetwatch/contract/import/kinds';
import { BATCH } from '@fleetwatch/contract/import/limits';
import type { ImportCounts, ImportPreview } from '@fleetwatch/contract/import/wire';
import { Types, type ClientSession } from 'mongoose';
import { BoatModel } from '../../boats/Boat.ts';
import { MemberModel } from '../../members/Member.ts';
import { now } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { fingerprint } from '../../platform/database/importSource.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { launchByOf } from '../../reservations/clubReservations.ts';
import { freePlace, takeReservedSlots } from '../../reservations/commands/makeReservations.ts';
import { ReservationModel } from '../../reservations/Reservation.ts';
import type { PlannedReservation } from '../plan/ReservationPlan.ts';
import type { ChangeBroadcaster } from './ChangeBroadcaster.ts';
import { writeBatch, type ImportProgress } from './writeBatch.ts';

/** Writes a reservation as `makeReservations` does. Returns false if its boat has been reserved since then. */
async function writeOne(
  { id, isFirst, boat, member, ...planned }: PlannedReservation,
  maker: { import: Types.ObjectId; system: SourceSystem },
  session: ClientSession,
): Promise<boolean> {
  const document = {
    ...planned,
    _id: new Types.ObjectId(),
    club: currentClub().id,
    boat: boat._id,
    boatName: boat.name,
    member: member._id,
    launchBy: launchByOf(planned.launchAt, now()),
    state: 'approved' as const,
    reason: '',
    ...(isFirst && { place: await freePlace(member._id, session) }),
  };
  try {
    await takeReservedSlots([document], session);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'boat_reserved') return false;
    throw error;
  }
  const source = { import: maker.import, system: maker.system, id, print: fingerprint(document) };
  await ReservationModel.insertMany([{ ...document, source }], { session });
  return true;
}

/**
 * Writes the reservations of an import, batch by batch, until all are written or `isStopped`; notifies no
 * one. Those whose boat or member is no longer there, or whose boat has been taken since, are left out.
 */
export async function applyReservations(
  planned: readonly PlannedReservation[],
  at: ImportProgress,
  system: SourceSystem,
  pace: ChangeBroadcaster,
  isStopped: () => boolean,
): Promise<ImportProgress> {
  let position = at;
  for (let from = 0; from < planned.length && !isStopped(); from += BATCH) {
    const batch = planned.slice(from, from + BATCH);
    position = await writeBatch(position, pace, async (session) => {
      const active = (ids: Types.ObjectId[]) => ({ _id: { $in: ids }, isActive: true });
      // The directories do not contain the documents that this import has just written.
      const inService = await BoatModel.distinct('_id', active(batch.map(({ boat }) => boat._id))).session(
        session,
      );
      const members = await MemberModel.distinct(
        '_id',
        active(batch.map(({ member }) => member._id)),
      ).session(session);
      const present = new Set([...inService, ...members].map(String));
      let written = 0;
      for (const one of batch) {
        const isPossible =
          one.launchAt > now() && present.has(String(one.boat._id)) && present.has(String(one.member._id));
        if (isPossible && (await writeOne(one, { import: at.import, system }, session))) written += 1;
      }
      return { count: batch.length, increments: { 'created.reservations': written } };
    });
  }
  return position;
}

/** Counts planned reservations as left out that were not written because their boats have been reserved since. */
export function withMissed(
  preview: ImportPreview,
  { reservations: written = 0 }: ImportCounts,
): ImportPreview {
  if (!preview.reservations) return preview;
  const { new: planned, left, known } = preview.reservations;
  return { ...preview, reservations: { new: written, known, left: left + planned - written } };
}
