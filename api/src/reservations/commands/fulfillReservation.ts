import type { SortieRecord } from '../../logbook/Sortie.ts';
import { markUsed, reservationOf } from './releaseReservation.ts';

/**
 * Marks a reservation used once its holder has launched its boat (rule reservation.used), even if the launch
 * arrives late.
 */
export async function fulfillReservation(sortie: SortieRecord): Promise<void> {
  const own = await reservationOf(sortie, null);
  // Repeating this must not use the next reservation.
  if (own && own.state !== 'used') await markUsed(own, null);
}
