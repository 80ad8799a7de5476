import { coachesAndOfficers } from '../platform/auth/rights.ts';
import type { IdBody } from '@fleetwatch/contract/boats/edits';
import { MOVING_OFF, ONLY_IMPORTERS } from '@fleetwatch/contract/import/texts';
import type {
  ImportColumnsBody,
  ImportDetail,
  ImportMappingBody,
  ImportPartBody,
  ImportSummary,
  ImportUndoPreview,
  InvitationsAnswer,
  InvitationsBody,
  NewImportBody,
  UnclaimedMember,
} from '@fleetwatch/contract/import/wire';
import Joi from 'joi';
import { assertFeature } from '../platform/club/features.ts';
import { disconnectSignal } from '../platform/http/disconnectSignal.ts';
import { removal } from '../platform/http/removal.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { askOutdatedAgain, previewImport, readColumns, readImport } from './commands/answerImport.ts';
import { findImport, listImports } from './commands/findImport.ts';
import { addPart } from './commands/importFile.ts';
import { findReported } from './commands/importReport.ts';
import { inviteMembers, listUnclaimed } from './commands/invitations.ts';
import { discardImport, openImport } from './commands/openImport.ts';
import { previewUndo } from './commands/previewUndo.ts';
import { canUndo, startImport, startUndo } from './commands/startImport.ts';
import { writeImports } from './commands/writeImports.ts';
import { problemsCsv, totalsCsv } from './importCsv.ts';
import { presentImport, presentImportDetail, presentUnclaimed, type ShownImport } from './importPresenter.ts';
import {
  importColumnsSchema,
  importMappingSchema,
  importParamsSchema,
  importPartSchema,
  invitationsSchema,
  newImportSchema,
  type ImportParams,
} from './importSchemas.ts';

const idBodySchema = Joi.object<IdBody, true>({ id: idSchema().required() });
const IMPORT_RECORDS = coachesAndOfficers('records.import', ['records'], ONLY_IMPORTERS);
const shown = (record: ShownImport['record']): ShownImport => ({ record, canUndo: canUndo(record) });

/**
 * Routes for moving in: a file from another system becomes boats, members and past sorties
 * (docs/product/moving.md).
 */
