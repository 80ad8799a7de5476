import { FILE_BYTES_MAX } from '@fleetwatch/contract/import/limits';
import { FILE_EMPTY, FILE_TOO_LARGE, IMPORT_NOT_NOW, IMPORT_OPEN } from '@fleetwatch/contract/import/texts';
import type { NewImportBody } from '@fleetwatch/contract/import/wire';
import { Types, type ClientSession } from 'mongoose';
import { now } from '../../platform/club/clock.ts';
import { duplicateFields } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import { findImport } from './findImport.ts';
import { dropParts } from './importFile.ts';

/** States before anything is written. */
const BEFORE_WRITING: ImportRecord['state'][] = ['uploaded', 'parsed', 'previewed'];

/** Time after which another member's upload replaces an unfinished one. */
const UPLOAD_MS = 3_600_000;

/** Discards an unfinished upload of the same member, or an abandoned one of another member. */
async function discardUpload(by: string, session: ClientSession | null): Promise<void> {
  const abandoned = { at: { $lt: new Date(now().getTime() - UPLOAD_MS) } };
  const upload = await ImportModel.findOneAndDelete({
    isOpen: true,
    state: 'uploaded',
    $or: [{ by }, abandoned],
  }).session(session);
  if (upload) await dropParts(upload._id, session);
}

/**
 * Starts an import, whose file follows in parts. 409 while another one is open, 422 for an empty or too
 * large file.
 */
export async function openImport(
  { name, size }: NewImportBody,
  by: string,
  session: ClientSession | null = null,
): Promise<ImportRecord> {
  if (size === 0) throw fileRefusal(FILE_EMPTY);
  if (size > FILE_BYTES_MAX) throw fileRefusal(FILE_TOO_LARGE);
  await discardUpload(by, session);
  const begun: Partial<ImportRecord> = {
    by: new Types.ObjectId(by),
    at: now(),
    fileName: name,
    size,
    state: 'uploaded',
    isOpen: true,
  };
  try {
    const [created] = await ImportModel.create([begun], { session });
    if (!created) throw new Error('The import was not begun.');
    return created.toObject();
  } catch (error) {
    if (duplicateFields(error)) throw new ApiError('import_state', IMPORT_OPEN);
    throw error;
  }
}

/**
 * Discards an import that has not written anything. 409 for one that is running or has ended; 404 for an
 * unknown one.
 */
export async function discardImport(id: string, session: ClientSession): Promise<void> {
  const { _id } = await findImport(id, session);
  const { deletedCount } = await ImportModel.deleteOne({ _id, state: { $in: BEFORE_WRITING } }, { session });
  if (deletedCount === 0) throw new ApiError('import_state', IMPORT_NOT_NOW);
  await dropParts(_id, session);
}

/** Erases imports that were started before an instant and never applied. */
export async function forgetImports(before: Date): Promise<number> {
  const old = await ImportModel.find({
    at: { $lt: before },
    state: { $in: BEFORE_WRITING },
  })
    .select('_id')
    .lean();
  for (const { _id } of old) {
    await ImportModel.deleteOne({ _id });
    await dropParts(_id);
  }
  return old.length;
}
