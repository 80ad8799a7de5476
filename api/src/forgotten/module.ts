import type { ApiModule } from '../ApiModule.ts';
import { askForgotten } from './commands/askForgotten.ts';
import { forgottenHandlers } from './forgottenHandlers.ts';
import { forgottenRoutes } from './forgottenRoutes.ts';

const MINUTE_MS = 60_000;

export const forgottenModule: ApiModule = {
  routes: forgottenRoutes,
  handlers: forgottenHandlers,
  duties: [{ name: 'forgotten', everyMs: 5 * MINUTE_MS, run: askForgotten }],
};
