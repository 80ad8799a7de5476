import type { ApiModule } from '../ApiModule.ts';
import { exportRoutes } from './exportRoutes.ts';

export const exportModule: ApiModule = {
  routes: exportRoutes,
};
