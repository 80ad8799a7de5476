import type { ApiModule } from '../ApiModule.ts';
import { damageHandlers } from './commands/notifyOfDamage.ts';
import { watchDamages } from './commands/watchDamages.ts';
import { DamageModel } from './Damage.ts';
import { damagesRoutes } from './damagesRoutes.ts';

const MINUTE_MS = 60_000;

export const damagesModule: ApiModule = {
  routes: damagesRoutes,
  models: [DamageModel],
  handlers: damageHandlers,
  duties: [{ name: 'damages', everyMs: 10 * MINUTE_MS, run: watchDamages }],
};
