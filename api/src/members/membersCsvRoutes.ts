import { ALL_MEMBERS, rankedCsvName } from '@fleetwatch/contract/activity/csvNames';
import { rankedFileDay } from '../logbook/rankedFileDay.ts';
import { rankedParamsSchema } from '../platform/http/rankedSchemas.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { seasonQuerySchema } from '../platform/http/seasonQuery.ts';
import { findUserGroup } from '../usergroups/commands/findUserGroup.ts';
import { MEMBER_RANKINGS, rankMembers } from './commands/rankMembers.ts';
import { membersCsv } from './membersCsv.ts';

export const membersCsvRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/users-csv/:group/:sort',
    summary:
      'Download the members of one or all user groups, ranked by 0 miles, 1 1x miles, 2 1p miles, 3 trips, of this or a past season.',
    answers: 'text/csv.',
    params: rankedParamsSchema,
    query: seasonQuerySchema,
    async handle({ params, query: { season } }) {
      const group = params.group === 'all' ? null : await findUserGroup(params.group);
      const ranked = await rankMembers(group && params.group, MEMBER_RANKINGS[params.sort], season);
      const fileName = rankedCsvName(group?.name ?? ALL_MEMBERS, rankedFileDay(season));
      return membersCsv(fileName, ranked);
    },
  }),
];
