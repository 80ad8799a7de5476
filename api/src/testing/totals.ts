import { TotalModel, type TotalRecord } from '../sorties/Total.ts';
import { totalsByKey } from '../sorties/totalsByKey.ts';

/** The current club's totals as they are kept. */
export async function storedTotals(): Promise<Record<string, object>> {
  return totalsByKey(await TotalModel.find().lean<TotalRecord[]>());
}
