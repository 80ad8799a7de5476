import { legsRefusal } from '@fleetwatch/contract/tours/rules';
import { legsTooEarlyFor, TOUR_IS_LANDED, TOUR_NOT_AWAY } from '@fleetwatch/contract/tours/texts';
import type { TourLegsBody } from '@fleetwatch/contract/tours/wire';
import type { ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { adjustAllTotals, type SortieChange } from '../../logbook/commands/adjustTotals.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { sortieLanded } from '../../logbook/sortieEvents.ts';
import { TourModel, type TourLegRecord, type TourRecord } from '../Tour.ts';
import { legRecords } from '../tourLegs.ts';
import { assertLandsInTime, assertMayEdit } from '../tourPolicy.ts';
import { rowOf, notesByLeg, type TourRow } from '../tourRows.ts';
import { findTour } from './listTours.ts';
import { sortiesAway } from './sortiesAway.ts';

/** Throws 422 for legs that a landing cannot have. */
export function refuseLegs(
  legs: TourLegsBody['legs'],
  tour: Pick<TourRecord, 'from' | 'to'>,
  landsOn: string | null,
): void {
  const text = legsRefusal(legs, tour, landsOn);
  if (text !== null) throw new ApiError('invalid:legs', text);
}

/**
 * Builds the days of one boat in the log: the sortie with which it left becomes the first, the others are
 * new.
 */
function rowsOfBoat(away: SortieRecord, tour: TourRecord, legs: readonly TourLegRecord[]): TourRow[] {
  const since = tour.boats.find(({ boat }) => boat.equals(away.boat))?.since ?? away.day;
  const [first, ...others] = legs.filter(({ day }) => day >= since);
  if (!first) throw new ApiError('invalid:legs', legsTooEarlyFor(away.boatName, since, clubDay()));
  const { isOut: _isOut, isAwaited: _isAwaited, ...left } = away;
  return [{ ...left, ...notesByLeg(tour, first) }, ...others.map((leg) => rowOf(away, tour, leg))];
}

/** Stores the days of landed boats, and adjusts the totals by the difference. */
async function store(
  away: readonly SortieRecord[],
  rows: readonly TourRow[],
  session: ClientSession,
): Promise<void> {
  const known = new Map(away.map((sortie) => [String(sortie._id), sortie]));
  const changes: SortieChange[] = [];
  const added: TourRow[] = [];
  for (const row of rows) {
    const before = known.get(String(row._id));
    changes.push({ before: before ?? { ...row, landedAt: null }, after: row });
    if (!before) {
      added.push(row);
      continue;
    }
    const { launchedAt, landedAt, day, season, milesHundredths, notes, isLate, tour } = row;
    await SortieModel.updateOne(
      { _id: row._id },
      {
        $set: { launchedAt, landedAt, day, season, milesHundredths, notes, isLate, tour },
        $unset: { isOut: 1, isAwaited: 1 },
      },
      { session },
    );
  }
  if (added.length > 0) await SortieModel.insertMany(added, { session });
  await adjustAllTotals(changes, session);
}

/**
 * Lands all boats of a tour at once: each leg becomes a sortie of each boat, on its day and in its season,
 * with the totals in the same transaction (rule tour.land). 404 for an unknown tour, 403 for others than its
 * organiser and officers, 409 for one that has not left, is landed, or ended too long ago, 422 for invalid
 * legs.
 */
export async function landTour(
  body: TourLegsBody,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<TourRecord> {
  const tour = await findTour(body.id, session);
  assertMayEdit(tour, actor);
  const away = await sortiesAway([tour._id], session);
  if (away.length === 0) throw new ApiError('tour_state', tour.landedAt ? TOUR_IS_LANDED : TOUR_NOT_AWAY);
  assertLandsInTime(tour, actor);
  refuseLegs(body.legs, tour, clubDay());
  const kept = legRecords(body.legs);
  const rows = away.flatMap((sortie) => rowsOfBoat(sortie, tour, kept.legs));
  await store(away, rows, session);
  // Boats that have not left can no longer join it.
  const boats = tour.boats.filter(({ since }) => since !== undefined);
  const change = { ...kept, boats, landedAt: tour.landedAt ?? now() };
  await TourModel.updateOne({ _id: tour._id }, { $set: change }, { session });
  for (const sortie of away) effects.emit(sortieLanded, { sortie: { ...sortie, landedAt: now() } });
  return { ...tour, ...change };
}
