import type { ApiModule } from '../ApiModule.ts';
import { namesIn } from '../platform/logging/auditNames.ts';
import { tabletDirectory } from './tabletDirectory.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { TabletModel } from './Tablet.ts';
import { tabletsRoutes } from './tabletsRoutes.ts';

export const tabletsModule: ApiModule = {
  routes: tabletsRoutes,
  models: [
    {
      model: TabletModel,
      exported: 'Tablets must be paired again.',
      audited: { kind: 'tablet', values: ['pairedAt'], texts: ['name'] },
    },
  ],
  hooks: [namesIn(tabletDirectory)],
  retention: [
    {
      name: 'pairingCodes',
      days: 0,
      forget: deletes(TabletModel, (before) => ({ pairedAt: null, codeExpiresAt: { $lt: before } })),
    },
  ],
  about: async ({ _id }) => ({
    tabletsPaired: withoutMachineFields(
      await TabletModel.find({ pairedBy: _id }).sort({ pairedAt: 1, _id: 1 }).lean(),
    ),
  }),
};
