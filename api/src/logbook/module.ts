import type { ApiModule } from '../ApiModule.ts';
import { forgetLandingKeys } from './commands/forgetLandingKeys.ts';
import { SortieModel } from './Sortie.ts';
import { TotalModel } from './Total.ts';

/** Sorties as they are stored, and what is summed from them: it knows no boat and no member, only their ids. */
export const logbookModule: ApiModule = {
  models: [SortieModel, TotalModel],
  retention: [
    // As long as the stored answers of writes (`AppliedWrite`).
    { name: 'landingKeys', days: 30, forget: forgetLandingKeys },
  ],
};
