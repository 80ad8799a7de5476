import type { ApiModule } from '../ApiModule.ts';
import { activityRoutes } from './activityRoutes.ts';

export const activityModule: ApiModule = {
  routes: activityRoutes,
};
