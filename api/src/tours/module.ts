import type { ApiModule } from '../ApiModule.ts';
import { namesOf } from '../platform/logging/auditNames.ts';
import { boatsLeavingFleet } from '../boats/boatHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { eraseFromTours } from './commands/eraseFromTours.ts';
import { dropFromTours, listOnTour, refuseOnTour } from './commands/boatsOnTour.ts';
import { endTours } from './commands/endTours.ts';
import { tourHandlers } from './commands/startTour.ts';
import { boatsAwayToday } from '../plans/planHooks.ts';
import { slotsWanted } from '../slots/commands/takeSlots.ts';
import { TourModel } from './Tour.ts';
import { toursRoutes } from './toursRoutes.ts';

const MINUTE_MS = 60_000;

export const toursModule: ApiModule = {
  routes: toursRoutes,
  models: [
    {
      model: TourModel,
      exported: {
        as: 'tours',
        what: 'Tours, regattas and camps with their boats and legs; their days are sorties',
      },
      audited: {
        kind: 'tour',
        values: ['kind', 'from', 'to', 'organiser', 'landedAt', 'milesHundredths'],
        texts: ['name', 'vehicle', 'legs', 'boats'],
      },
    },
  ],
  handlers: tourHandlers,
  hooks: [
    namesOf(TourModel, 'name'),
    atHook(boatsLeavingFleet, ({ boats, session }) => dropFromTours(boats, session)),
    atHook(boatsAwayToday, listOnTour),
    atHook(slotsWanted, ({ days, session }) => refuseOnTour(days, session)),
  ],
  duties: [{ name: 'tours', everyMs: MINUTE_MS, run: endTours }],
  erase: ({ _id }, session) => eraseFromTours(_id, session),
  about: async ({ _id }) => ({
    tours: withoutMachineFields(
      await TourModel.find({ $or: [{ organiser: _id }, { 'boats.crew': _id }] })
        .sort({ from: 1, _id: 1 })
        .lean(),
    ),
  }),
};
