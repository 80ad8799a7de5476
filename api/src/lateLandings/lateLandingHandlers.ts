import { dismissNotifications } from '../notifications/commands/notify.ts';
import { handlerOf, type EventHandler } from '../platform/events/eventTypes.ts';
import { lateCreditRequested, sortieLaunched } from '../logbook/sortieEvents.ts';
import { notifyOfCreditRequest } from './commands/requestCredit.ts';
import { notifyOfNeverLaunched } from './commands/reportAshore.ts';
import { notifyPreviousLauncher, replacedSortie } from './commands/notifyPreviousLauncher.ts';
import { unlandedReported } from './lateLandingEvents.ts';

export const lateLandingHandlers: readonly EventHandler[] = [
  handlerOf(sortieLaunched, 'notifyOfTaken', notifyPreviousLauncher, {
    features: ['notifications'],
    isFor: ({ sortie }) => replacedSortie(sortie) !== undefined,
  }),
  handlerOf(lateCreditRequested, 'notifyOfficers', notifyOfCreditRequest, { features: ['notifications'] }),
  handlerOf(
    unlandedReported,
    'settle',
    async ({ sortie: { _id } }) => dismissNotifications(`sortie ${String(_id)}`),
    {
      features: ['notifications'],
    },
  ),
  handlerOf(unlandedReported, 'notifyOfficers', notifyOfNeverLaunched, { features: ['notifications'] }),
];
