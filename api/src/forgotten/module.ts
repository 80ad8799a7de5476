import type { ApiModule } from '../ApiModule.ts';
import { atHook } from '../platform/events/hooks.ts';
import { landingRecorded } from '../sorties/sortieHooks.ts';
import { askCredit } from './commands/askCredit.ts';
import { askForgotten } from './commands/askForgotten.ts';
import { forgottenHandlers } from './forgottenHandlers.ts';
import { forgottenRoutes } from './forgottenRoutes.ts';

const MINUTE_MS = 60_000;

export const forgottenModule: ApiModule = {
  routes: forgottenRoutes,
  handlers: forgottenHandlers,
  hooks: [
    atHook(landingRecorded, ({ landing, sortie, session, effects }) =>
      askCredit(landing, sortie, session, effects),
    ),
  ],
  duties: [{ name: 'forgotten', everyMs: 5 * MINUTE_MS, run: askForgotten }],
};
