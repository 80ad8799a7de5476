import { RESERVATION_NOT_FOUND } from '@fleetwatch/contract/reservations/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';

/** Finds a reservation of the club; 404 for any other id. */
export async function findReservation(id: string, session: ClientSession): Promise<ReservationRecord> {
  const reservation = await ReservationModel.findById(id).session(session).lean<ReservationRecord>();
  if (!reservation) throw new ApiError('not_found', RESERVATION_NOT_FOUND);
  return reservation;
}

/** Finds the reservations of a series that keep a boat, starting with one of them; by state if one is given. */
export async function restOfSeries(
  { series, launchAt }: ReservationRecord,
  states: readonly ReservationRecord['state'][],
  session: ClientSession,
): Promise<ReservationRecord[]> {
  return ReservationModel.find({ series, launchAt: { $gte: launchAt }, state: { $in: [...states] } })
    .sort({ launchAt: 1 })
    .session(session)
    .lean<ReservationRecord[]>();
}
