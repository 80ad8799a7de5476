import { Types, type ClientSession } from 'mongoose';
import { inTransaction } from '../../platform/database/database.ts';
import { creditDifference, creditsOf, sumKey, type Credit } from '../credits.ts';
import { latestSubjects, latestText } from '../latest.ts';
import { SortieModel, type SortieRecord } from '../Sortie.ts';
import { ALL_SEASONS, TotalModel, type TotalRecord } from '../Total.ts';
import { correctSeasons } from './correctSeasons.ts';

type NewTotal = Omit<TotalRecord, '_id' | 'club'>;

const BATCH = 1_000;
/** Timeout for a large club's many sorties. */
const REBUILD_LIMIT = { timeoutMs: 600_000 };

/** Sums sorties into totals, as landing them one by one would. */
class Tally {
  readonly #sums = new Map<string, Credit>();
  readonly #latest = new Map<string, NewTotal>();

  add(sortie: SortieRecord): void {
    for (const credit of creditsOf(sortie)) {
      const sum = this.#sums.get(sumKey(credit));
      this.#sums.set(sumKey(credit), sum ? (creditDifference([], [sum, credit])[0] ?? sum) : credit);
    }
    for (const { kind, subject } of latestSubjects(sortie)) {
      const key = sumKey({ season: ALL_SEASONS, kind, subject });
      const latest = latestText(sortie);
      const known = this.#latest.get(key)?.latest ?? '';
      if (latest <= known) continue;
      this.#latest.set(key, {
        ...NOTHING,
        season: ALL_SEASONS,
        kind,
        subject: new Types.ObjectId(subject),
        latest,
      });
    }
  }

  totals(): NewTotal[] {
    const sums = [...this.#sums.values()].map(({ byWorkoutType, subject, ...sum }) => ({
      ...sum,
      subject: new Types.ObjectId(subject),
      ...(Object.keys(byWorkoutType).length > 0 ? { byWorkoutType } : {}),
    }));
    return [...sums, ...this.#latest.values()];
  }
}

const NOTHING = { trips: 0, milesHundredths: 0, soloHundredths: 0, privateHundredths: 0 };

/** Computes the totals of the club's sorties, read in the transaction if one is given. */
export async function tallySorties(session: ClientSession | null = null): Promise<NewTotal[]> {
  const tally = new Tally();
  const sorties = SortieModel.find({ landedAt: { $ne: null } })
    .session(session)
    .sort({ day: 1, launchedAt: 1, _id: 1 })
    .lean<SortieRecord[]>()
    .cursor();
  for await (const sortie of sorties) tally.add(sortie);
  return tally.totals();
}

/**
 * Replaces the club's totals with those of its sorties, each in the season of its day. Returns the number of
 * rows. No landing in this process runs during it; a landing in another process makes the transaction retry.
 */
export async function rebuildTotals(): Promise<number> {
  return inTransaction(async (session) => {
    await correctSeasons(session);
    const totals = await tallySorties(session);
    await TotalModel.deleteMany({}).session(session);
    for (let start = 0; start < totals.length; start += BATCH) {
      await TotalModel.insertMany(totals.slice(start, start + BATCH), { session });
    }
    return totals.length;
  }, REBUILD_LIMIT);
}
