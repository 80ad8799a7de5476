import { Types } from 'mongoose';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import type { RowedTotals } from '../rowedInClass.ts';

type Outing = Pick<SortieRecord, 'fleetGroup' | 'milesHundredths' | 'launchedAt' | 'landedAt'>;

/**
 * Sums a member's landed outings of all seasons by class id; a late landing counts once a coach has credited
 * it.
 */
export async function readRowedByClass(memberId: string): Promise<ReadonlyMap<string, RowedTotals>> {
  const member = new Types.ObjectId(memberId);
  const outings = await SortieModel.find({
    $or: [{ launcher: member }, { crew: member }],
    $and: [{ $or: [{ isLate: false }, { creditedBy: { $exists: true } }] }],
    landedAt: { $ne: null },
  })
    .select('fleetGroup milesHundredths launchedAt landedAt')
    .lean<Outing[]>();
  const rowed = new Map<string, RowedTotals>();
  for (const { fleetGroup, milesHundredths, launchedAt, landedAt } of outings) {
    const before = rowed.get(String(fleetGroup)) ?? { milesHundredths: 0, ms: 0 };
    const ms = landedAt === null ? 0 : Math.max(0, landedAt.getTime() - launchedAt.getTime());
    rowed.set(String(fleetGroup), {
      milesHundredths: before.milesHundredths + milesHundredths,
      ms: before.ms + ms,
    });
  }
  return rowed;
}
