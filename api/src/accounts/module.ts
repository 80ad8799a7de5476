import type { ApiModule } from '../ApiModule.ts';
import { readable } from '../platform/database/readable.ts';
import { forgetMailedKeys } from './commands/forgetMailedKeys.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { accountsRoutes } from './accountsRoutes.ts';
import { confirmEmailRoutes } from './confirmEmailRoutes.ts';
import { ConfirmKeyModel } from './ConfirmKey.ts';
import { profileRoutes } from './profileRoutes.ts';
import { ResetKeyModel } from './ResetKey.ts';
import { SessionModel } from './Session.ts';
import { sessionsRoutes } from './sessionsRoutes.ts';

export const accountsModule: ApiModule = {
  routes: [...accountsRoutes, ...confirmEmailRoutes, ...profileRoutes, ...sessionsRoutes],
  models: [ConfirmKeyModel, ResetKeyModel, SessionModel],
  retention: [
    // After they expired, so that an old link is answered as expired and not as unknown.
    { name: 'resetKeys', days: 1, forget: forgetMailedKeys },
    {
      name: 'sessions',
      days: 0,
      forget: deletes(SessionModel, (before) => ({ expiresAt: { $lt: before } })),
    },
  ],
  async erase({ _id: member }, session) {
    await SessionModel.deleteMany({ member }, { session });
    await ResetKeyModel.deleteMany({ member }, { session });
    await ConfirmKeyModel.deleteMany({ member }, { session });
  },
  about: async ({ _id }) => ({
    devicesSignedIn: readable(
      await SessionModel.find({ member: _id }).select('device startedAt seenAt expiresAt revokedAt').lean(),
    ),
    passwordResets: readable(await ResetKeyModel.find({ member: _id }).select('expiresAt usedAt').lean()),
    addressesToConfirm: readable(await ConfirmKeyModel.find({ member: _id }).select('expiresAt').lean()),
  }),
};
