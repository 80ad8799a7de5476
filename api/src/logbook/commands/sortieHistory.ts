import type { SortieSum } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { daysOfMonth } from '../../platform/club/days.ts';
import { notAway } from '../away.ts';
import { CREDITED_HUNDREDTHS } from '../credits.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

/**
 * A range of past sorties, in launch order. `month` is 'YYYY-MM'; a member's sorties include those they
 * launched and those they were crew in.
 */
export type SortieRange =
  | { day: LocalDateText }
  | { userGroup: string; start: LocalDateText; end: LocalDateText }
  | { fleetGroup: string; start: LocalDateText; end: LocalDateText }
  | { boat: string; month: string }
  | { member: string; month: string };

/**
 * Builds the queries for a range, each using one index. A member's two roles have one index each; a month
 * lists its days, because an index over an array (the crew) bounds a range on one side only.
 */
function filtersOf(range: SortieRange): object[] {
  return rangeFilters(range).map((filter) => ({ ...filter, ...notAway() }));
}

function rangeFilters(range: SortieRange): object[] {
  if ('day' in range) return [range];
  if ('month' in range) {
    const day = { $in: daysOfMonth(range.month) };
    if ('boat' in range) return [{ boat: range.boat, day }];
    return [
      { launcher: range.member, day },
      { crew: range.member, day },
    ];
  }
  const { start, end, ...group } = range;
  return [{ ...group, day: { $gte: start, $lte: end } }];
}

const launchOrder = (way: 1 | -1) => ({ day: way, launchedAt: way, _id: way }) as const;
const ROWS_PER_READ = 500;

/** Position of a sortie in launch order. */
export interface SortiePlace {
  day: LocalDateText;
  launchedAt: Date;
  /** Sortie id. */
  id: string;
}

export interface PageOfRange {
  /** Maximum number of rows. */
  limit: number;
  /** Last row of the previous page; null for the first page. */
  after: SortiePlace | null;
  isLatestFirst: boolean;
}

function beyond({ after, isLatestFirst }: PageOfRange): object {
  if (!after) return {};
  const { day, launchedAt, id } = after;
  const past = isLatestFirst ? '$lt' : '$gt';
  return {
    $and: [
      // Bounds the index; the rest decides within that day.
      { day: { [isLatestFirst ? '$lte' : '$gte']: day } },
      {
        $or: [
          { day: { [past]: day } },
          { day, launchedAt: { [past]: launchedAt } },
          { day, launchedAt, _id: { [past]: id } },
        ],
      },
    ],
  };
}

function byLaunch(one: SortieRecord, other: SortieRecord): number {
  return (
    one.launchedAt.getTime() - other.launchedAt.getTime() || String(one._id).localeCompare(String(other._id))
  );
}

/** Returns one page of a range, and whether more follow. */
export async function readPage(
  range: SortieRange,
  page: PageOfRange,
): Promise<{ sorties: SortieRecord[]; hasMore: boolean }> {
  const way = page.isLatestFirst ? -1 : 1;
  const parts = await Promise.all(
    filtersOf(range).map((filter) =>
      SortieModel.find({ ...filter, ...beyond(page) })
        .sort(launchOrder(way))
        .limit(page.limit + 1)
        .lean<SortieRecord[]>(),
    ),
  );
  const found = parts.flat().sort((one, other) => way * byLaunch(one, other));
  return { sorties: found.slice(0, page.limit), hasMore: found.length > page.limit };
}

interface SumOfDay {
  _id: LocalDateText;
  sorties: number;
  hundredths: number;
}

/** Sums a range in the database. */
export async function sumRange(range: SortieRange): Promise<SortieSum> {
  const parts = await Promise.all(
    filtersOf(range).map((filter) =>
      SortieModel.aggregate<SumOfDay>([
        { $match: SortieModel.find().cast(SortieModel, filter) },
        { $group: { _id: '$day', sorties: { $sum: 1 }, hundredths: { $sum: CREDITED_HUNDREDTHS } } },
      ]),
    ),
  );
  const days = parts.flat();
  return {
    sorties: days.reduce((sum, { sorties }) => sum + sorties, 0),
    miles: days.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100,
    days: new Set(days.map(({ _id }) => _id)).size,
  };
}

/** Streams sorties in launch order. */
async function* streamInOrder(filter: object): AsyncGenerator<SortieRecord> {
  const cursor = SortieModel.find(filter)
    .sort(launchOrder(1))
    .lean<SortieRecord[]>()
    .cursor({ batchSize: ROWS_PER_READ });
  try {
    for await (const sortie of cursor) yield sortie;
  } finally {
    await cursor.close();
  }
}

/** Merges two streams in launch order, holding one row of each. */
async function* merged(
  one: AsyncGenerator<SortieRecord>,
  other: AsyncGenerator<SortieRecord>,
): AsyncGenerator<SortieRecord> {
  try {
    let [left, right] = await Promise.all([one.next(), other.next()]);
    while (!left.done || !right.done) {
      if (right.done || (!left.done && byLaunch(left.value, right.value) <= 0)) {
        yield left.value as SortieRecord;
        left = await one.next();
      } else {
        yield right.value;
        right = await other.next();
      }
    }
  } finally {
    await Promise.all([one.return(undefined), other.return(undefined)]);
  }
}

/** Streams a range, for a file. */
export function streamRange(range: SortieRange): AsyncGenerator<SortieRecord> {
  return filtersOf(range).map(streamInOrder).reduce(merged);
}
