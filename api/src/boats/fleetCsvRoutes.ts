import { ALL_BOATS, rankedCsvName } from '@fleetwatch/contract/activity/csvNames';
import { findFleetGroup } from '../fleetgroups/commands/findFleetGroup.ts';
import { clubDay } from '../platform/club/clock.ts';
import { rankedParamsSchema } from '../platform/http/rankedSchemas.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { FLEET_RANKINGS, rankFleet } from './commands/rankFleet.ts';
import { fleetCsv } from './fleetCsv.ts';

export const fleetCsvRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/fleet-csv/:group/:sort',
    summary:
      'Download the boats of one or all classes, ranked by 0 class and miles, 1 class and trips, 2 miles, 3 trips.',
    answers: 'text/csv.',
    params: rankedParamsSchema,
    async handle({ params }) {
      const group = params.group === 'all' ? null : await findFleetGroup(params.group);
      const ranked = await rankFleet(group && params.group, FLEET_RANKINGS[params.sort]);
      const fileName = rankedCsvName(group?.name ?? ALL_BOATS, clubDay());
      return fleetCsv(fileName, ranked);
    },
  }),
];
