import { kioskRoute, type Route } from '../platform/http/route.ts';
import { readTotals } from '../logbook/commands/readTotals.ts';
import { activeFleetGroups } from './fleetGroupDirectory.ts';
import { presentFleetGroup, presentFleetGroupForKiosk } from './fleetGroupPresenter.ts';

export const fleetGroupsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/fleetgroups-results',
    summary: 'List the active fleet groups in the order of the class tabs.',
    answers: 'R fleet groups; the kiosk gets only id, name and moniker.',
    polled: { sameFor: 'audience' },
    async handle({ actor }) {
      const groups = await activeFleetGroups();
      if (!actor) return { results: groups.map(presentFleetGroupForKiosk) };
      const totals = await readTotals('fleetgroup');
      return { results: groups.map((group) => presentFleetGroup(group, totals.get(String(group._id)))) };
    },
  }),
];
