import { RESERVATIONS_OFF } from '@fleetwatch/contract/reservations/texts';
import type { BoatReservation } from '@fleetwatch/contract/reservations/wire';
import type { ClientSession } from 'mongoose';
import { duplicateFields } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Effects } from '../../platform/events/effects.ts';
import type { ReservationRecord } from '../Reservation.ts';
import { emitReservations, type ReservationNews } from '../reservationNews.ts';
import { presentReservation } from '../reservationPresenter.ts';

export interface WrittenReservation {
  reservation: ReservationRecord;
  news: readonly ReservationNews[];
}

/** Maximum number of attempts against faster processes. */
const RACES_MAX = 5;

/** Whether another process has taken a quarter hour, or one of the member's places, concurrently. */
const isRace = (error: unknown): boolean =>
  duplicateFields(error)?.some((field) => field === 'slot' || field === 'place') ?? false;

/**
 * Runs a write to a reservation once per key, returns it, and notifies those affected. 404 `feature_off` in
 * a club that does not use reservations.
 */
export async function writeReservation(
  repeat: Repeatable | null,
  write: (session: ClientSession, effects: Effects) => Promise<WrittenReservation>,
): Promise<BoatReservation> {
  const attempt = (): Promise<BoatReservation> =>
    runWrite({
      feature: ['reservations', RESERVATIONS_OFF],
      repeat,
      work: async (session, effects) => {
        const { reservation, news } = await write(session, effects);
        emitReservations(news, effects);
        return reservation;
      },
      present: presentReservation,
    });
  for (let races = 0; ; races += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRace(error) || races === RACES_MAX) throw error;
      // The next attempt finds the other reservation, and names or counts it.
    }
  }
}
