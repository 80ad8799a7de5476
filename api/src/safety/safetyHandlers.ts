import { handlerOf, type EventHandler } from '../platform/events/eventTypes.ts';
import { replacedSortie } from '../lateLandings/commands/notifyPreviousLauncher.ts';
import { unlandedReported } from '../lateLandings/lateLandingEvents.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { sortieLanded, sortieLaunched } from '../logbook/sortieEvents.ts';
import { callAlarmHook } from './commands/callAlarmHook.ts';
import { endAlertOfLanded, notifyOfEnd } from './commands/endAlert.ts';
import { notifyOfLook } from './commands/readRescueSheet.ts';
import { checkNow } from './commands/watchOverdue.ts';
import { notifyOfAshore } from './commands/writeSafety.ts';
import { alarmRaised, alertEnded, boatAshore, contactsSeen, helpCalled } from './safetyEvents.ts';

/** Ends the alert of a boat that was launched again although it had not been landed. */
async function endAlertOfRelaunched(taken: SortieRecord): Promise<void> {
  const before = await SortieModel.findById(replacedSortie(taken)).lean<SortieRecord>();
  if (before?.left && !before.landedAt) await endAlertOfLanded(before);
}

const isWatching = { features: ['overdue'] } as const;

export const safetyHandlers: readonly EventHandler[] = [
  handlerOf(sortieLanded, 'endAlert', async ({ sortie }) => endAlertOfLanded(sortie), isWatching),
  handlerOf(unlandedReported, 'endAlert', async ({ sortie }) => endAlertOfLanded(sortie), isWatching),
  handlerOf(sortieLaunched, 'endAlert', async ({ sortie }) => endAlertOfRelaunched(sortie), {
    ...isWatching,
    isFor: ({ sortie }) => replacedSortie(sortie) !== undefined,
  }),
  handlerOf(helpCalled, 'notifyOfficers', async ({ sortie }) => checkNow(sortie)),
  handlerOf(alertEnded, 'notifyOfEnd', notifyOfEnd),
  handlerOf(boatAshore, 'notifyCrew', notifyOfAshore),
  handlerOf(alarmRaised, 'callHook', callAlarmHook),
  handlerOf(contactsSeen, 'notifyMembers', notifyOfLook),
];
