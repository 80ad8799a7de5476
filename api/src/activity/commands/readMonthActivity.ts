import type { Types } from 'mongoose';
import { clubDay } from '../../platform/club/clock.ts';
import { daysOfMonth } from '../../platform/club/days.ts';
import { UNCREDITED } from '../../sorties/credits.ts';
import { SortieModel } from '../../sorties/Sortie.ts';
import type { DaySum } from '../activityPresenter.ts';

interface RowedDay {
  _id: string;
  trips: number;
  milesHundredths: number;
  launchers: Types.ObjectId[];
  /** Those beside the launcher, by boat. */
  crews: Types.ObjectId[][];
}

function countTrips({ launchers, crews }: RowedDay): Record<string, number> {
  const trips: Record<string, number> = {};
  for (const rower of [...launchers, ...crews.flat()].map(String)) trips[rower] = (trips[rower] ?? 0) + 1;
  return trips;
}

/**
 * The club's credited sorties by day: one sum for every day of the current month, future days empty (rules activity.day,
 * credit.counts). The database sums them, because a big club's month is tens of thousands.
 */
export async function readMonthActivity(): Promise<ReadonlyMap<string, DaySum>> {
  const days = daysOfMonth(clubDay().slice(0, 7));
  const rowed = await SortieModel.aggregate<RowedDay>([
    {
      $match: {
        day: { $gte: days[0], $lte: days.at(-1) },
        landedAt: { $ne: null },
        $nor: [UNCREDITED],
      },
    },
    {
      $group: {
        _id: '$day',
        trips: { $sum: 1 },
        milesHundredths: { $sum: '$milesHundredths' },
        launchers: { $push: '$launcher' },
        crews: { $push: '$crew' },
      },
    },
  ]);
  const found = new Map(
    rowed.map((day) => {
      const { _id, trips, milesHundredths } = day;
      return [_id, { trips, milesHundredths, users: countTrips(day) }];
    }),
  );
  return new Map(days.map((day) => [day, found.get(day) ?? { trips: 0, milesHundredths: 0, users: {} }]));
}
