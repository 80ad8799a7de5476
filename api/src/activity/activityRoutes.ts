import { kioskRoute, type Route } from '../platform/route.ts';
import { readMonthActivity } from './commands/readMonthActivity.ts';

export const activityRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/activity-results',
    summary: 'The club’s sorties of this month, day by day.',
    answers: 'R one entry per day of the month.',
    polled: { sameFor: 'everyone' },
    async handle() {
      return { results: await readMonthActivity() };
    },
  }),
];
