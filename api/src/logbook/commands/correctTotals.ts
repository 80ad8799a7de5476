import { Types, type ClientSession } from 'mongoose';
import { creditsOf, dayNumber, sumKey } from '../credits.ts';
import { latestSubjects } from '../latest.ts';
import { TotalModel } from '../Total.ts';
import { adjustAllTotals, type SortieChange } from './adjustTotals.ts';
import { refreshLatest } from './refreshLatest.ts';

const NOTHING = { trips: 0, milesHundredths: 0, soloHundredths: 0, privateHundredths: 0 };

/**
 * Moves the totals by what a correction has changed of landed sorties, in its transaction; one that is new has not landed in its
 * `before`, nor one that is deleted in its `after`. Unlike a landing it may leave a total without anything, whose row goes,
 * and change who rowed on a day or was in a boat last.
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
