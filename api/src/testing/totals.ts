import { TotalModel, type TotalRecord } from '../logbook/Total.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';

/** Returns the stored totals of the current club, by key. */
export async function storedTotals(): Promise<Record<string, object>> {
  return totalsByKey(await TotalModel.find().lean<TotalRecord[]>());
}
