import type { Surroundings } from '@fleetwatch/contract/clearances/when';
import { compareReading, conditionsAt } from '@fleetwatch/contract/conditions/flags';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { isDark } from '../../clubs/daylight.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { readConditions } from './readConditions.ts';

const UNKNOWN: Surroundings = { isDark: null, waterC: null, flag: null };

/**
 * Reads the conditions at an instant. Water and flag are unknown in a club without conditions, and light in
 * one without a place.
 */
export async function readSurroundings(at: Date): Promise<Surroundings> {
  const { place } = await currentClubRecord();
  const isDarkThen = place ? isDark(at.getTime(), place) : null;
  if (!usesFeature('conditions')) return { ...UNKNOWN, isDark: isDarkThen };
  const answer = await readConditions(true, at.getTime());
  const water = compareReading(answer, at.getTime()).filter(({ input }) => input === 'waterC');
  return {
    isDark: isDarkThen,
    waterC: water.length === 0 ? null : Math.min(...water.map(({ value }) => value)),
    // A club without rules has no flag until a member raises one.
    flag: conditionsAt(answer, at.getTime()).flag ?? 'green',
  };
}
