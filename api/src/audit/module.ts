import type { ApiModule } from '../ApiModule.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { auditRoutes } from './auditRoutes.ts';

export const auditModule: ApiModule = {
  routes: auditRoutes,
  retention: [
    // Three years, within which a season's result may be disputed.
    { name: 'audit', days: 3 * 365, forget: deletes(AuditEntryModel, (before) => ({ at: { $lt: before } })) },
  ],
  about: async ({ _id }) => ({
    auditTrail: withoutMachineFields(
      await AuditEntryModel.find({ $or: [{ who: _id }, { subject: _id }] })
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
  }),
};
