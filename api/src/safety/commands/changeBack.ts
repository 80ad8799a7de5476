import { expectedReturn } from '@fleetwatch/contract/safety/ladder';
import { NO_LONGER_OUT } from '@fleetwatch/contract/safety/texts';
import type { BackBody } from '@fleetwatch/contract/safety/wire';
import { Types, type ClientSession } from 'mongoose';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { sortieNotFound } from '../../logbook/commands/findSortie.ts';
import { SortieModel, type SortieRecord, type TripRecord } from '../../logbook/Sortie.ts';
import { dayEndOf, safetySettings } from '../../clubs/clubSafety.ts';
import { assertMayCallForHelp, assertMayChangeBack } from '../safetyPolicy.ts';
import { planTrip } from '../../sorties/planTrip.ts';
import type { WatchedSortie } from '../trip.ts';

/** Maximum number of earlier times that a sortie keeps. */
const CHANGES_MAX = 50;

async function findOut(id: string, session: ClientSession): Promise<SortieRecord> {
  const sortie = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!sortie) throw sortieNotFound();
  if (!sortie.isOut) throw new ApiError('not_out', NO_LONGER_OUT);
  return sortie;
}

/** Returns a sortie's trip; creates one for a boat launched before the club tracked overdue boats. */
function tripOf({ trip, launchedAt }: SortieRecord): TripRecord {
  const known = trip ?? planTrip({}, { aboard: [], launchedAt, isFact: true, planEnd: null });
  if (!known) throw new Error('This club does not watch for overdue boats.');
  return known;
}

async function setTrip(
  sortie: SortieRecord,
  trip: TripRecord,
  session: ClientSession,
): Promise<WatchedSortie> {
  // A concurrent landing wins.
  const change = { $set: { trip } };
  const changed = await SortieModel.updateOne({ _id: sortie._id, isOut: true }, change, { session });
  if (changed.matchedCount === 0) throw new ApiError('not_out', NO_LONGER_OUT);
  return { ...sortie, trip };
}

/**
 * Sets when a boat will be back, counted from now (rule safety.expected). 404 for an unknown sortie, 403 for
 * others, 409 for a boat that has landed.
 */
export async function changeBack(
  { id, back }: BackBody,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<WatchedSortie> {
  const sortie = await findOut(id, session);
  const isOthers = assertMayChangeBack(actor, sortie);
  const trip = tripOf(sortie);
  const at = now();
  const { minutes } = safetySettings();
  const { lastBoatMs } = dayEndOf(clubDay());
  const expectedAt = new Date(expectedReturn(back, at.getTime(), { minutes, lastBoatMs }));
  const changes = [...trip.changes, { by: new Types.ObjectId(actor.id), at, expectedAt: trip.expectedAt }];
  effects.markRightUsed(isOthers);
  // A crew that gives a return time no longer needs help.
  const { help: _help, ...known } = trip;
  return setTrip(
    sortie,
    { ...known, expectedAt, source: 'member', changes: changes.slice(-CHANGES_MAX), ashore: null },
    session,
  );
}

/** Marks a boat as on its rack: the search stops, and it still has to be landed (rule safety.ashore). 404 and 409 as above. */
export async function markAshore(
  id: string,
  actor: MemberActor,
  session: ClientSession,
): Promise<WatchedSortie> {
  const sortie = await findOut(id, session);
  const { help: _help, ...known } = tripOf(sortie);
  return setTrip(
    sortie,
    { ...known, ashore: known.ashore ?? { by: new Types.ObjectId(actor.id), at: now() } },
    session,
  );
}

/** Records a crew's call for help, which raises an alarm at once (rule safety.help). Once is enough. 404, 403 for others, 409 as above. */
export async function callForHelp(
  id: string,
  actor: MemberActor,
  session: ClientSession,
): Promise<WatchedSortie> {
  const sortie = await findOut(id, session);
  assertMayCallForHelp(actor, sortie);
  const trip = tripOf(sortie);
  const help = trip.help ?? { by: new Types.ObjectId(actor.id), at: now() };
  return setTrip(sortie, { ...trip, help, ashore: null }, session);
}
