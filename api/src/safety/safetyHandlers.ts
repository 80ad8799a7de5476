import { handlerOf, type EventHandler } from '../platform/events/eventTypes.ts';
import { takenBefore } from '../lateLandings/commands/notifyOfTaken.ts';
import { boatLeft } from '../lateLandings/lateLandingEvents.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { sortieLanded, sortieLaunched } from '../logbook/sortieEvents.ts';
import { callAlarmHook } from './commands/callAlarmHook.ts';
import { endOfLanded, notifyOfEnd } from './commands/endAlert.ts';
import { notifyOfLook } from './commands/readRescueSheet.ts';
import { checkNow } from './commands/watchOverdue.ts';
import { notifyOfAshore } from './commands/writeSafety.ts';
import { alarmRaised, alertEnded, boatAshore, contactsSeen, helpCalled } from './safetyEvents.ts';

/** Ends the alert of a boat that was taken out again although it was not landed. */
async function endOfTaken(taken: SortieRecord): Promise<void> {
  const before = await SortieModel.findById(takenBefore(taken)).lean<SortieRecord>();
  if (before?.left && !before.landedAt) await endOfLanded(before);
}

const isWatching = { features: ['overdue'] } as const;

export const safetyHandlers: readonly EventHandler[] = [
  handlerOf(sortieLanded, 'endAlert', async ({ sortie }) => endOfLanded(sortie), isWatching),
  handlerOf(boatLeft, 'endAlert', async ({ sortie }) => endOfLanded(sortie), isWatching),
  handlerOf(sortieLaunched, 'endAlert', async ({ sortie }) => endOfTaken(sortie), {
    ...isWatching,
    isFor: ({ sortie }) => takenBefore(sortie) !== undefined,
  }),
  handlerOf(helpCalled, 'notifyOfficers', async ({ sortie }) => checkNow(sortie)),
  handlerOf(alertEnded, 'notifyOfEnd', notifyOfEnd),
  handlerOf(boatAshore, 'notifyCrew', notifyOfAshore),
  handlerOf(alarmRaised, 'callHook', callAlarmHook),
  handlerOf(contactsSeen, 'notifyMembers', notifyOfLook),
];
