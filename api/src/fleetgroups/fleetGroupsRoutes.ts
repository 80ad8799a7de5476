import { kioskRoute, type Route } from '../platform/route.ts';
import { readTotals } from '../sorties/commands/readTotals.ts';
import { fleetGroupDirectory } from './fleetGroupDirectory.ts';
import { presentFleetGroup } from './fleetGroupPresenter.ts';

export const fleetGroupsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/fleetgroups-results',
    summary: 'The active fleet groups, in the order of the class tabs.',
    answers: 'R fleet groups.',
    polled: { sameFor: 'everyone' },
    async handle() {
      const [groups, totals] = await Promise.all([fleetGroupDirectory.get(), readTotals('fleetgroup')]);
      const active = [...groups.values()].filter((group) => group.isActive);
      return {
        results: active.map((group) =>
          presentFleetGroup(group, totals.get(String(group._id))?.milesHundredths ?? 0),
        ),
      };
    },
  }),
];
