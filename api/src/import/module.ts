import type { ApiModule } from '../ApiModule.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { RETENTION_DAYS } from '@fleetwatch/contract/import/limits';
import { forgetImports } from './commands/openImport.ts';
import { runImports } from './commands/runImports.ts';
import { ImportModel } from './Import.ts';
import { ImportPartModel } from './ImportPart.ts';
import { importsRoutes } from './importsRoutes.ts';

export const importModule: ApiModule = {
  routes: importsRoutes,
  models: [
    { model: ImportModel, exported: 'How files were imported. The imported data is exported.' },
    { model: ImportPartModel, exported: 'Needed to undo an import.' },
  ],
  duties: [{ name: 'imports', everyMs: 5_000, run: runImports }],
  retention: [
    // Uploaded files that were never imported.
    { name: 'imports', days: RETENTION_DAYS, forget: forgetImports },
  ],
  about: async ({ _id }) => ({
    importsBegun: withoutMachineFields(
      await ImportModel.find({ by: _id })
        .select('-questions -mapping -preview')
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
  }),
};
