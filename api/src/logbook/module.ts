import type { ApiModule } from '../ApiModule.ts';
import { REPEAT_KEYS } from '../platform/database/declaredModels.ts';
import { forgetLandingKeys } from './commands/forgetLandingKeys.ts';
import { SortieModel } from './Sortie.ts';
import { TotalModel } from './Total.ts';

/** Stored sorties and their sums. The module does not know boats or members, only their ids. */
export const logbookModule: ApiModule = {
  models: [
    {
      model: SortieModel,
      exported: { as: 'sorties', what: 'Sorties: the logbook', without: REPEAT_KEYS },
      audited: {
        kind: 'sortie',
        values: [
          ...['boat', 'launcher', 'crew', 'guests', 'launchedAt'],
          ...['landedAt', 'isLate', 'milesHundredths', 'creditedBy'],
        ],
        texts: ['left'],
      },
    },
    { model: TotalModel, exported: 'Derived from the sorties.' },
  ],
  retention: [
    // Kept as long as the stored answers of writes (`AppliedWrite`).
    { name: 'landingKeys', days: 30, forget: forgetLandingKeys },
  ],
};
