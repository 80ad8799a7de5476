import type { ApiModule } from '../ApiModule.ts';
import { atHook } from '../platform/events/hooks.ts';
import { landingRecorded } from '../sorties/sortieHooks.ts';
import { requestCredit } from './commands/requestCredit.ts';
import { remindOfLateLandings } from './commands/remindOfLateLandings.ts';
import { lateLandingHandlers } from './lateLandingHandlers.ts';
import { lateLandingsRoutes } from './lateLandingsRoutes.ts';

const MINUTE_MS = 60_000;

export const lateLandingsModule: ApiModule = {
  routes: lateLandingsRoutes,
  handlers: lateLandingHandlers,
  hooks: [
    atHook(landingRecorded, ({ landing, sortie, session, effects }) =>
      requestCredit(landing, sortie, session, effects),
    ),
  ],
  duties: [{ name: 'forgotten', everyMs: 5 * MINUTE_MS, run: remindOfLateLandings }],
};
