import type { ImportDetail, ImportSummary, UnclaimedMember } from '@fleetwatch/contract/import/wire';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubDay, clubText } from '../platform/club/clock.ts';
import type { ImportRecord } from './Import.ts';

/** An import, and whether it can be undone now. */
export interface ShownImport {
  record: ImportRecord;
  canUndo: boolean;
}

export async function presentImport({ record, canUndo }: ShownImport): Promise<ImportSummary> {
  const { _id, fileName, state, system, at, by, created, updated, left, done, total, failure } = record;
  const { hasReport } = record;
  const members = await memberDirectory.get();
  const hasRun = state !== 'uploaded' && state !== 'parsed' && state !== 'previewed';
  return {
    _id: String(_id),
    fileName,
    state,
    system,
    at: clubText(at),
    by: members.get(String(by))?.name ?? '',
    created,
    ...(updated > 0 && { updated }),
    left,
    canUndo,
    ...(failure !== undefined && { failure }),
    hasReport,
    progress: hasRun ? { done: Math.min(done, total), total } : null,
  };
}

export async function presentImportDetail(shown: ShownImport): Promise<ImportDetail> {
  const { questions, mapping, preview } = shown.record;
  return { ...(await presentImport(shown)), questions, mapping, preview };
}

export function presentUnclaimed({
  member,
  invitedUntil,
}: {
  member: { _id: unknown; name: string; email: string };
  invitedUntil: Date | null;
}): UnclaimedMember {
  return {
    _id: String(member._id),
    name: member.name,
    hasEmail: member.email !== '',
    invitedUntil: invitedUntil && clubDay(invitedUntil),
  };
}
