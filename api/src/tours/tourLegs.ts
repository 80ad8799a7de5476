import { legHundredths } from '@fleetwatch/contract/tours/rules';
import type { TourLeg } from '@fleetwatch/contract/tours/wire';
import type { TourLegRecord, TourRecord } from './Tour.ts';

/** Builds the stored legs of a tour, earliest first, with their sum. */
export function legRecords(legs: readonly TourLeg[]): Pick<TourRecord, 'legs' | 'milesHundredths'> {
  const kept = legs
    .map((leg) => ({
      day: leg.date,
      from: leg.from.trim(),
      to: leg.to.trim(),
      milesHundredths: legHundredths(leg),
    }))
    .sort((one, other) => Number(one.day > other.day) - Number(one.day < other.day));
  return { legs: kept, milesHundredths: kept.reduce((sum, leg) => sum + leg.milesHundredths, 0) };
}

/** Presents a leg on the wire. */
export const presentLeg = ({ day, from, to, milesHundredths }: TourLegRecord): TourLeg => ({
  date: day,
  from,
  to,
  miles: milesHundredths / 100,
});
