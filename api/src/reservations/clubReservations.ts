import {
  DEFAULT_RESERVATION_SETTINGS,
  LAPSE_MINUTES,
  type ReservationSettings,
} from '@fleetwatch/contract/reservations/settings';
import { currentClub } from '../platform/club/clubScope.ts';

/** Reservation settings of the current club; defaults for those not set. */
export const reservationSettings = (): ReservationSettings => ({
  ...DEFAULT_RESERVATION_SETTINGS,
  ...currentClub().reservations,
});

/**
 * Returns when a reservation lapses that starts, or is granted, at these instants, whichever is later (rule
 * reservation.lapse).
 */
export const launchByOf = (launchAt: Date, givenAt: Date): Date =>
  new Date(Math.max(launchAt.getTime(), givenAt.getTime()) + LAPSE_MINUTES * 60_000);
