import type { ApiModule } from '../ApiModule.ts';
import { namesOf } from '../platform/logging/auditNames.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { damageHandlers } from './commands/notifyOfDamage.ts';
import { watchDamages } from './commands/watchDamages.ts';
import { damagePhotos } from './commands/damagePhotos.ts';
import { damageHooks } from './damageHooks.ts';
import { DamageModel } from './Damage.ts';
import { damagesRoutes } from './damagesRoutes.ts';

const MINUTE_MS = 60_000;

export const damagesModule: ApiModule = {
  routes: damagesRoutes,
  models: [
    {
      model: DamageModel,
      exported: { as: 'damages', what: 'Damage reports with their repairs' },
      audited: {
        kind: 'damage',
        values: ['boat', 'state', 'severity', 'assignee', 'dueBy', 'outcome'],
        texts: ['text', 'repairs', 'insurance'],
      },
    },
  ],
  handlers: damageHandlers,
  hooks: [...damageHooks, namesOf(DamageModel, 'boatName')],
  media: [damagePhotos],
  duties: [{ name: 'damages', everyMs: 10 * MINUTE_MS, run: watchDamages }],
  // A report stays, because it may keep a boat in dry dock, but loses the injured person and third parties.
  async erase({ _id }, session) {
    await DamageModel.updateMany(
      { by: _id },
      { $set: { injury: 'none', thirdParty: null, where: '', photos: [] } },
      { session },
    );
    await DamageModel.updateMany({ assignee: _id }, { $set: { assignee: null } }, { session });
  },
  about: async ({ _id }) => ({
    damageReports: withoutMachineFields(
      await DamageModel.find({
        $or: [{ by: _id }, { assignee: _id }, { 'repairs.by': _id }, { 'steps.by': _id }],
      })
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
  }),
};
