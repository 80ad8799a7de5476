import type { ReservingFacts } from '@fleetwatch/contract/reservations/rules';
import { mondayOf } from '@fleetwatch/contract/time/weeks';
import type { ClientSession, Types } from 'mongoose';
import { clubDay, clubText, now, startOfDay } from '../../platform/club/clock.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { reservationSettings } from '../clubReservations.ts';

/** Reads the facts that the rules need about a member: their reservations of this week and later. */
export async function readReservingFacts(
  member: string | Types.ObjectId,
  session: ClientSession | null,
): Promise<ReservingFacts> {
  const own = await ReservationModel.find({
    member,
    landAt: { $gte: startOfDay(mondayOf(clubDay())) },
  })
    .session(session)
    .lean<ReservationRecord[]>();
  return {
    settings: reservationSettings(),
    now: clubText(now()),
    isOfficer: false,
    own: own.map(({ series, launchAt, landAt, state }) => ({
      series: String(series),
      state,
      launch: clubText(launchAt),
      land: clubText(landAt),
    })),
  };
}
