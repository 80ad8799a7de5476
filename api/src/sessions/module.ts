import type { ApiModule } from '../ApiModule.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { SessionModel } from './Session.ts';
import { sessionsRoutes } from './sessionsRoutes.ts';

const SIGNED_IN = 'Devices must sign in again.';

/** Devices on which members are signed in. */
export const sessionsModule: ApiModule = {
  routes: sessionsRoutes,
  models: [{ model: SessionModel, exported: SIGNED_IN }],
  retention: [
    {
      name: 'sessions',
      days: 0,
      forget: deletes(SessionModel, (before) => ({ expiresAt: { $lt: before } })),
    },
  ],
  async erase({ _id: member }, session) {
    await SessionModel.deleteMany({ member }, { session });
  },
  about: async ({ _id }) => ({
    devicesSignedIn: withoutMachineFields(
      await SessionModel.find({ member: _id }).select('device startedAt seenAt expiresAt revokedAt').lean(),
    ),
  }),
};
