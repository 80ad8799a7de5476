import type { SortieRecord } from '../../logbook/Sortie.ts';
import { markUsed, reservationOf } from './releaseReservation.ts';

/** Marks the reservation used whose holder has launched its boat (rule reservation.used), also by a launch that is heard of later. */
export async function fulfillReservation(sortie: SortieRecord): Promise<void> {
  const own = await reservationOf(sortie, null);
  // This may run again, and must not take the next one then.
  if (own && own.state !== 'used') await markUsed(own, null);
}
