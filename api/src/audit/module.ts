import type { ApiModule } from '../ApiModule.ts';
import { auditRoutes } from './auditRoutes.ts';

export const auditModule: ApiModule = {
  routes: auditRoutes,
};
