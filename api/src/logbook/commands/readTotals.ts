import type { Types } from 'mongoose';
import { clubSeason } from '../../platform/club/clock.ts';
import type { CreditKind } from '../credits.ts';
import type { SortieRecord } from '../Sortie.ts';
import { TotalModel, type TotalRecord } from '../Total.ts';

/**
 * Returns a season's totals of one kind by subject id, this one's by default: of all subjects, or of the
 * given ones.
 */
export async function readTotals(
  kind: CreditKind,
  subjects?: readonly string[],
  season: number = clubSeason(),
): Promise<ReadonlyMap<string, TotalRecord>> {
  const which = subjects ? { subject: { $in: [...new Set(subjects)] } } : {};
  const rows = await TotalModel.find({ season, kind, ...which }).lean<TotalRecord[]>();
  return new Map(rows.map((row) => [String(row.subject), row]));
}

/** Returns this season's totals of the members who launched these sorties, by member id. */
export async function readLauncherTotals(
  sorties: readonly SortieRecord[],
): Promise<ReadonlyMap<string, TotalRecord>> {
  if (sorties.length === 0) return new Map();
  return readTotals(
    'member',
    sorties.map(({ launcher }) => String(launcher)),
  );
}

/** Sums a boat's distance in all seasons, in hundredths of a mile. */
export async function lifetimeHundredths(boat: Types.ObjectId): Promise<number> {
  const rows = await TotalModel.find({ kind: 'boat', subject: boat })
    .select('milesHundredths')
    .lean<Pick<TotalRecord, 'milesHundredths'>[]>();
  return rows.reduce((sum, { milesHundredths }) => sum + milesHundredths, 0);
}
