import type { CreditKind } from '../credits.ts';
import { readLatestText, type Latest } from '../latest.ts';
import { EVER, TotalModel, type TotalRecord } from '../Total.ts';

/** The latest landed sortie by subject id, whatever its season. */
export async function readLatest(kind: CreditKind): Promise<ReadonlyMap<string, Latest>> {
  const rows = await TotalModel.find({ season: EVER, kind }).lean<TotalRecord[]>();
  return new Map(
    rows.flatMap((row) => (row.latest ? [[String(row.subject), readLatestText(row.latest)] as const] : [])),
  );
}
