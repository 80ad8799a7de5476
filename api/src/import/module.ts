import type { ApiModule } from '../ApiModule.ts';
import { withoutMachineFields } from '../platform/database/withoutMachineFields.ts';
import { RETENTION_DAYS, UNDO_DAYS } from '@fleetwatch/contract/import/limits';
import { eraseAllReports, forgetReports } from './commands/importReport.ts';
import { forgetImports } from './commands/openImport.ts';
import { runImports } from './commands/runImports.ts';
import { ImportModel } from './Import.ts';
import { ImportPartModel } from './ImportPart.ts';
import { importsRoutes } from './importsRoutes.ts';

export const importModule: ApiModule = {
  routes: importsRoutes,
  models: [
    { model: ImportModel, exported: 'How files were imported. The imported data is exported.' },
    { model: ImportPartModel, exported: 'The file of an import, and its report for 30 days.' },
  ],
  duties: [{ name: 'imports', everyMs: 5_000, run: runImports }],
  retention: [
    // Uploaded files that were never imported.
    { name: 'imports', days: RETENTION_DAYS, forget: forgetImports },
    { name: 'importReports', days: UNDO_DAYS, forget: forgetReports },
  ],
  about: async ({ _id }) => ({
    importsBegun: withoutMachineFields(
      await ImportModel.find({ by: _id })
        .select('-questions -mapping -preview')
        .sort({ at: 1, _id: 1 })
        .lean(),
    ),
  }),
  erase: (_member, session) => eraseAllReports(session),
};
