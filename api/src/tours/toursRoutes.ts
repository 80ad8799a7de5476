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
    summary: 'The club’s tours, regattas and camps with boats, crews and legs.',
    answers: 'R tours: those that are not landed, the earliest first, then past ones, the latest first.',
    async handle({ actor }): Promise<ToursAnswer> {
      assertFeature('tours', TOURS_OFF);
      return { results: await showTours(await listTours(), actor) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/tours-csv',
    summary: 'Each day of each boat of the tours that are landed, as a file.',
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
    summary: 'Plan a tour with its boats and crews; the caller is its organiser.',
    answers: 'The tour.',
    body: newTourSchema,
    audit: { verb: 'plan', kind: 'tour', isOfEverybody: true },
    handle: ({ actor, body, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session) => makeTour(body, actor, session)),
  }),

  memberRoute<TourBody>({
    method: 'PUT',
    path: '/tour',
    writes: 'log',
    summary: 'Change a tour that is not landed: its organiser, coaches and records officers.',
    answers: 'The tour.',
    body: tourSchema,
    audit: { verb: 'change', kind: 'tour', isOfEverybody: true },
    handle: ({ actor, body, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session, effects) => changeTour(body, actor, session, effects)),
  }),

  ...removal({
    path: '/tour/:tour_id',
    was: '/tour',
    writes: 'log',
    summary: 'Call off a tour that has not left: its organiser, coaches and records officers.',
    answers: 'The tour as it was.',
    audit: { verb: 'cancel', kind: 'tour', isOfEverybody: true },
    handle: ({ actor, params, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session) => cancelTour(params.tour_id, actor, session)),
  }),

  memberRoute<Empty, { id: string }, TourCheckQuery>({
    method: 'GET',
    path: '/tour-check/:id',
    summary:
      'What the rules say of a tour’s start now, before it is made; ?supervisor= who would watch minors.',
    answers: 'R answers, as of GET /launch-check; refused as the start would be.',
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
    summary: 'Launch the boats of a tour that are in, each with its crew; asked again, each has left once.',
    answers: 'R the tour; the boats that were refused, each with its reason.',
    body: tourStartSchema,
    audit: { verb: 'start', kind: 'tour', isOfEverybody: true },
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
    summary: 'Set a tour’s legs; those of a landed one count, and the log follows.',
    answers: 'The tour.',
    body: tourLegsSchema,
    audit: { verb: 'set', kind: 'tour', isOfEverybody: true },
    handle: ({ actor, body, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session) => changeLegs(body, actor, session)),
  }),

  memberRoute<TourLegsBody>({
    method: 'POST',
    path: '/tour-land',
    writes: 'log',
    summary: 'Land all boats of a tour with its legs, each of which counts on its day.',
    answers: 'The tour.',
    body: tourLegsSchema,
    audit: { verb: 'land', kind: 'tour', isOfEverybody: true },
    handle: ({ actor, body, repeatable }): Promise<Tour> =>
      writeTour(actor, repeatable(), (session, effects) => landTour(body, actor, session, effects)),
  }),
];
