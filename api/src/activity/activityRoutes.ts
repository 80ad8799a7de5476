import type { DayActivity, KioskDayActivity } from '@fleetwatch/contract/activity/wire';
import { kioskRoute, type Route } from '../platform/http/route.ts';
import { presentDay, presentDayForKiosk } from './activityPresenter.ts';
import { readMonthActivity } from './commands/readMonthActivity.ts';

export const activityRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/activity-results',
    summary: 'The club’s sorties of this month, day by day.',
    answers: 'R one entry per day of the month; callers who are not signed in get no counts by member.',
    polled: { sameFor: 'audience' },
    async handle({ actor }): Promise<{ results: DayActivity[] | KioskDayActivity[] }> {
      const present = actor ? presentDay : presentDayForKiosk;
      return { results: [...(await readMonthActivity())].map(([date, sum]) => present(date, sum)) };
    },
  }),
];
