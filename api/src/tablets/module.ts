import type { ApiModule } from '../ApiModule.ts';
import { TabletModel } from './Tablet.ts';
import { tabletsRoutes } from './tabletsRoutes.ts';

export const tabletsModule: ApiModule = {
  routes: tabletsRoutes,
  models: [TabletModel],
};
