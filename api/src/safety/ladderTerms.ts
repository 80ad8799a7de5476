import type { DayEnd } from '@fleetwatch/contract/safety/ladder';
import { readSurroundings } from '../conditions/commands/readSurroundings.ts';
import { fleetGroupDirectory } from '../fleetgroups/fleetGroupDirectory.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { now } from '../platform/club/clock.ts';
import { dayEndOf } from '../clubs/clubSafety.ts';
import type { LadderTerms } from './trip.ts';

/**
 * Reads the facts, besides the sorties, that the ladders of the current club's boats need. Computes the sun
 * once per day, however many boats there are.
 */
export async function ladderTerms(): Promise<LadderTerms> {
  const [members, groups, present] = await Promise.all([
    memberDirectory.get(),
    fleetGroupDirectory.get(),
    readSurroundings(now()),
  ]);
  const known = new Map<string, DayEnd>();
  return {
    members,
    groups,
    present,
    dayEnd(day) {
      const end = known.get(day) ?? dayEndOf(day);
      known.set(day, end);
      return end;
    },
  };
}
