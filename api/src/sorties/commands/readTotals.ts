import { setImmediate as nextMoment } from 'node:timers/promises';
import { clubSeason } from '../../platform/clock.ts';
import { currentClub } from '../../platform/clubScope.ts';
import type { CreditKind } from '../credits.ts';
import { TotalModel, type TotalRecord } from '../Total.ts';

/** This season's sums of one kind by subject id: of all subjects, or of those named. */
export async function readTotals(
  kind: CreditKind,
  subjects?: readonly string[],
): Promise<ReadonlyMap<string, TotalRecord>> {
  const which = subjects ? { subject: { $in: [...new Set(subjects)] } } : {};
  const rows = await TotalModel.find({ season: clubSeason(), kind, ...which }).lean<TotalRecord[]>();
  return new Map(rows.map((row) => [String(row.subject), row]));
}

/** Members whose sums are asked for in the same moment, by club. */
const asked = new Map<string, { members: Set<string>; rows: Promise<ReadonlyMap<string, TotalRecord>> }>();

/** One member's sums of this season. Those asked for in the same moment, as by a crowd that lands, are read together. */
export async function readMemberTotal(memberId: string): Promise<TotalRecord | undefined> {
  const club = String(currentClub().id);
  const present = asked.get(club);
  present?.members.add(memberId);
  const members = present?.members ?? new Set([memberId]);
  const rows =
    present?.rows ??
    nextMoment().then(() => {
      // Whoever asks from now on must see what was written by now.
      asked.delete(club);
      return readTotals('member', [...members]);
    });
  asked.set(club, { members, rows });
  return (await rows).get(memberId);
}
