import type { ApiModule } from '../ApiModule.ts';
import { officerHandlers } from './commands/notifyOfOffices.ts';
import { DutyDayModel } from './DutyDay.ts';
import { officersRoutes } from './officersRoutes.ts';

export const officersModule: ApiModule = {
  routes: officersRoutes,
  models: [DutyDayModel],
  handlers: officerHandlers,
};
