import { CLOSED_DAMAGES_MAX } from '@fleetwatch/contract/damages/limits';
import { seasonSpan } from '@fleetwatch/contract/time/season';
import { DAMAGE_NOT_FOUND } from '@fleetwatch/contract/damages/texts';
import type { ClientSession } from 'mongoose';
import { clubSeason } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { LATEST_FIRST, type ListCursor, afterCursor } from '../../platform/http/latestFirst.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** Lists all reports of a season, this one's by default, oldest first. */
export async function listDamagesOfSeason(season: number = clubSeason()): Promise<DamageRecord[]> {
  const { start, end } = seasonSpan(season, currentClub().seasonStart);
  return DamageModel.find({ day: { $gte: start, $lte: end } })
    .sort({ at: 1, _id: 1 })
    .lean<DamageRecord[]>();
}

/** Returns a page of closed and rejected reports, latest first, and whether more follow. */
export async function listEndedDamages(
  after: ListCursor | null,
): Promise<{ damages: DamageRecord[]; hasMore: boolean }> {
  const found = await DamageModel.find({ isPending: false, ...afterCursor(after) })
    .sort(LATEST_FIRST)
    .limit(CLOSED_DAMAGES_MAX + 1)
    .lean<DamageRecord[]>();
  return { damages: found.slice(0, CLOSED_DAMAGES_MAX), hasMore: found.length > CLOSED_DAMAGES_MAX };
}

/** Finds a report, in the transaction if one is given. 404 for an unknown one. */
export async function findDamage(id: string, session: ClientSession | null = null): Promise<DamageRecord> {
  const damage = await DamageModel.findById(id).session(session).lean<DamageRecord>();
  if (!damage) throw new ApiError('not_found', DAMAGE_NOT_FOUND);
  return damage;
}
