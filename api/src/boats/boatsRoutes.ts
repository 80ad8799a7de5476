import Joi from 'joi';
import { memberDirectory } from '../members/memberDirectory.ts';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { presentBoatDetail } from './boatPresenter.ts';
import { busIdSchema } from './boatSchemas.ts';
import { listBoats, listBoatsForKiosk, listBoatsOutOfClass, type FleetPart } from './commands/listBoats.ts';
import { readMetrics } from './commands/readMetrics.ts';
import { readFleetBoat } from './commands/readFleetBoat.ts';

const listRoute = (path: string, part: FleetPart, summary: string): Route =>
  kioskRoute({
    method: 'GET',
    path,
    summary,
    answers:
      'R boats; to the kiosk id, name, class, picture, season, last outing, and whether it is in service.',
    polled: { sameFor: 'audience' },
    async handle({ actor }) {
      return { results: await (actor ? listBoats(part) : listBoatsForKiosk(part)) };
    },
  });

export const boatsRoutes: Route[] = [
  listRoute('/fleet-results', 'inService', 'The boats in service, on the water or not.'),
  listRoute('/fleet-all-results', 'all', 'All boats, the dry-docked included.'),
  listRoute('/fleet-unlaunched-results', 'unlaunched', 'The boats in service that are in.'),
  listRoute('/fleet-launched-results', 'launched', 'The boats that are out.'),

  memberRoute({
    method: 'GET',
    path: '/fleetgroup-launched-results/:fleetGroupId',
    summary: 'The boats of a class that are out, including members’ own boats.',
    answers: 'R boats.',
    params: Joi.object<{ fleetGroupId: string }, true>({ fleetGroupId: idSchema().required() }),
    async handle({ params }) {
      return { results: await listBoatsOutOfClass(params.fleetGroupId) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/bus2/:bus_id',
    summary: 'One boat with its captain’s log.',
    answers: 'R one boat.',
    params: busIdSchema,
    async handle({ params }) {
      const boat = await readFleetBoat(params.bus_id);
      const [metricsOf, members] = await Promise.all([readMetrics([params.bus_id]), memberDirectory.get()]);
      const nameOf = (id: string): string => members.get(id)?.name ?? '';
      return { results: presentBoatDetail(boat, metricsOf(boat), nameOf) };
    },
  }),
];
