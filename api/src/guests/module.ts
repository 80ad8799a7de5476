import type { ApiModule } from '../ApiModule.ts';
import { GuestModel } from './Guest.ts';
import { guestsRoutes } from './guestsRoutes.ts';

export const guestsModule: ApiModule = {
  routes: guestsRoutes,
  models: [GuestModel],
};