export const importsRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/imports-results',
    summary: 'List the latest imports (coaches and records officers).',
    answers: 'Imports with state and progress.',
    may: IMPORT_RECORDS,
    async handle(): Promise<{ results: ImportSummary[] }> {
      assertFeature('moving', MOVING_OFF);
      const found = await listImports();
      return { results: await Promise.all(found.map((record) => presentImport(shown(record)))) };
    },
  }),

  memberRoute<Record<never, never>, ImportParams>({
    method: 'GET',
    path: '/import/:import_id',
    summary: 'Get an import with its questions and preview (coaches and records officers).',
    answers: 'The import.',
    may: IMPORT_RECORDS,
    params: importParamsSchema,
    async handle({ params }): Promise<ImportDetail> {
      assertFeature('moving', MOVING_OFF);
      return presentImportDetail(shown(await findImport(params.import_id)));
    },
  }),

  memberRoute<Record<never, never>, ImportParams>({
    method: 'GET',
    path: '/import-problems-csv/:import_id',
    summary:
      'Download what an import leaves out or changes, for 30 days after it (coaches and records officers).',
    answers: 'text/csv.',
    may: IMPORT_RECORDS,
    params: importParamsSchema,
    async handle({ params }) {
      assertFeature('moving', MOVING_OFF);
      return problemsCsv(await findReported(params.import_id));
    },
  }),

  memberRoute<Record<never, never>, ImportParams>({
    method: 'GET',
    path: '/import-totals-csv/:import_id',
    summary:
      "Download the totals of an import's people and boats, for 30 days after it (coaches and records officers).",
    answers: 'text/csv.',
    may: IMPORT_RECORDS,
    params: importParamsSchema,
    async handle({ params }) {
      assertFeature('moving', MOVING_OFF);
      return totalsCsv(await findReported(params.import_id));
    },
  }),

  memberRoute<NewImportBody>({
    method: 'POST',
    path: '/import',
    summary: 'Start an import; its file follows in parts (coaches and records officers).',
    answers: 'The import.',
    may: IMPORT_RECORDS,
    body: newImportSchema,
    audit: { verb: 'begin-import', kind: 'club' },
    async handle({ actor, body, repeatable }): Promise<ImportSummary> {
      return writeImports(
        repeatable(),
        (session) => openImport(body, actor.id, session),
        (record) => presentImport(shown(record)),
      );
    },
  }),

  memberRoute<ImportPartBody>({
    method: 'PUT',
    path: '/import-part',
    summary: 'Upload a part of the file: 512 KiB, or less for the last one (coaches and records officers).',
    answers: 'Nothing.',
    may: IMPORT_RECORDS,
    body: importPartSchema,
    bodyMax: '1mb',
    writes: null,
    async handle({ body }): Promise<void> {
      assertFeature('moving', MOVING_OFF);
      await addPart(body);
    },
  }),

  memberRoute<IdBody>({
    method: 'POST',
    path: '/import-read',
    summary: 'Read the file once all parts have arrived (coaches and records officers).',
    answers: 'The import with its questions.',
    may: IMPORT_RECORDS,
    body: idBodySchema,
    async handle({ body }, { res }): Promise<ImportDetail> {
      assertFeature('moving', MOVING_OFF);
      return presentImportDetail(shown(await readImport(body.id, disconnectSignal(res))));
    },
  }),

  memberRoute<ImportColumnsBody>({
    method: 'PUT',
    path: '/import-columns',
    summary:
      'Choose how the columns of a list are read, and read it again without earlier answers (coaches and records officers).',
    answers: 'The import with its new questions.',
    may: IMPORT_RECORDS,
    body: importColumnsSchema,
    async handle({ body }, { res }): Promise<ImportDetail> {
      assertFeature('moving', MOVING_OFF);
      return presentImportDetail(shown(await readColumns(body, disconnectSignal(res))));
    },
  }),

  memberRoute<ImportMappingBody>({
    method: 'PUT',
    path: '/import-mapping',
    summary: "Answer an import's questions and preview it (coaches and records officers).",
    answers: 'The import with its preview.',
    may: IMPORT_RECORDS,
    body: importMappingSchema,
    bodyMax: '1mb',
    async handle({ body }, { res }): Promise<ImportDetail> {
      assertFeature('moving', MOVING_OFF);
      return presentImportDetail(shown(await previewImport(body, disconnectSignal(res))));
    },
  }),

  memberRoute<IdBody>({
    method: 'POST',
    path: '/import-apply',
    summary:
      'Write a previewed import to the log, batch by batch (coaches and records officers). 422 if one of its classes or groups is no longer in use; its questions are then open again.',
    answers: 'The running import.',
    may: IMPORT_RECORDS,
    body: idBodySchema,
    audit: { verb: 'import', kind: 'club' },
    async handle({ actor, body, repeatable }): Promise<ImportSummary> {
      assertFeature('moving', MOVING_OFF);
      await askOutdatedAgain(body.id);
      return writeImports(
        repeatable(),
        (session) => startImport(body.id, actor.id, session),
        (record) => presentImport(shown(record)),
      );
    },
  }),

  memberRoute<Record<never, never>, ImportParams>({
    method: 'GET',
    path: '/import-undo-preview/:import_id',
    summary: 'Preview the undo of an import (coaches and records officers).',
    answers: 'Counts of what would be removed and kept, and why.',
    may: IMPORT_RECORDS,
    params: importParamsSchema,
    async handle({ params }, { res }): Promise<ImportUndoPreview> {
      assertFeature('moving', MOVING_OFF);
      return previewUndo(params.import_id, disconnectSignal(res));
    },
  }),

  memberRoute<IdBody>({
    method: 'POST',
    path: '/import-undo',
    summary: 'Undo an import within 30 days (coaches and records officers).',
    answers: 'The import, now being undone.',
    may: IMPORT_RECORDS,
    body: idBodySchema,
    audit: { verb: 'undo-import', kind: 'club' },
    async handle({ actor, body, repeatable }): Promise<ImportSummary> {
      return writeImports(
        repeatable(),
        (session) => startUndo(body.id, actor.id, session),
        (record) => presentImport(shown(record)),
      );
    },
  }),

  ...removal({
    path: '/import/:import_id',
    was: '/import',
    summary: 'Discard an import that has not written anything (coaches and records officers).',
    answers: '{_id}, its id.',
    may: IMPORT_RECORDS,
    audit: { verb: 'discard-import', kind: 'club' },
    async handle({ params, repeatable }): Promise<{ _id: string }> {
      return writeImports(
        repeatable(),
        (session) => discardImport(params.import_id, session),
        () => ({ _id: params.import_id }),
      );
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/unclaimed-results',
    summary: 'List imported members who have no password yet (coaches and records officers).',
    answers: 'Members by name, whether they have an email address, and when their key expires.',
    may: IMPORT_RECORDS,
    async handle(): Promise<{ results: UnclaimedMember[] }> {
      assertFeature('moving', MOVING_OFF);
      return { results: (await listUnclaimed()).map(presentUnclaimed) };
    },
  }),

  memberRoute<InvitationsBody>({
    method: 'POST',
    path: '/invitations',
    summary:
      'Send imported members keys to set a password, by email or to print (coaches and records officers).',
    answers: 'The number of members invited, and the keys to print.',
    may: IMPORT_RECORDS,
    body: invitationsSchema,
    hasSecret: true,
    audit: { verb: 'invite', kind: 'club' },
    async handle({ actor, body, repeatable }): Promise<InvitationsAnswer> {
      // Keys are not stored with the answer: a repeat has none, and the officer requests new ones.
      let codes: InvitationsAnswer['codes'] = [];
      const { invited } = await writeImports(
        repeatable(),
        (session) => inviteMembers(body, actor.id, session),
        (made) => {
          codes = made.codes;
          return { invited: made.invited };
        },
      );
      return { invited, codes };
    },
  }),
];
