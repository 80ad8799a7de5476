import { GRANT_CLEARANCES } from './clearancePolicy.ts';
import type { IdBody } from '@fleetwatch/contract/boats/edits';
import { CLEARANCES_OFF } from '@fleetwatch/contract/clearances/texts';
import type {
  GrantsImport,
  GrantsImportAnswer,
  GrantsImportBody,
  GrantsWorkbook,
  GrantsWorkbookBody,
  ImportUndone,
} from '@fleetwatch/contract/clearances/wire';
import { assertFeature } from '../platform/club/features.ts';
import { disconnectSignal } from '../platform/http/disconnectSignal.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { settleDraft } from '../platform/logging/auditTrail.ts';
import { grantsImportSchema, grantsWorkbookSchema, idBodySchema } from './clearanceSchemas.ts';
import { clearancesCsv } from './clearancesCsv.ts';
import { importGrants, previewImport } from './commands/importGrants.ts';
import { readGrantsInThread } from './commands/readGrantsInThread.ts';
import { listImports, undoImport } from './commands/undoImport.ts';
import { writeClearances } from './commands/writeClearances.ts';

/** Routes that export members' clearances as a file, and import them from one. */
export const grantsFileRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/clearances-csv',
    summary: 'Download the clearances members hold today (clearances officers).',
    answers: 'text/csv',
    may: GRANT_CLEARANCES,
    handle({ actor }) {
      assertFeature('clearances', CLEARANCES_OFF);
      return clearancesCsv(actor.id);
    },
  }),

  memberRoute<GrantsImportBody>({
    method: 'POST',
    path: '/grants-import',
    summary: 'Import clearances from the rows of a file, or preview the import (clearances officers).',
    answers: "The result of each row, counts by result, and the import's id.",
    may: GRANT_CLEARANCES,
    body: grantsImportSchema,
    bodyMax: '1mb',
    audit: { verb: 'import-clearances', kind: 'club' },
    async handle({ actor, body, repeatable }): Promise<GrantsImportAnswer> {
      if (!body.isPreview) {
        return writeClearances(
          repeatable(),
          (session) => importGrants(body, actor.id, session),
          (answer) => answer,
        );
      }
      assertFeature('clearances', CLEARANCES_OFF);
      settleDraft();
      return previewImport(body.rows, actor.id);
    },
  }),

  memberRoute<GrantsWorkbookBody>({
    method: 'POST',
    path: '/grants-workbook',
    summary: 'Read an Excel workbook of clearances, to be imported afterward (clearances officers).',
    answers: 'The rows of the sheet with clearances, in cells.',
    may: GRANT_CLEARANCES,
    body: grantsWorkbookSchema,
    bodyMax: '1mb',
    handle({ body }, { res }): Promise<GrantsWorkbook> {
      assertFeature('clearances', CLEARANCES_OFF);
      return readGrantsInThread(body.content, disconnectSignal(res));
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/grants-imports',
    summary: 'List the latest imports of clearances (clearances officers).',
    answers: 'The time, the officer, and the number of grants made and still active.',
    may: GRANT_CLEARANCES,
    async handle(): Promise<{ results: GrantsImport[] }> {
      assertFeature('clearances', CLEARANCES_OFF);
      return { results: await listImports() };
    },
  }),

  memberRoute<IdBody>({
    method: 'POST',
    path: '/grants-import-undo',
    summary: 'Undo an import within 30 days by revoking its active grants (clearances officers).',
    answers: 'The number of grants revoked, and the number left.',
    may: GRANT_CLEARANCES,
    body: idBodySchema,
    audit: { verb: 'undo-import-clearances', kind: 'club' },
    async handle({ actor, body, repeatable }): Promise<ImportUndone> {
      return writeClearances(
        repeatable(),
        (session) => undoImport(body.id, actor.id, session),
        (answer) => answer,
      );
    },
  }),
];
