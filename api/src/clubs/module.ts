import type { ApiModule } from '../ApiModule.ts';
import { ClubModel } from './Club.ts';
import { crestMedia } from './crest.ts';
import { clubsRoutes } from './clubsRoutes.ts';

export const clubsModule: ApiModule = {
  routes: clubsRoutes,
  models: [ClubModel],
  media: [crestMedia],
};
