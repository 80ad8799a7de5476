import {
  DEFAULT_RESERVATION_SETTINGS,
  LAPSE_MINUTES,
  type ReservationSettings,
} from '@fleetwatch/contract/reservations/settings';
import { currentClub } from '../platform/club/clubScope.ts';

/** What the current club says of reservations; the defaults for what it has not set. */
export const reservationSettings = (): ReservationSettings => ({
  ...DEFAULT_RESERVATION_SETTINGS,
  ...currentClub().reservations,
});

/** When a reservation lapses that begins, or is given, at these instants, whichever is later (rule reservation.lapse). */
export const launchByOf = (launchAt: Date, givenAt: Date): Date =>
  new Date(Math.max(launchAt.getTime(), givenAt.getTime()) + LAPSE_MINUTES * 60_000);
