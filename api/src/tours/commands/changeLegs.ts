import { legNotes } from '@fleetwatch/contract/tours/rules';
import type { TourLegsBody } from '@fleetwatch/contract/tours/wire';
import type { ClientSession } from 'mongoose';
import { VoidSortieModel } from '../../corrections/VoidSortie.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { correctTotals } from '../../logbook/commands/correctTotals.ts';
import type { SortieChange } from '../../logbook/commands/adjustTotals.ts';
import { SortieModel } from '../../logbook/Sortie.ts';
import { TourModel, type TourLegRecord, type TourRecord } from '../Tour.ts';
import { legRecords } from '../tourLegs.ts';
import { assertMayEditLegs } from '../tourPolicy.ts';
import { rowOf, type TourRow } from '../tourRows.ts';
import { findTour } from './listTours.ts';
import { refuseLegs } from './landTour.ts';

/** Changes to the log: changed, added and removed days. */
interface LegSteps {
  changed: { before: TourRow; after: TourRow }[];
  added: TourRow[];
  removed: TourRow[];
}

/** Returns a day's notes; those of a day that was corrected by hand stay. */
const notesAfter = (row: TourRow, tour: TourRecord, before: TourLegRecord, after: TourLegRecord): string =>
  row.notes === legNotes(tour.name, before) ? legNotes(tour.name, after) : row.notes;

/** Finds the row nearest to a day, for each boat that had left by then; its crew is copied to a new day. */
function templatesFor(day: string, tour: TourRecord, rows: readonly TourRow[]): TourRow[] {
  return tour.boats.flatMap(({ boat, since }) => {
    const own = rows.filter((row) => row.boat.equals(boat));
    const nearest = own.findLast((row) => row.day < day) ?? own[0];
    return nearest && since !== undefined && since <= day ? [nearest] : [];
  });
}

/**
 * Compares legs with the previous ones, day by day. A deleted outing stays deleted while its day has a leg;
 * it comes back if the leg is removed and added again.
 * @param rows of the tour, in the order of their days
 */
function stepsOf(tour: TourRecord, legs: readonly TourLegRecord[], rows: readonly TourRow[]): LegSteps {
  const [then, after] = [tour.legs, legs].map((list) => new Map(list.map((leg) => [leg.day, leg])));
  const steps: LegSteps = { changed: [], added: [], removed: [] };
  for (const row of rows) {
    const before = then?.get(row.day);
    const leg = after?.get(row.day);
    if (!leg) steps.removed.push(row);
    else if (before && JSON.stringify(leg) !== JSON.stringify(before)) {
      const { milesHundredths } = leg;
      steps.changed.push({
        before: row,
        after: { ...row, milesHundredths, notes: notesAfter(row, tour, before, leg) },
      });
    }
  }
  for (const leg of legs.filter(({ day }) => !then?.has(day)))
    steps.added.push(...templatesFor(leg.day, tour, rows).map((row) => rowOf(row, tour, leg)));
  return steps;
}

const asOut = (row: TourRow): SortieChange['before'] => ({ ...row, landedAt: null });

/** Applies changed legs of a landed tour to the log, with the totals. */
async function changeLog(
  tour: TourRecord,
  legs: readonly TourLegRecord[],
  session: ClientSession,
): Promise<void> {
  const rows = await SortieModel.find({ 'tour._id': tour._id, landedAt: { $ne: null } })
    .sort({ day: 1, _id: 1 })
    .session(session)
    .lean<TourRow[]>();
  const { changed, added, removed } = stepsOf(tour, legs, rows);
  for (const { after } of changed) {
    const { milesHundredths, notes } = after;
    await SortieModel.updateOne({ _id: after._id }, { $set: { milesHundredths, notes } }, { session });
  }
  if (added.length > 0) await SortieModel.insertMany(added, { session });
  if (removed.length > 0) {
    await VoidSortieModel.create(removed, { session, ordered: true });
    await SortieModel.deleteMany({ _id: { $in: removed.map(({ _id }) => _id) } }, { session });
  }
  const changes = [
    ...changed,
    ...added.map((after) => ({ before: asOut(after), after })),
    ...removed.map((before) => ({ before, after: asOut(before) })),
  ];
  if (changes.length > 0) await correctTotals(changes, session);
}

/**
 * Sets a tour's legs (rules tour.legs, tour.legs-later). Those of a landed tour count: its days in the log
 * are updated in the same transaction. 404 for an unknown tour, 403 for others than its organiser and
 * officers, 409 once they are settled, 422 for invalid legs.
 */
export async function changeLegs(
  body: TourLegsBody,
  actor: MemberActor,
  session: ClientSession,
): Promise<TourRecord> {
  const tour = await findTour(body.id, session);
  assertMayEditLegs(tour, actor);
  refuseLegs(body.legs, tour, tour.landedAt ? clubDay() : null);
  const kept = legRecords(body.legs);
  if (tour.landedAt) await changeLog(tour, kept.legs, session);
  await TourModel.updateOne({ _id: tour._id }, { $set: kept }, { session });
  return { ...tour, ...kept };
}
