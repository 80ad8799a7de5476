import { ALL_BOATS, rankedCsvName } from '@fleetwatch/contract/activity/csvNames';
import { findFleetGroup } from '../fleetgroups/commands/findFleetGroup.ts';
import { rankedFileDay } from '../logbook/rankedFileDay.ts';
import { rankedParamsSchema } from '../platform/http/rankedSchemas.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { seasonQuerySchema } from '../platform/http/seasonQuery.ts';
import { FLEET_RANKINGS, rankFleet } from './commands/rankFleet.ts';
import { fleetCsv } from './fleetCsv.ts';

export const fleetCsvRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/fleet-csv/:group/:sort',
    summary:
      'Download the boats of one or all classes, ranked by 0 class and miles, 1 class and trips, 2 miles, 3 trips, of this or a past season.',
    answers: 'text/csv.',
    params: rankedParamsSchema,
    query: seasonQuerySchema,
    async handle({ params, query: { season } }) {
      const group = params.group === 'all' ? null : await findFleetGroup(params.group);
      const ranked = await rankFleet(group && params.group, FLEET_RANKINGS[params.sort], season);
      const fileName = rankedCsvName(group?.name ?? ALL_BOATS, rankedFileDay(season));
      return fleetCsv(fileName, ranked);
    },
  }),
];
