import Joi from 'joi';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { presentBoat, presentBoatDetail, presentBoatForKiosk, presentBoats } from './boatPresenter.ts';
import { busIdSchema } from './boatSchemas.ts';
import { listBoats, listBoatsOutOfClass, type FleetPart } from './commands/listBoats.ts';
import { readMetrics } from './commands/readMetrics.ts';
import { readFleetBoat } from './commands/findBoat.ts';

const listRoute = (path: string, part: FleetPart, summary: string): Route =>
  kioskRoute({
    method: 'GET',
    path,
    summary,
    answers:
      'R boats; the kiosk gets only id, name, class, picture, season, last sortie, and whether it is in service.',
    polled: { sameFor: 'audience' },
    async handle({ actor }) {
      const rows = await listBoats(part);
      return { results: actor ? await presentBoats(rows) : rows.map(presentBoatForKiosk) };
    },
  });

export const boatsRoutes: Route[] = [
  listRoute('/fleet-results', 'inService', 'List the boats in service, on the water or not.'),
  listRoute('/fleet-all-results', 'all', 'List all boats, including dry-docked ones.'),
  listRoute('/fleet-unlaunched-results', 'unlaunched', 'List the boats in service that are not out.'),
  listRoute('/fleet-launched-results', 'launched', 'List the boats that are out.'),

  memberRoute({
    method: 'GET',
    path: '/fleetgroup-launched-results/:fleetGroupId',
    summary: "List the boats of a class that are out, including members' own boats.",
    answers: 'R boats.',
    params: Joi.object<{ fleetGroupId: string }, true>({ fleetGroupId: idSchema().required() }),
    async handle({ params }) {
      return { results: (await listBoatsOutOfClass(params.fleetGroupId)).map(presentBoat) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/bus2/:bus_id',
    summary: "Get a boat with its captain's log.",
    answers: 'R one boat.',
    params: busIdSchema,
    async handle({ params }) {
      const boat = await readFleetBoat(params.bus_id);
      const metricsOf = await readMetrics([params.bus_id]);
      return { results: await presentBoatDetail({ boat, metrics: metricsOf(boat) }) };
    },
  }),
];
