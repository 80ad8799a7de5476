import type { ApiModule } from '../ApiModule.ts';
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
};
