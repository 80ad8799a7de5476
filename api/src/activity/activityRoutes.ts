import type { ClubSeason } from '@fleetwatch/contract/activity/wire';
import Joi from 'joi';
import { readTotals } from '../logbook/commands/readTotals.ts';
import { findMember } from '../members/memberDirectory.ts';
import { REPLY, type Reply } from '../platform/http/Reply.ts';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import {
  presentDay,
  presentDayForKiosk,
  presentSeason,
  presentStatistics,
  type DaySum,
} from './activityPresenter.ts';
import { listSeasons } from './commands/listSeasons.ts';
import { readMonthActivity } from './commands/readMonthActivity.ts';

type Present = typeof presentDay | typeof presentDayForKiosk;

/**
 * JSON of each day by its sum; a changed day has a new sum object. A large club's month is half a megabyte,
 * so unchanged days are not serialized again.
 */
const texts = new Map<Present, WeakMap<DaySum, string>>([
  [presentDay, new WeakMap()],
  [presentDayForKiosk, new WeakMap()],
]);

function textOf(present: Present, date: string, sum: DaySum): string {
  const known = texts.get(present)?.get(sum);
  if (known !== undefined) return known;
  const text = JSON.stringify(present(date, sum));
  texts.get(present)?.set(sum, text);
  return text;
}

export const activityRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/activity-results',
    summary: "Get this month's sortie counts, day by day.",
    answers: 'R one entry per day of the month; without counts by member for signed-out callers.',
    polled: { sameFor: 'audience' },
    async handle({ actor }): Promise<Reply> {
      const present = actor ? presentDay : presentDayForKiosk;
      const days = [...(await readMonthActivity())].map(([date, sum]) => textOf(present, date, sum));
      return { [REPLY]: 'json', text: `{"results":[${days.join(',')}]}` };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/seasons-results',
    summary: 'List the seasons that have sorties, and the current one, latest first.',
    answers: 'R seasons.',
    async handle(): Promise<{ results: ClubSeason[] }> {
      return { results: (await listSeasons()).map(presentSeason) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/user-results/:userId',
    summary:
      "Get a member's season: miles, trips, trips by workout type, and whether their user group still exists.",
    answers: 'R statistics.',
    params: Joi.object<{ userId: string }, true>({ userId: idSchema().required() }),
    async handle({ params }) {
      const member = await findMember(params.userId);
      const totals = await readTotals('member', [params.userId]);
      return { results: await presentStatistics(member, totals.get(params.userId)) };
    },
  }),
];
