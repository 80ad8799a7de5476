import { Types, type AnyBulkWriteOperation, type ClientSession } from 'mongoose';
import { creditDifference, creditsOf, sumKey, type Credit } from '../credits.ts';
import { latestSubjects, latestText } from '../latest.ts';
import type { SortieRecord } from '../Sortie.ts';
import { ALL_SEASONS, TotalModel, type TotalRecord } from '../Total.ts';

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

/** A sortie before and after its landing, correction or credit. */
export interface SortieChange {
  before: SortieRecord;
  after: SortieRecord;
}

/** Latest sortie noted for each subject (`latestText`), by the subject's key. */
export type NotedLatest = Map<string, string>;

/**
 * Builds updates of the latest sortie of each boat and rower in these landings.
 * @param noted sorties noted so far: earlier ones are skipped, and later ones added
 */
function latestUpdates(
  changes: readonly SortieChange[],
  noted: NotedLatest,
): AnyBulkWriteOperation<TotalRecord>[] {
  const moves = new Map<string, AnyBulkWriteOperation<TotalRecord>>();
  for (const { before, after } of changes) {
    if (before.landedAt) continue;
    const latest = latestText(after);
    for (const { kind, subject } of latestSubjects(after)) {
      const key = sumKey({ season: ALL_SEASONS, kind, subject });
      if ((noted.get(key) ?? '') >= latest) continue;
      noted.set(key, latest);
      const filter = { season: ALL_SEASONS, kind, subject: new Types.ObjectId(subject) };
      moves.set(key, { updateOne: { filter, update: { $max: { latest } }, upsert: true } });
    }
  }
  return [...moves.values()];
}

/**
 * Changes every total by the difference in the sorties' credits, in the transaction that changes the
 * sorties.
 * @param noted kept between calls by a caller that goes from the latest landings to the earliest
 */
export async function adjustAllTotals(
  changes: readonly SortieChange[],
  session: ClientSession,
  noted: NotedLatest = new Map(),
): Promise<void> {
  const differences = changes.flatMap(({ before, after }) =>
    creditDifference(creditsOf(before), creditsOf(after)),
  );
  const moves = [...creditDifference([], differences).map(incrementOf), ...latestUpdates(changes, noted)];
  if (moves.length > 0) await TotalModel.bulkWrite(moves, { session, ordered: true });
}

/** Adjusts the totals for one sortie. */
export async function adjustTotals(
  before: SortieRecord,
  after: SortieRecord,
  session: ClientSession,
): Promise<void> {
  await adjustAllTotals([{ before, after }], session);
}
