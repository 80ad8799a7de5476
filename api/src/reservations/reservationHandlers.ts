import { handlerOf, type EventHandler } from '../platform/events/eventTypes.ts';
import { sortieLanded, sortieLaunched } from '../logbook/sortieEvents.ts';
import { releaseRemainingSlots } from './commands/releaseRemainingSlots.ts';
import { fulfillReservation } from './commands/fulfillReservation.ts';
import { notifyOfReservation, reservationChanged } from './reservationNews.ts';

/** Event handlers for and about reservations. */
export const reservationHandlers: readonly EventHandler[] = [
  handlerOf(reservationChanged, 'notifyPeople', notifyOfReservation, { features: ['notifications'] }),
  handlerOf(sortieLaunched, 'useReservation', async ({ sortie }) => fulfillReservation(sortie), {
    features: ['reservations'],
  }),
  // The name is stored with pending events.
  handlerOf(sortieLanded, 'freeRest', async ({ sortie }) => releaseRemainingSlots(sortie), {
    features: ['reservations'],
  }),
];
