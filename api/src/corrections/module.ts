import type { ApiModule } from '../ApiModule.ts';
import { REPEAT_KEYS } from '../platform/database/declaredModels.ts';
import { atHook } from '../platform/events/hooks.ts';
import { lateCredited } from '../sorties/sortieHooks.ts';
import { endCreditRequests } from './commands/creditRequests.ts';
import { correctionsAbout, eraseCorrections } from './commands/correctionsOfMember.ts';
import { correctionHandlers } from './commands/notifyOfCorrections.ts';
import { CorrectionModel } from './Correction.ts';
import { correctionsRoutes } from './correctionsRoutes.ts';
import { VoidSortieModel } from './VoidSortie.ts';

export const correctionsModule: ApiModule = {
  routes: correctionsRoutes,
  models: [
    {
      model: CorrectionModel,
      exported: { as: 'corrections', what: 'Requests to correct the logbook' },
      audited: { kind: 'correction', values: ['kind', 'sortie', 'state', 'decidedBy'], texts: ['comment'] },
    },
    {
      model: VoidSortieModel,
      exported: {
        as: 'void-sorties',
        what: 'Sorties removed from the logbook',
        without: REPEAT_KEYS,
      },
    },
  ],
  handlers: correctionHandlers,
  hooks: [
    atHook(lateCredited, ({ sortie, coach, session, effects }) =>
      endCreditRequests(sortie._id, coach, session, effects),
    ),
  ],
  erase: ({ _id }, session) => eraseCorrections(_id, session),
  about: correctionsAbout,
};
