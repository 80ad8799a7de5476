import Joi from 'joi';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { countOutstanding } from '../sorties/commands/listOutstanding.ts';
import { readTotals } from '../sorties/commands/readTotals.ts';
import { peopleOut } from './commands/peopleOut.ts';
import { readMemberMetrics } from './commands/readMemberMetrics.ts';
import { activeMembers, findMember } from './memberDirectory.ts';
import { presentKioskMember, presentMember, presentStatistics } from './memberPresenter.ts';

export const membersRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/users-results',
    summary: 'The members; the kiosk gets id, name, group and picture only.',
    answers: 'R members.',
    polled: { sameFor: 'audience' },
    async handle({ actor }) {
      const members = await activeMembers();
      if (!actor) return { results: members.map(presentKioskMember) };
      const [metricsOf, out] = await Promise.all([readMemberMetrics(), peopleOut()]);
      return {
        results: members.map((member) => {
          const id = String(member._id);
          return presentMember(member, metricsOf(id), out.get(id));
        }),
      };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/user-results/:userId',
    summary:
      'A member’s season: miles, trips, trips by workout type; and whether their user group is still there.',
    answers: 'R statistics.',
    params: Joi.object<{ userId: string }, true>({ userId: idSchema().required() }),
    async handle({ params }) {
      const member = await findMember(params.userId);
      const totals = await readTotals('member', [params.userId]);
      return { results: await presentStatistics(member, totals.get(params.userId)) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/user-launched/:uid',
    summary: 'The number of a member’s outstanding sorties.',
    answers: 'A number.',
    params: Joi.object<{ uid: string }, true>({ uid: idSchema().required() }),
    async handle({ params }) {
      await findMember(params.uid);
      return countOutstanding(params.uid);
    },
  }),
];
