import Joi from 'joi';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { countOutstanding } from '../sorties/commands/listOutstanding.ts';
import { readLatest } from '../sorties/commands/readLatest.ts';
import { readTotals } from '../sorties/commands/readTotals.ts';
import { workoutTypeDirectory } from '../workouts/workoutTypeDirectory.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';
import { peopleOut } from './commands/peopleOut.ts';
import { findMember, memberDirectory } from './memberDirectory.ts';
import { presentKioskMember, presentMember, presentStatistics } from './memberPresenter.ts';

export const membersRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/users-results',
    summary: 'The members; the kiosk gets id, name, group and picture only.',
    answers: 'R members.',
    polled: { sameFor: 'audience' },
    async handle({ actor }) {
      const members = [...(await memberDirectory.get()).values()].filter((member) => member.isActive);
      if (!actor) return { results: members.map(presentKioskMember) };
      const [totals, latest, out] = await Promise.all([
        readTotals('member'),
        readLatest('member'),
        peopleOut(),
      ]);
      return {
        results: members.map((member) => {
          const id = String(member._id);
          return presentMember(member, { total: totals.get(id), latest: latest.get(id), out: out.get(id) });
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
      const [totals, types, groups] = await Promise.all([
        readTotals('member', [params.userId]),
        workoutTypeDirectory.get(),
        userGroupDirectory.get(),
      ]);
      const group = groups.get(String(member.group));
      return { results: presentStatistics(totals.get(params.userId), types, group) };
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
