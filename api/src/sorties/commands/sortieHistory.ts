import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { daysOfMonth } from '../../platform/club/days.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

/** A range of sorties that one index returns in the order of launch. */
export type SortieRange =
  | { day: LocalDateText }
  | { userGroup: string; start: LocalDateText; end: LocalDateText }
  | { fleetGroup: string; start: LocalDateText; end: LocalDateText };

function filterOf(range: SortieRange): object {
  if ('day' in range) return range;
  const { start, end, ...group } = range;
  return { ...group, day: { $gte: start, $lte: end } };
}

const inOrder = { day: 1, launchedAt: 1, _id: 1 } as const;
const ROWS_PER_READ = 500;

/** Streams sorties in the order of launch. */
async function* streamInOrder(filter: object): AsyncGenerator<SortieRecord> {
  const cursor = SortieModel.find(filter)
    .sort(inOrder)
    .lean<SortieRecord[]>()
    .cursor({ batchSize: ROWS_PER_READ });
  try {
    for await (const sortie of cursor) yield sortie;
  } finally {
    await cursor.close();
  }
}

/** The sorties of a day, or of a group's days, in the order of launch. */
export async function listRange(range: SortieRange): Promise<SortieRecord[]> {
  return SortieModel.find(filterOf(range)).sort(inOrder).lean<SortieRecord[]>();
}

/** The same as a stream. */
export function streamRange(range: SortieRange): AsyncGenerator<SortieRecord> {
  return streamInOrder(filterOf(range));
}

function byLaunch(one: SortieRecord, other: SortieRecord): number {
  return (
    one.launchedAt.getTime() - other.launchedAt.getTime() || String(one._id).localeCompare(String(other._id))
  );
}

/** Merges two streams in the order of launch, holding one row of each. */
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

/** All rows of a stream, for a list that is answered as a whole. */
export async function listed(sorties: AsyncGenerator<SortieRecord>): Promise<SortieRecord[]> {
  const all: SortieRecord[] = [];
  for await (const sortie of sorties) all.push(sortie);
  return all;
}

/** Streams a boat's sorties of a month 'YYYY-MM' in the order of launch. */
export function streamBoatMonth(boatId: string, month: string): AsyncGenerator<SortieRecord> {
  return streamInOrder({ boat: boatId, day: { $in: daysOfMonth(month) } });
}

/**
 * Streams the sorties of a month 'YYYY-MM' that a member launched or sat in, in the order of launch. Each role has its
 * own index. Both list the days, because an index over an array (the crew) bounds a range on one side only.
 */
export function streamMemberMonth(memberId: string, month: string): AsyncGenerator<SortieRecord> {
  const day = { $in: daysOfMonth(month) };
  return merged(streamInOrder({ launcher: memberId, day }), streamInOrder({ crew: memberId, day }));
}
