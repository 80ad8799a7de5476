import Joi from 'joi';
import { kioskRoute, memberRoute, type Route } from '../platform/route.ts';
import { idSchema } from '../platform/validate.ts';
import { countOutstanding } from '../sorties/commands/listOutstanding.ts';
import { readLatest } from '../sorties/commands/readLatest.ts';
import { readTotals } from '../sorties/commands/readTotals.ts';
import { workoutTypeDirectory } from '../workouts/workoutTypeDirectory.ts';
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
      const [totals, latest] = await Promise.all([readTotals('member'), readLatest('member')]);
      return {
        results: members.map((member) => {
          const id = String(member._id);
          return presentMember(member, totals.get(id), latest.get(id));
        }),
      };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/user-results/:userId',
    summary: 'A member’s season: miles, trips, and trips by workout type.',
    answers: 'R statistics.',
    params: Joi.object<{ userId: string }, true>({ userId: idSchema().required() }),
    async handle({ params }) {
      await findMember(params.userId);
      const [totals, types] = await Promise.all([
        readTotals('member', [params.userId]),
        workoutTypeDirectory.get(),
      ]);
      return { results: presentStatistics(totals.get(params.userId), types) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/user-launched/:uid',
    summary: 'How many sorties a member has outstanding.',
    answers: 'A number.',
    params: Joi.object<{ uid: string }, true>({ uid: idSchema().required() }),
    async handle({ params }) {
      await findMember(params.uid);
      return countOutstanding(params.uid);
    },
  }),
];
