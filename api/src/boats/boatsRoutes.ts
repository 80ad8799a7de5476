import { kioskRoute, type Route } from '../platform/route.ts';
import { listBoats, type FleetPart } from './commands/listBoats.ts';

const listRoute = (path: string, part: FleetPart, summary: string): Route =>
  kioskRoute({
    method: 'GET',
    path,
    summary,
    answers: 'R boats.',
    async handle() {
      return { results: await listBoats(part) };
    },
  });

export const boatsRoutes: Route[] = [
  listRoute('/fleet-results', 'inService', 'The boats in service, on the water or not.'),
  listRoute('/fleet-all-results', 'all', 'All boats, the dry-docked included.'),
  listRoute('/fleet-unlaunched-results', 'unlaunched', 'The boats in service that are in.'),
  listRoute('/fleet-launched-results', 'launched', 'The boats that are out.'),
];
