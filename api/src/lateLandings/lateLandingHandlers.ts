import { settle } from '../notifications/commands/notify.ts';
import { handlerOf, type EventHandler } from '../platform/events/eventTypes.ts';
import { creditAsked, sortieLaunched } from '../logbook/sortieEvents.ts';
import { notifyOfCreditAsked } from './commands/askCredit.ts';
import { notifyOfNever } from './commands/leaveAshore.ts';
import { notifyOfTaken, takenBefore } from './commands/notifyOfTaken.ts';
import { boatLeft } from './lateLandingEvents.ts';

export const lateLandingHandlers: readonly EventHandler[] = [
  handlerOf(sortieLaunched, 'notifyOfTaken', notifyOfTaken, {
    features: ['notifications'],
    isFor: ({ sortie }) => takenBefore(sortie) !== undefined,
  }),
  handlerOf(creditAsked, 'notifyOfficers', notifyOfCreditAsked, { features: ['notifications'] }),
  handlerOf(boatLeft, 'settle', async ({ sortie: { _id } }) => settle(`sortie ${String(_id)}`), {
    features: ['notifications'],
  }),
  handlerOf(boatLeft, 'notifyOfficers', notifyOfNever, { features: ['notifications'] }),
];
