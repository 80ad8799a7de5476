import { IMPORT_GONE } from '@fleetwatch/contract/import/texts';
import type { ClientSession } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { ImportModel, type ImportRecord } from '../Import.ts';

const LISTED = 20;

/** Finds an import; 404 for an unknown id. */
export async function findImport(id: string, session: ClientSession | null = null): Promise<ImportRecord> {
  const found = await ImportModel.findById(id).session(session).lean<ImportRecord>();
  if (!found) throw new ApiError('not_found', IMPORT_GONE);
  return found;
}

/** Lists imports, latest first, without refused files. */
export async function listImports(): Promise<ImportRecord[]> {
  return ImportModel.find({ refusal: { $exists: false } })
    .sort({ at: -1, _id: -1 })
    .limit(LISTED)
    .select('-questions -mapping -preview')
    .lean<ImportRecord[]>();
}
