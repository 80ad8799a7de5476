import { RESERVATIONS_OFF } from '@fleetwatch/contract/reservations/messages';
import type { BoatReservation } from '@fleetwatch/contract/reservations/wire';
import type { ClientSession } from 'mongoose';
import { assertFeature } from '../../platform/club/features.ts';
import { applyOnce } from '../../platform/database/applyOnce.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import type { BoatReservationRecord } from '../BoatReservation.ts';
import { tellReservations, type ReservationNews } from '../reservationNews.ts';
import { presentReservation } from '../reservationPresenter.ts';

export interface WrittenReservation {
  reservation: BoatReservationRecord;
  news: readonly ReservationNews[];
}

/** How often another process may be faster. */
const RACES_MAX = 5;

/** Another process has taken a quarter hour, or one of the member's places, at the same instant. */
const isRace = (error: unknown): boolean =>
  duplicateFields(error)?.some((field) => field === 'slot' || field === 'place') ?? false;

/**
 * Runs a write to a reservation once per key, answers it, and tells those it concerns. 404 `feature_off` in a club that does not
 * use reservations.
 */
export async function writeReservation(
  repeat: Repeatable | null,
  write: (session: ClientSession) => Promise<WrittenReservation>,
): Promise<BoatReservation> {
  assertFeature('reservations', RESERVATIONS_OFF);
  let news: readonly ReservationNews[] = [];
  const attempt = async (): Promise<BoatReservation> => {
    const answer = await applyOnce(repeat, async (session) => {
      const written = await write(session);
      news = written.news;
      return presentReservation(written.reservation);
    });
    // A repeat writes nothing, and so tells nothing.
    tellReservations(news);
    return answer;
  };
  for (let races = 0; ; races += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isRace(error) || races === RACES_MAX) throw error;
      news = [];
      // The next attempt finds the other one, and names or counts it.
    }
  }
}
