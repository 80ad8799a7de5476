import type { ApiModule } from '../ApiModule.ts';
import { readable } from '../platform/database/readable.ts';
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
  about: async ({ _id }) => ({
    tabletsPaired: readable(await TabletModel.find({ pairedBy: _id }).sort({ pairedAt: 1, _id: 1 }).lean()),
  }),
};
