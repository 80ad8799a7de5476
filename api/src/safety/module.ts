import type { ApiModule } from '../ApiModule.ts';
import { namesOf } from '../platform/logging/auditNames.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { forgetAlerts } from './commands/forgetAlerts.ts';
import { AlertModel } from './Alert.ts';
import { watchOverdue } from './commands/watchOverdue.ts';
import { ContactsModel } from './Contacts.ts';
import { safetyHandlers } from './safetyHandlers.ts';
import { safetyRoutes } from './safetyRoutes.ts';

export const safetyModule: ApiModule = {
  routes: safetyRoutes,
  models: [
    {
      model: AlertModel,
      exported: { as: 'alerts', what: 'Overdue boats, and what was done' },
      audited: {
        kind: 'alert',
        values: ['level', 'stage', 'outcome'],
        texts: ['acknowledged', 'steps', 'lines'],
      },
    },
    {
      model: ContactsModel,
      exported:
        "Emergency contacts and medical notes are for emergencies only, stored with each member's consent, and appear in no list (rule safety.contacts).",
    },
  ],
  hooks: [namesOf(AlertModel, 'boatName')],
  handlers: safetyHandlers,
  duties: [{ name: 'overdue', isSafety: true, everyMs: 30_000, run: watchOverdue }],
  retention: [
    // People and texts of ended alerts; times and outcome stay.
    { name: 'alerts', days: 30, forget: forgetAlerts },
  ],
  async erase({ _id: member }, session) {
    await ContactsModel.deleteMany({ member }, { session });
    await ContactsModel.updateMany({ 'looks.by': member }, { $pull: { looks: { by: member } } }, { session });
  },
  about: async ({ _id }) => ({
    emergencyContacts: withoutMachineFields(await ContactsModel.find({ member: _id }).lean()),
    overdueAlerts: withoutMachineFields(
      await AlertModel.find({ $or: [{ launcher: _id }, { 'lines.by': _id }, { 'steps.by': _id }] })
        .sort({ levelAt: 1, _id: 1 })
        .lean(),
    ),
  }),
};
