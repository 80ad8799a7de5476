import { EXPORTS_SHOWN } from '@fleetwatch/contract/export/wire';
import mongoose from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { AuditEntryModel, type AuditEntryRecord } from '../../platform/logging/AuditEntry.ts';
import { exportedModels } from '../exportedModels.ts';
import type { CountedCollection, LoggedExport } from '../exportPresenter.ts';

/** Verb of an export in the audit trail. */
export const EXPORT_VERB = 'export';

/** Counts the documents that each collection of an export would have now, under the names shown to people. */
export async function countCollections(): Promise<CountedCollection[]> {
  const listed = exportedModels().toSorted((one, other) => one.what.localeCompare(other.what));
  return Promise.all(
    listed.map(async (exported) => ({
      ...exported,
      count: exported.model === 'Club' ? 1 : await mongoose.model(exported.model).countDocuments(),
    })),
  );
}

/** Lists the most recent exports from the audit trail, latest first. */
export async function listExports(): Promise<LoggedExport[]> {
  const entries = await AuditEntryModel.find({ kind: 'club', verb: EXPORT_VERB })
    .sort({ at: -1, _id: -1 })
    .limit(EXPORTS_SHOWN)
    .lean<AuditEntryRecord[]>();
  const members = await memberDirectory.get();
  return entries.map(({ at, who }) => ({ at, who: members.get(String(who))?.name ?? null }));
}
