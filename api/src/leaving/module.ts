import type { ApiModule } from '../ApiModule.ts';
import { leavingRoutes } from './leavingRoutes.ts';

export const leavingModule: ApiModule = {
  routes: leavingRoutes,
};
