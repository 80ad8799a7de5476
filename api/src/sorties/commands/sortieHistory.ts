import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { daysOfMonth } from '../../platform/days.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';

/** A stretch of sorties that one index gives in the order of launch. */
export type SortieStretch =
  | { day: LocalDateText }
  | { userGroup: string; start: LocalDateText; end: LocalDateText }
  | { fleetGroup: string; start: LocalDateText; end: LocalDateText };

function filterOf(stretch: SortieStretch): object {
  if ('day' in stretch) return stretch;
  const { start, end, ...group } = stretch;
  return { ...group, day: { $gte: start, $lte: end } };
}

const inOrder = { day: 1, launchedAt: 1, _id: 1 } as const;
const ROWS_PER_READ = 500;

/** The sorties of a day, or of a group's days, in the order of launch. */
export async function listStretch(stretch: SortieStretch): Promise<SortieRecord[]> {
  return SortieModel.find(filterOf(stretch)).sort(inOrder).lean<SortieRecord[]>();
}

/** The same, read as they are asked for. */
export async function* readStretch(stretch: SortieStretch): AsyncGenerator<SortieRecord> {
  const cursor = SortieModel.find(filterOf(stretch))
    .sort(inOrder)
    .lean<SortieRecord[]>()
    .cursor({ batchSize: ROWS_PER_READ });
  try {
    for await (const sortie of cursor) yield sortie;
  } finally {
    await cursor.close();
  }
}

function byLaunch(one: SortieRecord, other: SortieRecord): number {
  return (
    one.launchedAt.getTime() - other.launchedAt.getTime() || String(one._id).localeCompare(String(other._id))
  );
}

/** A boat's sorties of a month 'YYYY-MM', in the order of launch. */
export async function listBoatMonth(boatId: string, month: string): Promise<SortieRecord[]> {
  const sorties = await SortieModel.find({ boat: boatId, day: { $in: daysOfMonth(month) } }).lean<
    SortieRecord[]
  >();
  return sorties.toSorted(byLaunch);
}

/**
 * The sorties of a month 'YYYY-MM' that a member launched or sat in, in the order of launch. Two reads, each by its
 * index: the one over crews holds lists, where a range of days would bound one side only.
 */
export async function listMemberMonth(memberId: string, month: string): Promise<SortieRecord[]> {
  const day = { $in: daysOfMonth(month) };
  const [launched, boated] = await Promise.all([
    SortieModel.find({ launcher: memberId, day }).lean<SortieRecord[]>(),
    SortieModel.find({ crew: memberId, day }).lean<SortieRecord[]>(),
  ]);
  return [...launched, ...boated].toSorted(byLaunch);
}
