import type { ApiModule } from '../ApiModule.ts';
import { liveRoutes } from './liveRoutes.ts';

export const liveModule: ApiModule = {
  routes: liveRoutes,
};
