import type { ApiModule } from '../../ApiModule.ts';
import { withoutMachineFields } from '../../platform/database/withoutMachineFields.ts';
import { deletes } from '../../platform/jobs/retention.ts';
import { FoundItemModel } from './FoundItem.ts';
import { foundItemsRoutes } from './foundItemsRoutes.ts';

/** Items found in the boathouse. */
export const foundItemsModule: ApiModule = {
  routes: foundItemsRoutes,
  models: [{ model: FoundItemModel, exported: { as: 'found-items', what: 'What was found' } }],
  retention: [
    { name: 'foundItems', days: 90, forget: deletes(FoundItemModel, (before) => ({ at: { $lt: before } })) },
  ],
  about: async ({ _id }) => ({
    foundItems: withoutMachineFields(await FoundItemModel.find({ by: _id }).sort({ at: 1, _id: 1 }).lean()),
  }),
  async erase({ _id }, session) {
    await FoundItemModel.deleteMany({ by: _id }, { session });
  },
};
