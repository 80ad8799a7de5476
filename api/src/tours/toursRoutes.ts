import { TOURS_OFF } from '@fleetwatch/contract/tours/texts';
import type {
  NewTourBody,
  Tour,
  TourBody,
  TourCheck,
  TourLegsBody,
  ToursAnswer,
  TourStartBody,
  TourStarted,
} from '@fleetwatch/contract/tours/wire';
import { assertFeature } from '../platform/club/features.ts';
import { removal } from '../platform/http/removal.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { cancelTour, changeTour } from './commands/changeTour.ts';
import { changeLegs } from './commands/changeLegs.ts';
import { landTour } from './commands/landTour.ts';
import { listTours, loggedTours, showTours } from './commands/listTours.ts';
import { makeTour } from './commands/makeTour.ts';
import { readTourCheck, startTour } from './commands/startTour.ts';
import { writeTour } from './commands/writeTour.ts';
import {
  newTourSchema,
  tourCheckSchema,
  tourIdSchema,
  tourLegsSchema,
  tourSchema,
  tourStartSchema,
  type TourCheckQuery,
} from './tourSchemas.ts';
import { toursCsv } from './toursCsv.ts';

type Empty = Record<never, never>;

export const toursRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/tours-results',
    summary: "List the club's tours, regattas and camps with boats, crews and legs.",
    answers: 'R tours: open ones, earliest first, then past ones, newest first.',
    async handle({ actor }): Promise<ToursAnswer> {
      assertFeature('tours', TOURS_OFF);
      return { results: await showTours(await listTours(), actor) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/tours-csv',
    summary: 'Download each day of each boat of the landed tours.',
    answers: 'CSV.',
    handle() {
      assertFeature('tours', TOURS_OFF);
      return toursCsv(loggedTours());
    },
  }),

  memberRoute<NewTourBody>({
    method: 'POST',
    path: '/tour',
    writes: 'log',
    summary: 'Plan a tour with its boats and crews; the caller becomes its organizer.',
    answers: 'The tour.',
    body: newTourSchema,
    audit: { verb: 'plan', kind: 'tour', isForAnyCaller: true },
    handle: ({ actor, body, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session) => makeTour(body, actor, session)),
  }),

  memberRoute<TourBody>({
    method: 'PUT',
    path: '/tour',
    writes: 'log',
    summary: 'Change a tour that is not landed (its organizer, coaches and records officers).',
    answers: 'The tour.',
    body: tourSchema,
    audit: { verb: 'change', kind: 'tour', isForAnyCaller: true },
    handle: ({ actor, body, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session, effects) => changeTour(body, actor, session, effects)),
  }),

  ...removal({
    path: '/tour/:tour_id',
    was: '/tour',
    writes: 'log',
    summary: 'Cancel a tour that has not left (its organizer, coaches and records officers).',
    answers: 'The cancelled tour.',
    audit: { verb: 'cancel', kind: 'tour', isForAnyCaller: true },
    handle: ({ actor, params, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session) => cancelTour(params.tour_id, actor, session)),
  }),

  memberRoute<Empty, { id: string }, TourCheckQuery>({
    method: 'GET',
    path: '/tour-check/:id',
    summary: 'Check the rules before a tour starts; ?supervisor= is the member who would supervise minors.',
    answers: 'R answers, as in GET /launch-check; refused like the start itself.',
    params: tourIdSchema,
    query: tourCheckSchema,
    async handle({ actor, params, query }): Promise<TourCheck> {
      assertFeature('tours', TOURS_OFF);
      return readTourCheck(params.id, actor, query.supervisor ?? null);
    },
  }),

  memberRoute<TourStartBody>({
    method: 'POST',
    path: '/tour-start',
    writes: 'log',
    summary: "Launch a tour's boats that are in, each with its crew; a repeat launches nothing twice.",
    answers: 'R the tour, and the refused boats with reasons.',
    body: tourStartSchema,
    audit: { verb: 'start', kind: 'tour', isForAnyCaller: true },
    async handle({ actor, body }): Promise<TourStarted> {
      assertFeature('tours', TOURS_OFF);
      const { tour, refused } = await startTour(actor, body);
      const [results] = await showTours([tour], actor);
      if (!results) throw new Error('The tour was not shown.');
      return {
        results,
        refused: refused.map(({ boat, error }) => ({ bus: String(boat), text: error.message })),
      };
    },
  }),

  memberRoute<TourLegsBody>({
    method: 'PUT',
    path: '/tour-legs',
    writes: 'log',
    summary: "Set a tour's legs; the log of a landed tour is updated.",
    answers: 'The tour.',
    body: tourLegsSchema,
    audit: { verb: 'set', kind: 'tour', isForAnyCaller: true },
    handle: ({ actor, body, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session) => changeLegs(body, actor, session)),
  }),

  memberRoute<TourLegsBody>({
    method: 'POST',
    path: '/tour-land',
    writes: 'log',
    summary: 'Land all boats of a tour with its legs; each leg counts on its own day.',
    answers: 'The tour.',
    body: tourLegsSchema,
    audit: { verb: 'land', kind: 'tour', isForAnyCaller: true },
    handle: ({ actor, body, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session, effects) => landTour(body, actor, session, effects)),
  }),
];
