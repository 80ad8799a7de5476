import type { ApiModule } from '../ApiModule.ts';
import { runImports } from './commands/runImports.ts';
import { ImportModel } from './Import.ts';
import { ImportPartModel } from './ImportPart.ts';
import { importsRoutes } from './importsRoutes.ts';

export const movingModule: ApiModule = {
  routes: importsRoutes,
  models: [ImportModel, ImportPartModel],
  duties: [{ name: 'imports', everyMs: 5_000, run: runImports }],
};
