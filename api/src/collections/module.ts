import type { ApiModule } from '../ApiModule.ts';
import { OF_SERVER } from '../platform/database/declaredModels.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { collectionsRoutes } from './collectionsRoutes.ts';
import { eraseFromRecords, forgetRecords } from './commands/forgetRecords.ts';
import { LearnedModuleModel } from './LearnedModule.ts';
import { ModuleRecordModel } from './ModuleRecord.ts';
import { ModuleUsageModel } from './ModuleUsage.ts';

/** Records of club teams' remotes: the collections that they declare. */
export const collectionsModule: ApiModule = {
  routes: collectionsRoutes,
  models: [
    {
      model: ModuleRecordModel,
      exported: { as: 'module-records', what: "Records of the club's own modules" },
      audited: { kind: 'modulerecord', values: ['module', 'list', 'revision'], texts: ['value'] },
    },
    { model: ModuleUsageModel, exported: 'Derived from the records.' },
    { model: LearnedModuleModel, exported: OF_SERVER },
  ],
  retention: [{ name: 'moduleRecords', days: 0, forget: forgetRecords }],
  erase: ({ _id }, session) => eraseFromRecords(_id, session),
  about: async ({ _id }) => ({
    moduleRecords: withoutMachineFields(
      await ModuleRecordModel.find({ concerned: _id }).sort({ at: 1, _id: 1 }).lean(),
    ),
  }),
};
