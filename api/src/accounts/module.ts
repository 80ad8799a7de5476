import type { ApiModule } from '../ApiModule.ts';
import { SECRET } from '../platform/database/declaredModels.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { forgetMailedKeys } from './commands/forgetMailedKeys.ts';
import { accountsRoutes } from './accountsRoutes.ts';
import { confirmEmailRoutes } from './confirmEmailRoutes.ts';
import { ConfirmKeyModel } from './ConfirmKey.ts';
import { profileRoutes } from './profileRoutes.ts';
import { ResetKeyModel } from './ResetKey.ts';

export const accountsModule: ApiModule = {
  routes: [...accountsRoutes, ...confirmEmailRoutes, ...profileRoutes],
  models: [
    { model: ConfirmKeyModel, exported: SECRET },
    { model: ResetKeyModel, exported: SECRET },
  ],
  retention: [
    // Kept after they expire, so that an old link is answered as expired and not as unknown.
    { name: 'resetKeys', days: 1, forget: forgetMailedKeys },
  ],
  async erase({ _id: member }, session) {
    await ResetKeyModel.deleteMany({ member }, { session });
    await ConfirmKeyModel.deleteMany({ member }, { session });
  },
  about: async ({ _id }) => ({
    passwordResets: withoutMachineFields(
      await ResetKeyModel.find({ member: _id }).select('expiresAt usedAt').lean(),
    ),
    addressesToConfirm: withoutMachineFields(
      await ConfirmKeyModel.find({ member: _id }).select('expiresAt').lean(),
    ),
  }),
};
