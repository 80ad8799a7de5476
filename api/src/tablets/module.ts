import type { ApiModule } from '../ApiModule.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { TabletModel } from './Tablet.ts';
import { tabletsRoutes } from './tabletsRoutes.ts';

export const tabletsModule: ApiModule = {
  routes: tabletsRoutes,
  models: [TabletModel],
  retention: [
    {
      name: 'pairingCodes',
      days: 0,
      forget: deletes(TabletModel, (before) => ({ pairedAt: null, codeExpiresAt: { $lt: before } })),
    },
  ],
};
