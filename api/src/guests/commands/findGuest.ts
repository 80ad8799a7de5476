import { GUEST_NOT_FOUND } from '@fleetwatch/contract/guests/texts';
import type { ClientSession, Types } from 'mongoose';
import { clubSeason } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { GuestModel, type GuestRecord } from '../Guest.ts';

/** Finds a guest of this season. 404 for any other. */
export async function findGuest(id: string, session: ClientSession | null = null): Promise<GuestRecord> {
  const guest = await GuestModel.findOne({ _id: id, season: clubSeason() })
    .session(session)
    .lean<GuestRecord>();
  if (!guest) throw new ApiError('not_found', GUEST_NOT_FOUND);
  return guest;
}

/** Counts this season's outings with these guests aboard, by guest id. */
export async function countOutings(
  guests: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Map<string, number>> {
  const counts = new Map(guests.map((id) => [String(id), 0]));
  if (guests.length === 0) return counts;
  const sorties = await SortieModel.find({ guests: { $in: guests }, season: clubSeason() })
    .select('guests')
    .session(session)
    .lean<Pick<SortieRecord, 'guests'>[]>();
  for (const id of sorties.flatMap(({ guests: aboard = [] }) => aboard.map(String))) {
    const count = counts.get(id);
    if (count !== undefined) counts.set(id, count + 1);
  }
  return counts;
}
