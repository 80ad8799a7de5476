import type { CreditKind } from '../credits.ts';
import { readLatestText, type Latest } from '../latest.ts';
import { ALL_SEASONS, TotalModel, type TotalRecord } from '../Total.ts';

/** Returns the latest landed sortie by subject id, in any season: of all subjects, or of the given ones. */
export async function readLatest(
  kind: CreditKind,
  subjects?: readonly string[],
): Promise<ReadonlyMap<string, Latest>> {
  const which = subjects ? { subject: { $in: [...new Set(subjects)] } } : {};
  const rows = await TotalModel.find({ season: ALL_SEASONS, kind, ...which }).lean<TotalRecord[]>();
  return new Map(
    rows.flatMap((row) => (row.latest ? [[String(row.subject), readLatestText(row.latest)] as const] : [])),
  );
}
