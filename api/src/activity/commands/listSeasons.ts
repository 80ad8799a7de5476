import { TotalModel } from '../../logbook/Total.ts';
import { clubSeason } from '../../platform/club/clock.ts';

/** Returns the seasons of the log and the current one, latest first (rule season.past). */
export async function listSeasons(): Promise<number[]> {
  const current = clubSeason();
  const seasons = [current];
  for (let before = current; ;) {
    // One index key per season. Season 0 has no distances (`ALL_SEASONS`).
    const next = await TotalModel.findOne({ season: { $gt: 0, $lt: before } })
      .sort({ season: -1 })
      .select('season')
      .lean<{ season: number }>();
    if (!next) return seasons;
    seasons.push(next.season);
    before = next.season;
  }
}
