import { inEveryClub } from '../clubs/commands/inEveryClub.ts';
import { watchClearances } from '../clearances/commands/notifyOfClearances.ts';
import { watchConditions } from '../conditions/commands/fetchConditions.ts';
import { watchDamages } from '../damages/commands/watchDamages.ts';
import { askForgotten } from '../forgotten/commands/askForgotten.ts';
import { sweepUnfinished } from '../media/commands/sweepMedia.ts';
import { runImports } from '../moving/commands/runImports.ts';
import { runDueNightlyJobs } from '../nightly/commands/runDueNightlyJobs.ts';
import { deliverDue } from '../notifications/commands/deliverDue.ts';
import { remindStillOut } from '../notifications/commands/remindStillOut.ts';
import { dispatchEvents } from '../platform/events/dispatchEvents.ts';
import { forgetMails } from '../platform/mail/mail.ts';
import { watchReservations } from '../reservations/commands/watchReservations.ts';
import { watchOverdue } from '../safety/commands/watchOverdue.ts';
import { endTours } from '../tours/commands/endTours.ts';
import type { Duty } from './Scheduler.ts';

const MINUTE_MS = 60_000;

/** Handles what a process that was killed has left, in every club. */
const dispatchDue = (): Promise<void> => inEveryClub('dispatch_failed', dispatchEvents);

/** Everything that is done by the clock. */
export const DUTIES: readonly Duty[] = [
  { name: 'mails', everyMs: 10 * MINUTE_MS, isOfEachProcess: true, run: forgetMails },
  { name: 'uploads', everyMs: 10 * MINUTE_MS, isOfEachProcess: true, run: sweepUnfinished },
  { name: 'events', isSafety: true, everyMs: 5_000, isOfEachProcess: true, run: dispatchDue },
  { name: 'notifications', isSafety: true, everyMs: 5_000, isOfEachProcess: true, run: deliverDue },
  { name: 'overdue', isSafety: true, everyMs: 30_000, run: watchOverdue },
  { name: 'reservations', everyMs: 30_000, run: watchReservations },
  { name: 'damages', everyMs: 10 * MINUTE_MS, run: watchDamages },
  { name: 'clearances', everyMs: 10 * MINUTE_MS, run: watchClearances },
  { name: 'conditions', everyMs: MINUTE_MS, run: watchConditions },
  { name: 'forgotten', everyMs: 5 * MINUTE_MS, run: askForgotten },
  { name: 'imports', everyMs: 5_000, run: runImports },
  { name: 'tours', everyMs: MINUTE_MS, run: endTours },
  { name: 'stillOut', everyMs: 5 * MINUTE_MS, run: remindStillOut },
  { name: 'nightly', everyMs: 10 * MINUTE_MS, run: runDueNightlyJobs },
];
