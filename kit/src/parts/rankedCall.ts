import type { RankedCsv } from './listPlace.ts';

/** Path of a ranked file: 'fleet-csv/all/2', 'fleet-csv/all/2?season=2025'. */
export const rankedCall = (call: 'fleet-csv' | 'users-csv', { group, sort, season }: RankedCsv): string =>
  `${call}/${group}/${sort}${season ? `?season=${encodeURIComponent(season)}` : ''}`;
