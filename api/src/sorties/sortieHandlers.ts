import { dismissNotifications } from '../notifications/commands/notify.ts';
import { handlerOf, type EventHandler } from '../platform/events/eventTypes.ts';
import { notifyCrew, notifySupervisor } from './commands/notifyCrew.ts';
import { isAgainstRules, notifyOfficers } from './commands/notifyOfficers.ts';
import { sortieLanded, sortieLaunched } from '../logbook/sortieEvents.ts';

export const sortieHandlers: readonly EventHandler[] = [
  handlerOf(sortieLaunched, 'notifyOfficers', notifyOfficers, { isFor: isAgainstRules }),
  handlerOf(sortieLaunched, 'notifyCrew', notifyCrew, {
    features: ['notifications'],
    isFor: ({ sortie }) => sortie.crew.length > 0,
  }),
  handlerOf(sortieLaunched, 'notifySupervisor', notifySupervisor, {
    isFor: ({ sortie }) => sortie.supervision !== undefined,
  }),
  handlerOf(
    sortieLanded,
    'settle',
    async ({ sortie: { _id } }) => dismissNotifications(`sortie ${String(_id)}`),
    {
      features: ['notifications'],
    },
  ),
];
