import type { ApiModule } from '../ApiModule.ts';
import { eraseWords } from './commands/eraseWords.ts';
import { forgetLandingKeys } from './commands/forgetLandingKeys.ts';
import { kioskSortiesRoutes } from './kioskSortiesRoutes.ts';
import { SortieModel } from './Sortie.ts';
import { sortieHandlers } from './sortieHandlers.ts';
import { sortieHistoryRoutes } from './sortieHistoryRoutes.ts';
import { sortiesRoutes } from './sortiesRoutes.ts';
import { TotalModel } from './Total.ts';

export const sortiesModule: ApiModule = {
  routes: [...kioskSortiesRoutes, ...sortieHistoryRoutes, ...sortiesRoutes],
  models: [SortieModel, TotalModel],
  handlers: sortieHandlers,
  retention: [
    // As long as the stored answers of writes (`AppliedWrite`).
    { name: 'landingKeys', days: 30, forget: forgetLandingKeys },
  ],
  erase: eraseWords,
};
