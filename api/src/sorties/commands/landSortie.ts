import { clubDay, now } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database.ts';
import { refuseOtherContent, type Repeatable } from '../../platform/once.ts';
import { SortieModel, type AppliedLanding, type SortieRecord } from '../Sortie.ts';
import { sortieNotFound } from './findSortie.ts';
import { moveTotals } from './moveTotals.ts';

/** Landings whose keys a sortie remembers. */
const REMEMBERED_LANDINGS = 20;

export interface Landing {
  /** Sortie id. */
  sortie: string;
  milesHundredths: number;
  notes: string;
}

/** The first landing decides when the boat came in and whether that was late; later ones only correct miles and notes. */
function arrivalOf(before: SortieRecord): Pick<SortieRecord, 'landedAt' | 'isLate'> {
  if (before.landedAt) return { landedAt: before.landedAt, isLate: before.isLate };
  const landedAt = now();
  return { landedAt, isLate: clubDay(landedAt) !== before.day };
}

const asApplied = (sortie: SortieRecord, applied: AppliedLanding): SortieRecord => ({
  ...sortie,
  milesHundredths: applied.milesHundredths,
  notes: applied.notes,
});

/**
 * Lands a sortie, or corrects its landing; every total moves by the difference in the same transaction (design decision
 * "Who gets what credit"). 404 for an unknown sortie. The repeat of a key changes nothing, even when a newer landing came
 * between: it is given the answer it had.
 */
export async function landSortie(landing: Landing, repeat: Repeatable | null = null): Promise<SortieRecord> {
  return inTransaction(async (session) => {
    const before = await SortieModel.findById(landing.sortie).session(session).lean<SortieRecord>();
    if (!before) throw sortieNotFound();
    const applied = repeat && before.applied.find(({ requestKey }) => requestKey === repeat.requestKey);
    if (applied) {
      refuseOtherContent(applied, repeat);
      return asApplied(before, applied);
    }
    const { milesHundredths, notes } = landing;
    const remembered = repeat ? [{ ...repeat, milesHundredths, notes }] : [];
    const after = await SortieModel.findOneAndUpdate(
      { _id: before._id },
      {
        $set: { ...arrivalOf(before), milesHundredths, notes },
        $unset: { isOut: 1 },
        $push: { applied: { $each: remembered, $slice: -REMEMBERED_LANDINGS } },
      },
      { session, returnDocument: 'after' },
    ).lean<SortieRecord>();
    if (!after) throw sortieNotFound();
    await moveTotals(before, after, session);
    return after;
  });
}
