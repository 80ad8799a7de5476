import { confirmedCoaches } from '../platform/auth/rights.ts';
import type {
  GroupDecisionAnswer,
  GroupDecisionBody,
  GroupRequest,
} from '@fleetwatch/contract/usergroups/requests';
import Joi from 'joi';
import { activeMembers } from './memberDirectory.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { decideGroup } from './commands/decideGroup.ts';
import { presentGroupRequests } from './memberPresenter.ts';

const DECIDE_GROUPS = confirmedCoaches('usergroup.decide');

const decisionSchema = Joi.object<GroupDecisionBody, true>({
  id: idSchema().required(),
  group: idSchema().required(),
  confirm: Joi.boolean().required(),
});

/** Routes for changes of user group that need a coach's confirmation. */
export const groupRequestsRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/group-requests-results',
    summary: 'List the members awaiting confirmation of a new user group (coaches).',
    answers: 'R requests.',
    may: DECIDE_GROUPS,
    async handle(): Promise<{ results: GroupRequest[] }> {
      return { results: await presentGroupRequests(await activeMembers()) };
    },
  }),

  memberRoute<GroupDecisionBody>({
    method: 'POST',
    path: '/group-decide',
    summary: "Confirm or decline a member's change of user group (coaches).",
    answers: "{_id, group}: the member's current group.",
    may: DECIDE_GROUPS,
    body: decisionSchema,
    audit: { verb: 'decide-group', kind: 'member' },
    async handle({ body, repeatable }): Promise<GroupDecisionAnswer> {
      return runWrite({
        repeat: repeatable(),
        work: async (session): Promise<GroupDecisionAnswer> => ({
          _id: body.id,
          group: await decideGroup(body, session),
        }),
      });
    },
  }),
];
