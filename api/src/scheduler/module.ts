import type { ApiModule } from '../ApiModule.ts';
import { OF_SERVER } from '../platform/database/declaredModels.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { inEveryClub } from '../clubs/commands/inEveryClub.ts';
import { dispatchEvents } from '../platform/events/dispatchEvents.ts';
import { forgetMails } from '../platform/mail/mail.ts';
import { JobRunModel } from '../platform/jobs/JobRun.ts';
import { SchedulerLeaseModel } from './SchedulerLease.ts';

const MINUTE_MS = 60_000;

/** Handles events left by a killed process, in every club. */
const dispatchDue = (): Promise<void> => inEveryClub('dispatch_failed', dispatchEvents);

export const schedulerModule: ApiModule = {
  models: [{ model: SchedulerLeaseModel, exported: OF_SERVER }],
  duties: [
    { name: 'mails', everyMs: 10 * MINUTE_MS, isOfEachProcess: true, run: forgetMails },
    { name: 'events', isSafety: true, everyMs: 5_000, isOfEachProcess: true, run: dispatchDue },
  ],
  retention: [
    // Longer than any job may become due again.
    { name: 'jobRuns', days: 90, forget: deletes(JobRunModel, (before) => ({ doneAt: { $lt: before } })) },
  ],
};
