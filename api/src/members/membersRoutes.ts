import Joi from 'joi';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { countOutstanding } from '../logbook/commands/listOutstanding.ts';
import { peopleOut } from './commands/listOnDeck.ts';
import { readMemberMetrics } from './commands/readMemberMetrics.ts';
import { activeMembers, findMember } from './memberDirectory.ts';
import { presentKioskMember, presentMember } from './memberPresenter.ts';

export const membersRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/users-results',
    summary: 'List the members; the kiosk gets only id, name, group and picture.',
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
    path: '/user-launched/:uid',
    summary: "Count a member's outstanding sorties.",
    answers: 'A number.',
    params: Joi.object<{ uid: string }, true>({ uid: idSchema().required() }),
    async handle({ params }) {
      await findMember(params.uid);
      return countOutstanding(params.uid);
    },
  }),
];
