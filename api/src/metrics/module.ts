import type { ApiModule } from '../ApiModule.ts';
import { metricsRoutes } from './metricsRoutes.ts';

export const metricsModule: ApiModule = {
  routes: metricsRoutes,
};
