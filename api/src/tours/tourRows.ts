import { legNotes } from '@fleetwatch/contract/tours/rules';
import { Types } from 'mongoose';
import { clubSeason } from '../platform/club/clock.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import type { TourLegRecord, TourRecord } from './Tour.ts';
import { timeOfLeg } from './tourTimes.ts';

/** A day of a tour in the log. */
export type TourRow = SortieRecord & { landedAt: Date };

type Template = Pick<
  SortieRecord,
  | ('club' | 'boat' | 'boatName' | 'moniker' | 'fleetGroup' | 'isSolo' | 'isPrivate')
  | ('launcher' | 'userGroup' | 'crew' | 'workout')
>;

/** Builds the notes that a leg gives a boat's day, in place of those in the log. */
export function notesByLeg(
  { _id, name }: Pick<TourRecord, '_id' | 'name'>,
  { day, from, to, milesHundredths }: TourLegRecord,
) {
  const at = timeOfLeg(day);
  return {
    launchedAt: at,
    landedAt: at,
    day,
    season: clubSeason(day),
    milesHundredths,
    notes: legNotes(name, { from, to }),
    isLate: false,
    tour: { _id, name },
  };
}

/**
 * Builds a sortie for a leg, besides the one with which the boat left: with its boat and crew, but none of
 * its launch fields.
 */
export function rowOf(template: Template, tour: TourRecord, leg: TourLegRecord): TourRow {
  const { club, boat, boatName, moniker, fleetGroup, isSolo, isPrivate } = template;
  const { launcher, userGroup, crew, workout } = template;
  return {
    _id: new Types.ObjectId(),
    club,
    boat,
    boatName,
    moniker,
    fleetGroup,
    isSolo,
    isPrivate,
    launcher,
    userGroup,
    crew,
    workout,
    applied: [],
    ...notesByLeg(tour, leg),
  };
}
