import type { ApiModule } from '../../ApiModule.ts';
import { MODULES } from '../../modules.ts';
import { foundItemsModule } from './module.ts';

/** Registers the example as `modules.ts` would; imported before the API, which reads the list. */
(MODULES as ApiModule[]).push(foundItemsModule);
