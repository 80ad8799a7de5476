import type { Types } from 'mongoose';
import { clubDay } from '../../platform/club/clock.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { daysOfMonth } from '../../platform/club/days.ts';
import { dayNumber, UNCREDITED } from '../../logbook/credits.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { TotalModel, type TotalRecord } from '../../logbook/Total.ts';
import type { DaySum } from '../activityPresenter.ts';

interface RowedDay {
  _id: string;
  trips: number;
  milesHundredths: number;
  launchers: Types.ObjectId[];
  /** Crew besides the launcher, by boat. */
  crews: Types.ObjectId[][];
}

function countTrips({ launchers, crews }: RowedDay): Record<string, number> {
  const trips: Record<string, number> = {};
  for (const rower of [...launchers, ...crews.flat()].map(String)) trips[rower] = (trips[rower] ?? 0) + 1;
  return trips;
}

/** Days already counted, each with its total at the time of counting. */
type CountedDays = Map<string, { total: string; sum: DaySum }>;

/** Maximum number of clubs whose days are cached. */
const MOST_CLUBS = 1_000;
/** Counted days by club id. */
const countedDays = new Map<string, CountedDays>();

const emptySum = (): DaySum => ({ trips: 0, milesHundredths: 0, users: {} });

/** Evicts the club that was counted first. */
function cacheDays(club: string, days: CountedDays): void {
  countedDays.delete(club);
  const oldest = countedDays.size >= MOST_CLUBS ? countedDays.keys().next().value : undefined;
  if (oldest !== undefined) countedDays.delete(oldest);
  countedDays.set(club, days);
}

/** Reads each day's total as text, by `dayNumber`; days without one are omitted. */
async function readDayTotals(days: readonly string[]): Promise<ReadonlyMap<number, string>> {
  const rows = await TotalModel.find({ season: { $in: days.map(dayNumber) }, kind: 'day' }).lean<
    TotalRecord[]
  >();
  return new Map(
    rows.map(({ _id, season, trips, milesHundredths, changes = 0 }) => [
      season,
      // Includes the id, because a rebuild restarts the change count at 0.
      `${String(_id)} ${trips} ${milesHundredths} ${changes}`,
    ]),
  );
}

async function countDays(days: readonly string[]): Promise<ReadonlyMap<string, DaySum>> {
  if (days.length === 0) return new Map();
  const rowed = await SortieModel.aggregate<RowedDay>([
    { $match: { day: { $in: days }, landedAt: { $ne: null }, $nor: [UNCREDITED] } },
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
  return new Map(
    rowed.map((day) => {
      const { _id, trips, milesHundredths } = day;
      return [_id, { trips, milesHundredths, users: countTrips(day) }];
    }),
  );
}

/**
 * Returns the club's credited sorties by day: one sum for every day of the current month, empty for future
 * days (rules activity.day, credit.counts). Sorties are counted again only for days whose total has changed,
 * because a large club's month is tens of thousands. An unchanged day is the same object as last time.
 */
export async function readMonthActivity(): Promise<ReadonlyMap<string, DaySum>> {
  const days = daysOfMonth(clubDay().slice(0, 7));
  const club = String(currentClub().id);
  const before: CountedDays = countedDays.get(club) ?? new Map();
  const totals = await readDayTotals(days);
  const totalOf = (day: string): string => totals.get(dayNumber(day)) ?? '';
  const changed = await countDays(days.filter((day) => before.get(day)?.total !== totalOf(day)));
  const now: CountedDays = new Map(
    days.map((day) => {
      const total = totalOf(day);
      const known = before.get(day);
      return [day, known?.total === total ? known : { total, sum: changed.get(day) ?? emptySum() }];
    }),
  );
  cacheDays(club, now);
  return new Map([...now].map(([day, { sum }]) => [day, sum]));
}
