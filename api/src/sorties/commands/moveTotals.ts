import { Types, type AnyBulkWriteOperation, type ClientSession } from 'mongoose';
import { creditDifference, creditsOf, type Credit } from '../credits.ts';
import { latestSubjects, latestText } from '../latest.ts';
import type { SortieRecord } from '../Sortie.ts';
import { EVER, TotalModel, type TotalRecord } from '../Total.ts';

function incrementOf(credit: Credit): AnyBulkWriteOperation<TotalRecord> {
  const byType = Object.entries(credit.byWorkoutType).map(([type, trips]) => [
    `byWorkoutType.${type}`,
    trips,
  ]);
  return {
    updateOne: {
      filter: { season: credit.season, kind: credit.kind, subject: new Types.ObjectId(credit.subject) },
      update: {
        $inc: {
          trips: credit.trips,
          milesHundredths: credit.milesHundredths,
          soloHundredths: credit.soloHundredths,
          privateHundredths: credit.privateHundredths,
          ...Object.fromEntries(byType),
        },
      },
      upsert: true,
    },
  };
}

/** Moves every total by what a sortie's change makes of its credits, in the transaction that changes the sortie. */
export async function moveTotals(
  before: SortieRecord,
  after: SortieRecord,
  session: ClientSession,
): Promise<void> {
  const moves = creditDifference(creditsOf(before), creditsOf(after)).map(incrementOf);
  if (!before.landedAt) {
    const latest = latestText(after);
    for (const { kind, subject } of latestSubjects(after)) {
      const filter = { season: EVER, kind, subject: new Types.ObjectId(subject) };
      moves.push({ updateOne: { filter, update: { $max: { latest } }, upsert: true } });
    }
  }
  if (moves.length > 0) await TotalModel.bulkWrite(moves, { session, ordered: true });
}
