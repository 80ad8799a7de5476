import type { ApiModule } from '../ApiModule.ts';
import { correctionsAbout } from './commands/correctionsAbout.ts';
import { eraseCorrections } from './commands/eraseCorrections.ts';
import { correctionHandlers } from './commands/notifyOfCorrections.ts';
import { CorrectionModel } from './Correction.ts';
import { correctionsRoutes } from './correctionsRoutes.ts';
import { VoidSortieModel } from './VoidSortie.ts';

export const correctionsModule: ApiModule = {
  routes: correctionsRoutes,
  models: [CorrectionModel, VoidSortieModel],
  handlers: correctionHandlers,
  erase: ({ _id }, session) => eraseCorrections(_id, session),
  about: correctionsAbout,
};
