import { seasonFileName } from '@fleetwatch/contract/time/season';
import { clubDay, clubSeason } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';

/** Part of a ranking's file name: today, or the name of a past season (rule season.past). */
export const rankedFileDay = (season = clubSeason()): string =>
  season === clubSeason() ? clubDay() : seasonFileName(season, currentClub().seasonStart);
