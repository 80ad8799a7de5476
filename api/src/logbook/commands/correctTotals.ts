import { Types, type ClientSession } from 'mongoose';
import { creditsOf, dayNumber, sumKey } from '../credits.ts';
import { latestSubjects } from '../latest.ts';
import { TotalModel } from '../Total.ts';
import { adjustAllTotals, type SortieChange } from './adjustTotals.ts';
import { refreshLatest } from './refreshLatest.ts';

const NOTHING = { trips: 0, milesHundredths: 0, soloHundredths: 0, privateHundredths: 0 };

/**
 * Adjusts the totals to a correction of landed sorties, in its transaction. A new sortie has not landed in
 * its `before`, nor a deleted one in its `after`. Unlike a landing, a correction may empty a total, whose
 * row is deleted, and change a day's rowers or a boat's latest crew.
 */
export async function correctTotals(changes: readonly SortieChange[], session: ClientSession): Promise<void> {
  await adjustAllTotals(changes, session);
  const sorties = changes.flatMap(({ before, after }) => [before, after]);
  const days = [...new Set(sorties.map(({ day }) => dayNumber(day)))];
  await TotalModel.updateMany({ kind: 'day', season: { $in: days } }, { $inc: { changes: 1 } }, { session });
  const credits = new Map(sorties.flatMap(creditsOf).map((credit) => [sumKey(credit), credit]));
  const rows = [...credits.values()].map(({ season, kind, subject }) => ({
    season,
    kind,
    subject: new Types.ObjectId(subject),
  }));
  if (rows.length > 0) await TotalModel.deleteMany({ $or: rows, ...NOTHING }, { session });
  await refreshLatest(sorties.flatMap(latestSubjects), session);
}
