import type { ApiModule } from '../ApiModule.ts';
import { healthRoutes } from './healthRoutes.ts';

export const healthModule: ApiModule = {
  routes: healthRoutes,
};
