import type { ApiModule } from '../ApiModule.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { sessionsPushed } from '../sessions/sessionHooks.ts';
import { atHook } from '../platform/events/hooks.ts';
import { forgetPushDevices, pushedSessions } from './commands/pushDevice.ts';
import { deliverDue } from './commands/deliverDue.ts';
import { remindStillOut } from './commands/remindStillOut.ts';
import { DeliveryModel } from './Delivery.ts';
import { NotificationModel } from './Notification.ts';
import { NotificationChoiceModel } from './NotificationChoice.ts';
import { notificationsRoutes } from './notificationsRoutes.ts';
import { PushDeviceModel } from './PushDevice.ts';

const SIGNED_IN = 'Devices must sign in again.';

const MINUTE_MS = 60_000;

export const notificationsModule: ApiModule = {
  routes: notificationsRoutes,
  models: [
    { model: DeliveryModel, exported: 'Notifications on their way.' },
    {
      model: NotificationModel,
      exported: "A member's own inbox; it repeats data of other collections.",
    },
    {
      model: NotificationChoiceModel,
      exported: { as: 'notification-choices', what: "Members' notification settings" },
    },
    { model: PushDeviceModel, exported: SIGNED_IN },
  ],
  hooks: [atHook(sessionsPushed, ({ member }) => pushedSessions(member))],
  duties: [
    { name: 'notifications', isSafety: true, everyMs: 5_000, isOfEachProcess: true, run: deliverDue },
    { name: 'stillOut', everyMs: 5 * MINUTE_MS, run: remindStillOut },
  ],
  retention: [
    {
      name: 'notifications',
      days: 30,
      forget: deletes(NotificationModel, (before) => ({ at: { $lt: before } })),
    },
    // Devices of sessions deleted since.
    { name: 'pushDevices', days: 0, forget: forgetPushDevices },
  ],
  async erase({ _id: member }, session) {
    await NotificationModel.deleteMany({ member }, { session });
    await DeliveryModel.deleteMany({ member }, { session });
    await NotificationChoiceModel.deleteMany({ member }, { session });
    await PushDeviceModel.deleteMany({ member }, { session });
  },
  about: async ({ _id }) => ({
    notifications: withoutMachineFields(
      await NotificationModel.find({ member: _id }).sort({ at: 1, _id: 1 }).lean(),
    ),
    notificationsChosen: withoutMachineFields(await NotificationChoiceModel.find({ member: _id }).lean()),
    // The keys are the device's secrets.
    pushDevices: withoutMachineFields(await PushDeviceModel.find({ member: _id }).select('-keys').lean()),
    notificationsWaiting: withoutMachineFields(await DeliveryModel.find({ member: _id }).lean()),
  }),
};
