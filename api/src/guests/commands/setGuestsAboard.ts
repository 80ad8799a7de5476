import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { GUEST_NOT_FOUND, GUEST_TWICE, guestIsIn, GUESTS_OFF } from '@fleetwatch/contract/guests/texts';
import { guestWarnings } from '@fleetwatch/contract/guests/rules';
import type { SortieGuestsBody } from '@fleetwatch/contract/guests/wire';
import { crewTooLarge } from '@fleetwatch/contract/sorties/texts';
import type { ClientSession, Types } from 'mongoose';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubSeason } from '../../platform/club/clock.ts';
import { assertFeature } from '../../platform/club/features.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { sortieNotFound } from '../../logbook/commands/findSortie.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { guestSettings } from '../clubGuests.ts';
import { GuestModel, type GuestRecord } from '../Guest.ts';
import { isGuestOfficer, assertCanTake } from '../guestPolicy.ts';
import { countOutings } from './findGuest.ts';
import type { GuestId } from './writeGuest.ts';

async function assertSeats({ fleetGroup, crew }: SortieRecord, guests: number): Promise<void> {
  const group = (await fleetGroupDirectory.get()).get(String(fleetGroup));
  const seats = seatsOfPayload(group?.payload ?? 1);
  if (1 + crew.length + guests > seats) throw new ApiError('crew_too_large', crewTooLarge(seats));
}

/** Throws for a guest who is out: a guest can be in only one boat at a time. */
async function assertAshore(added: readonly GuestRecord[], session: ClientSession): Promise<void> {
  for (const { _id, name } of added) {
    const out = await SortieModel.findOne({ isOut: true, guests: _id })
      .session(session)
      .lean<Pick<SortieRecord, 'boatName'>>();
    if (out) throw new ApiError('boat_out', guestIsIn(name, out.boatName));
  }
}

/**
 * Refuses a guest who has reached the club's limit of outings. Officers may exceed it, as may others if the
 * club only warns.
 */
async function assertBelowMost(
  added: readonly GuestRecord[],
  { confirmed }: SortieGuestsBody,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<void> {
  const outings = await countOutings(
    added.map(({ _id }) => _id),
    session,
  );
  for (const { _id, name } of added) {
    const guest = { _id: String(_id), name, outings: outings.get(String(_id)) ?? 0 };
    for (const { code, level, text } of guestWarnings(guest, guestSettings())) {
      if (level === 'block' && !isGuestOfficer(actor)) throw new ApiError('guest_outings', text);
      effects.markRightUsed(level === 'block');
      if (!confirmed.includes(code)) throw new ApiError('rule_warns', text);
    }
  }
}

/** Reads the guests who were not aboard before, by name. 404 for one who is not a guest of this season. */
async function readAdded(
  ids: readonly string[],
  aboard: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<GuestRecord[]> {
  const known = aboard.map(String);
  const wanted = ids.filter((id) => !known.includes(id));
  const added = await GuestModel.find({ _id: { $in: wanted }, season: clubSeason() })
    .sort({ nameKey: 1, _id: 1 })
    .session(session)
    .lean<GuestRecord[]>();
  if (added.length < wanted.length) throw new ApiError('not_found', GUEST_NOT_FOUND);
  return added;
}

async function storeGuests(
  body: SortieGuestsBody,
  actor: MemberActor,
  session: ClientSession,
  effects: Effects,
): Promise<GuestId> {
  const { id, guests } = body;
  const sortie = await SortieModel.findById(id).session(session).lean<SortieRecord>();
  if (!sortie) throw sortieNotFound();
  effects.markRightUsed(assertCanTake(sortie, actor));
  if (new Set(guests).size < guests.length) throw new ApiError('invalid:guests', GUEST_TWICE);
  await assertSeats(sortie, guests.length);
  const before = sortie.guests ?? [];
  const added = await readAdded(guests, before, session);
  await GuestModel.updateMany(
    { _id: { $in: added.map(({ _id }) => _id) } },
    { $inc: { takes: 1 } },
    { session },
  );
  if (sortie.isOut) await assertAshore(added, session);
  await assertBelowMost(added, body, actor, session, effects);
  const stay = before.filter((guest) => guests.includes(String(guest)));
  const aboard = [...stay, ...added.map(({ _id }) => _id)];
  await SortieModel.updateOne(
    { _id: sortie._id },
    aboard.length > 0 ? { $set: { guests: aboard } } : { $unset: { guests: 1 } },
    { session },
  );
  return { _id: id };
}

/**
 * Sets the guests aboard, once per key (rule guest.aboard). 404 for an unknown sortie or guest, 403 for
 * another crew's, 409 for one from an earlier day, more people than seats, a guest who is out in another
 * boat, or one who has reached the limit of outings.
 */
export async function setGuestsAboard(
  repeat: Repeatable | null,
  actor: MemberActor,
  body: SortieGuestsBody,
): Promise<GuestId> {
  assertFeature('guests', GUESTS_OFF);
  return runWrite({ repeat, work: (session, effects) => storeGuests(body, actor, session, effects) });
}
