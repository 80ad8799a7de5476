import type { ApiModule } from '../ApiModule.ts';
import { deletes } from '../platform/jobs/retention.ts';
import { clubDay } from '../platform/club/clock.ts';
import { officerHandlers } from './commands/notifyOfOffices.ts';
import { DutyDayModel } from './DutyDay.ts';
import { officersRoutes } from './officersRoutes.ts';

export const officersModule: ApiModule = {
  routes: officersRoutes,
  models: [{ model: DutyDayModel, exported: { as: 'duty-days', what: 'Duty roster by day' } }],
  handlers: officerHandlers,
  retention: [
    // Kept for questions about recent days.
    {
      name: 'dutyDays',
      days: 30,
      forget: deletes(DutyDayModel, (before) => ({ day: { $lt: clubDay(before) } })),
    },
  ],
  async erase({ _id }, session) {
    await DutyDayModel.updateMany({ members: _id }, { $pull: { members: _id } }, { session });
  },
  about: async ({ _id }) => ({
    dutyDays: (await DutyDayModel.find({ members: _id }).sort({ day: 1 }).lean()).map(({ day }) => day),
  }),
};
