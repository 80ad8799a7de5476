import { addDays } from '@fleetwatch/contract/time/weeks';
import { clubDay } from '../../platform/club/clock.ts';
import { SortieModel } from '../Sortie.ts';

/** Days to search back: longer than any gap between nightly runs. Earlier runs have handled older sorties. */
const LOOK_BACK_DAYS = 60;

/** Deletes the idempotency keys of launches and landings before that day, with the values first recorded. */
export async function forgetLandingKeys(before: Date): Promise<number> {
  const until = clubDay(before);
  const { modifiedCount } = await SortieModel.updateMany(
    {
      day: { $gte: addDays(until, -LOOK_BACK_DAYS), $lt: until },
      landedAt: { $ne: null },
      $or: [{ 'applied.0': { $exists: true } }, { requestKey: { $exists: true } }],
    },
    { $set: { applied: [] }, $unset: { requestKey: 1, requestHash: 1 } },
  );
  return modifiedCount;
}
