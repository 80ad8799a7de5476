import { UNDO_DAYS } from '@fleetwatch/contract/import/limits';
import { IMPORT_NOT_NOW, IMPORT_OPEN, IMPORT_UNDO_OVER } from '@fleetwatch/contract/import/texts';
import type { ClientSession } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { settleDraft } from '../../platform/logging/auditTrail.ts';
import { ImportModel, NO_COUNTS, type ImportRecord } from '../Import.ts';
import { noteImportStep } from '../importTrail.ts';
import { findImport } from './findImport.ts';
import { dropKinds } from './importFile.ts';

const UNDO_MS = UNDO_DAYS * 86_400_000;

/** Whether an import can be undone now (rule moving.undo). */
export function canUndo({ state, doneAt }: Pick<ImportRecord, 'state' | 'doneAt'>): boolean {
  const isOver = doneAt !== null && now().getTime() - doneAt.getTime() > UNDO_MS;
  return (state === 'done' || state === 'failed') && !isOver;
}

/**
 * Queues a previewed import for the scheduler to write. Changes nothing if it is running or has run.
 * @param by member who starts it
 */
export async function startImport(id: string, by: string, session: ClientSession): Promise<ImportRecord> {
  const { _id, preview, mapping } = await findImport(id, session);
  const updates = mapping?.takeChanges === true ? (preview?.changes?.offered ?? 0) : 0;
  const total = preview
    ? preview.boats.new +
      preview.people.new +
      preview.outings.new +
      (preview.damages?.new ?? 0) +
      (preview.reservations?.new ?? 0) +
      updates
    : 0;
  const started = await ImportModel.findOneAndUpdate(
    { _id, state: 'previewed' },
    { $set: { state: 'running', done: 0, total, created: NO_COUNTS, updated: 0, failures: 0 } },
    { returnDocument: 'after', session },
  ).lean<ImportRecord>();
  if (started) {
    await dropKinds(_id, { $in: ['file'] }, session);
    await noteImportStep('import', by, { entries: total }, session);
    return started;
  }
  const present = await findImport(id, session);
  if (present.state !== 'running' && present.state !== 'done')
    throw new ApiError('import_state', IMPORT_NOT_NOW);
  settleDraft();
  return present;
}

/** Queues an import for the scheduler to undo. 409 after `UNDO_DAYS`, or while another import is open. */
export async function startUndo(id: string, by: string, session: ClientSession): Promise<ImportRecord> {
  const present = await findImport(id, session);
  const { _id, state, created } = present;
  if (state === 'undoing' || state === 'undone') {
    settleDraft();
    return present;
  }
  if (state !== 'done' && state !== 'failed') throw new ApiError('import_state', IMPORT_NOT_NOW);
  if (!canUndo(present)) throw new ApiError('import_too_old', IMPORT_UNDO_OVER);
  const total =
    created.boats + created.people + created.outings + (created.damages ?? 0) + (created.reservations ?? 0);
  const begun = {
    state: 'undoing',
    isOpen: true,
    done: 0,
    total,
    left: NO_COUNTS,
    undoneTo: null,
    failures: 0,
  };
  try {
    await ImportModel.updateOne({ _id, state }, { $set: begun }, { session });
  } catch (error) {
    if (duplicateFields(error)) throw new ApiError('import_state', IMPORT_OPEN);
    throw error;
  }
  await noteImportStep('undo-import', by, { entries: total }, session);
  return findImport(id, session);
}
