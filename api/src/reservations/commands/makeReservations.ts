import type { ReservationState } from '@fleetwatch/contract/reservations/states';
import { Types, type ClientSession } from 'mongoose';
import { clubDay, now } from '../../platform/club/clock.ts';
import { takeSlots } from '../../slots/commands/takeSlots.ts';
import { slotsOf } from '../../slots/quarterHours.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { launchByOf } from '../clubReservations.ts';

/** Start and end of a reservation on one day. */
export type Hours = Pick<ReservationRecord, 'launchAt' | 'landAt'>;

type Fields = Pick<ReservationRecord, 'boat' | 'boatName' | 'member' | 'purpose' | 'note' | 'isSeries'> & {
  state: Extract<ReservationState, 'requested' | 'approved'>;
};

/** Returns the lowest place that a member's other future reservations have not taken. */
export async function freePlace(member: Types.ObjectId, session: ClientSession): Promise<number> {
  const taken = await ReservationModel.find({ member, place: { $exists: true } })
    .select('place')
    .session(session)
    .lean<{ place: number }[]>();
  const places = new Set(taken.map(({ place }) => place));
  let place = 0;
  while (places.has(place)) place += 1;
  return place;
}

/** Takes the quarter hours of a reservation; 409 names the holder of one that is taken. */
export async function takeReservedSlots(
  reservations: readonly Pick<ReservationRecord, '_id' | 'boat' | 'launchAt' | 'landAt'>[],
  session: ClientSession,
): Promise<void> {
  const wanted = reservations.flatMap(({ _id: reservation, boat, launchAt, landAt }) =>
    slotsOf(launchAt, landAt).map((slot) => ({ boat, slot, reservation })),
  );
  await takeSlots(wanted, session);
}

/**
 * Stores a reservation for each of these hours, on all days or none.
 * @returns the first
 */
export async function makeReservations(
  hours: readonly Hours[],
  fields: Fields,
  session: ClientSession,
): Promise<ReservationRecord> {
  const series = new Types.ObjectId();
  const made = hours.map(({ launchAt, landAt }) => ({
    ...fields,
    _id: new Types.ObjectId(),
    series,
    launchAt,
    landAt,
    reason: '',
    day: clubDay(launchAt),
    launchBy: launchByOf(launchAt, now()),
  }));
  await takeReservedSlots(made, session);
  const place = await freePlace(fields.member, session);
  const stored = await ReservationModel.insertMany(
    made.map((one, at) => (at === 0 ? { ...one, place } : one)),
    { session },
  );
  const first = stored[0]?.toObject();
  if (!first) throw new Error('A reservation has a day.');
  return first;
}
