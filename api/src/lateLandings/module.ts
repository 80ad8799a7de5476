import type { ApiModule } from '../ApiModule.ts';
import { atHook } from '../platform/events/hooks.ts';
import { landingRecorded } from '../sorties/sortieHooks.ts';
import { askCredit } from './commands/askCredit.ts';
import { askLateLandings } from './commands/askLateLandings.ts';
import { lateLandingHandlers } from './lateLandingHandlers.ts';
import { lateLandingsRoutes } from './lateLandingsRoutes.ts';

const MINUTE_MS = 60_000;

export const lateLandingsModule: ApiModule = {
  routes: lateLandingsRoutes,
  handlers: lateLandingHandlers,
  hooks: [
    atHook(landingRecorded, ({ landing, sortie, session, effects }) =>
      askCredit(landing, sortie, session, effects),
    ),
  ],
  duties: [{ name: 'forgotten', everyMs: 5 * MINUTE_MS, run: askLateLandings }],
};
