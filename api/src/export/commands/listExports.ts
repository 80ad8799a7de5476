import { EXPORTS_SHOWN } from '@fleetwatch/contract/export/wire';
import mongoose from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { AuditEntryModel, type AuditEntryRecord } from '../../platform/logging/AuditEntry.ts';
import { exportedModels } from '../exportedModels.ts';
import type { CountedCollection, LoggedExport } from '../exportPresenter.ts';

/** The verb of an export in the audit trail. */
export const EXPORT_VERB = 'export';

/** How many documents each collection of an export would have now, by what people read of them. */
export async function countCollections(): Promise<CountedCollection[]> {
  const listed = exportedModels().toSorted((one, other) => one.what.localeCompare(other.what));
  return Promise.all(
    listed.map(async (exported) => ({
      ...exported,
      count: exported.model === 'Club' ? 1 : await mongoose.model(exported.model).countDocuments(),
    })),
  );
}

/** The latest exports, the latest first, as the audit trail has them. */
export async function listExports(): Promise<LoggedExport[]> {
  const entries = await AuditEntryModel.find({ kind: 'club', verb: EXPORT_VERB })
    .sort({ at: -1, _id: -1 })
    .limit(EXPORTS_SHOWN)
    .lean<AuditEntryRecord[]>();
  const members = await memberDirectory.get();
  return entries.map(({ at, who }) => ({ at, who: members.get(String(who))?.name ?? null }));
}
