import { handlerOf, type EventHandler } from '../platform/events/eventTypes.ts';
import { sortieLanded } from '../logbook/sortieEvents.ts';
import { freeRest } from './commands/freeRest.ts';
import { notifyOfReservation, reservationChanged } from './reservationNews.ts';

/** What is done about reservations, and for them. */
export const reservationHandlers: readonly EventHandler[] = [
  handlerOf(reservationChanged, 'notifyPeople', notifyOfReservation, { features: ['notifications'] }),
  handlerOf(sortieLanded, 'freeRest', async ({ sortie }) => freeRest(sortie), { features: ['reservations'] }),
];
