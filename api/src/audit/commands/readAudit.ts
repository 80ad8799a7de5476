import type { AuditKind } from '@fleetwatch/contract/audit/wire';
import { afterCursor, LATEST_FIRST, type ListCursor } from '../../platform/http/latestFirst.ts';
import { AuditEntryModel, type AuditEntryRecord } from '../../platform/logging/AuditEntry.ts';

/** Filter of the audit trail; an absent field matches everything. */
export interface AuditFilter {
  who?: string | undefined;
  kind?: AuditKind | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

const ROWS_PER_READ = 500;

function filterOf({ from, before, ...equal }: AuditFilter): object {
  const at = { ...(from && { $gte: from }), ...(before && { $lt: before }) };
  const wanted = Object.entries(equal).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(wanted), ...(Object.keys(at).length > 0 && { at }) };
}

/** Returns one page of the audit trail, latest entries first, and whether more follow (rule audit.shown). */
export async function readAuditPage(
  wanted: AuditFilter,
  { limit, after }: { limit: number; after: ListCursor | null },
): Promise<{ entries: AuditEntryRecord[]; hasMore: boolean }> {
  const entries = await AuditEntryModel.find({ ...filterOf(wanted), ...afterCursor(after) })
    .sort(LATEST_FIRST)
    .limit(limit + 1)
    .lean<AuditEntryRecord[]>();
  return { entries: entries.slice(0, limit), hasMore: entries.length > limit };
}

/** Streams the trail in batches, latest entries first, for a file. */
export async function* streamAudit(wanted: AuditFilter): AsyncGenerator<AuditEntryRecord[]> {
  const cursor = AuditEntryModel.find(filterOf(wanted))
    .sort(LATEST_FIRST)
    .lean<AuditEntryRecord[]>()
    .cursor({ batchSize: ROWS_PER_READ });
  let batch: AuditEntryRecord[] = [];
  try {
    for await (const entry of cursor) {
      batch.push(entry as AuditEntryRecord);
      if (batch.length < ROWS_PER_READ) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } finally {
    await cursor.close();
  }
}
