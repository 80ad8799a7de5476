import { readLatest } from '../../logbook/commands/readLatest.ts';
import { readTotals } from '../../logbook/commands/readTotals.ts';
import type { MemberMetrics } from '../memberPresenter.ts';

/** Reads each member's season and last outing by id: of all members, or of the given ones. */
export async function readMemberMetrics(
  memberIds?: readonly string[],
): Promise<(memberId: string) => MemberMetrics> {
  const [totals, latest] = await Promise.all([
    readTotals('member', memberIds),
    readLatest('member', memberIds),
  ]);
  return (memberId) => ({ total: totals.get(memberId), latest: latest.get(memberId) });
}
