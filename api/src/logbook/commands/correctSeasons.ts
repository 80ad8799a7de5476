import { seasonOfDay } from '@fleetwatch/contract/time/season';
import type { ClientSession } from 'mongoose';
import { currentClub } from '../../platform/club/clubScope.ts';
import { SortieModel } from '../Sortie.ts';

/** Builds filters for sorties stored under a season other than that of their day, by the correct season. */
async function misplacedSorties(session: ClientSession | null): Promise<Map<number, object>> {
  const { seasonStart } = currentClub();
  const spans = new Map<number, { $gte: string; $lte: string }>();
  for (const day of (await SortieModel.distinct('day').session(session)).sort()) {
    const season = seasonOfDay(day, seasonStart);
    spans.set(season, { $gte: spans.get(season)?.$gte ?? day, $lte: day });
  }
  return new Map([...spans].map(([season, day]) => [season, { day, season: { $ne: season } }]));
}

/** Returns the seasons that lack sorties of their days (rule credit.season). */
export async function seasonsToCorrect(session: ClientSession | null): Promise<number[]> {
  const seasons: number[] = [];
  for (const [season, misplaced] of await misplacedSorties(session)) {
    if (await SortieModel.exists(misplaced).session(session)) seasons.push(season);
  }
  return seasons;
}

/** Moves every sortie to the season of its day (rule credit.season). The caller must update the totals. */
export async function correctSeasons(session: ClientSession | null = null): Promise<void> {
  for (const [season, misplaced] of await misplacedSorties(session)) {
    await SortieModel.updateMany(misplaced, { $set: { season } }).session(session);
  }
}
