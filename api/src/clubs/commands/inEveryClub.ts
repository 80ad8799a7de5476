import type { Feature } from '@fleetwatch/contract/clubs/features';
import { describeError, log } from '../../platform/logging/log.ts';
import { ClubModel } from '../Club.ts';
import { inClub } from '../clubDirectory.ts';

/**
 * Runs work in every club, one after the other. A failure in one club is logged and does not affect the
 * others.
 * @param failed log event of a failure
 * @param feature only clubs that use it
 */
export async function inEveryClub(
  failed: string,
  work: () => Promise<unknown>,
  feature?: Feature,
): Promise<void> {
  const clubs = await ClubModel.find(feature ? { features: feature } : {})
    .select('_id')
    .sort({ _id: 1 })
    .lean();
  for (const { _id } of clubs) {
    try {
      await inClub(_id, work);
    } catch (error) {
      log('error', { event: failed, club: String(_id), ...describeError(error) });
    }
  }
}
