import { SortieModel, type SortieRecord } from '../Sortie.ts';

/** Those who may land a sortie without being a coach see it as outstanding: its launcher and its crew. */
const outstandingOf = (memberId: string): object => ({
  isOut: true,
  $or: [{ launcher: memberId }, { crew: memberId }],
});

/** A member's sorties that are still out, in the order of launch. */
export async function listOutstanding(memberId: string): Promise<SortieRecord[]> {
  return SortieModel.find(outstandingOf(memberId)).sort({ launchedAt: 1, _id: 1 }).lean<SortieRecord[]>();
}

export async function countOutstanding(memberId: string): Promise<number> {
  return SortieModel.countDocuments(outstandingOf(memberId));
}
