import type { ApiModule } from '../ApiModule.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { eraseTexts } from './commands/eraseTexts.ts';
import { kioskSortiesRoutes } from './kioskSortiesRoutes.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { sortieHandlers } from './sortieHandlers.ts';
import { sortieHistoryRoutes } from './sortieHistoryRoutes.ts';
import { sortiesRoutes } from './sortiesRoutes.ts';
import { TotalModel } from '../logbook/Total.ts';

export const sortiesModule: ApiModule = {
  routes: [...kioskSortiesRoutes, ...sortieHistoryRoutes, ...sortiesRoutes],
  handlers: sortieHandlers,
  erase: eraseTexts,
  about: async ({ _id }) => ({
    sorties: withoutMachineFields(
      await SortieModel.find({ $or: [{ launcher: _id }, { crew: _id }, { owner: _id }] })
        .sort({ launchedAt: 1, _id: 1 })
        .lean(),
    ),
    figures: withoutMachineFields(
      await TotalModel.find({ kind: 'member', subject: _id }).sort({ season: 1, _id: 1 }).lean(),
    ),
  }),
};
