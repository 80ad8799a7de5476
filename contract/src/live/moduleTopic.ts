import type { ModuleTopic } from './wire.ts';

/** Returns the topic of a module's records: `module:mf-regattas` (rule module.live). */
export const moduleTopic = (module: string): ModuleTopic => `module:${module}`;
