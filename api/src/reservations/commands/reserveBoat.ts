import { dryDocked } from '@fleetwatch/contract/boats/messages';
import {
  daysOf,
  needsApproval,
  reservationRefusal,
  wantedRefusal,
  type ReservationRefusal,
} from '@fleetwatch/contract/reservations/rules';
import type { NewReservationBody, WantedTime } from '@fleetwatch/contract/reservations/wire';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { Types, type ClientSession } from 'mongoose';
import type { ListedBoat } from '../../boats/Boat.ts';
import { findFleetBoat } from '../../boats/commands/findFleetBoat.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { reservationSettings } from '../clubReservations.ts';
import { asReservationOfficer, isReservationOfficer } from '../reservationPolicy.ts';
import type { ReservationNews } from '../reservationNews.ts';
import { makeReservations, type Hours } from './makeReservations.ts';
import { readFacts } from './readFacts.ts';
import type { WrittenReservation } from './writeReservation.ts';

export function refuse(refusal: ReservationRefusal | null): void {
  if (refusal) throw new ApiError(`invalid:${refusal.field}`, refusal.text);
}

/** Hours of a club-local day. */
export function hoursOn(day: LocalDateText, { launch, land }: Pick<WantedTime, 'launch' | 'land'>): Hours {
  const instant = (time: string): Date => new Date(instantOf(`${day} ${time}:00`, currentClub().timezone));
  return { launchAt: instant(launch), landAt: instant(land) };
}

/** A boat of the fleet that is in service; 404 for any other, 409 for one in dry dock. */
export async function findReservable(boatId: string): Promise<ListedBoat> {
  const boat = await findFleetBoat(boatId);
  if (!boat.isActive) throw new ApiError('dry_docked', dryDocked(boat.name));
  return boat;
}

/**
 * Reserves a boat for the caller, or for each week of a series, on all days or none. 422 for the first rule of the club that
 * refuses it, which officers need not heed; 409 names who has the boat.
 */
export async function reserveBoat(
  actor: MemberActor,
  body: NewReservationBody,
  session: ClientSession,
): Promise<WrittenReservation> {
  const boat = await findReservable(body.boat);
  const facts = await readFacts(actor.id, session);
  const asMember = reservationRefusal(body, facts);
  if (asMember && isReservationOfficer(actor) && asReservationOfficer(actor))
    refuse(wantedRefusal(body, { ...facts, isOfficer: true }));
  else refuse(asMember);
  const asked = { ...body, classId: String(boat.fleetGroup) };
  const isAsked = needsApproval(asked, reservationSettings(), false) && !asReservationOfficer(actor);
  const reservation = await makeReservations(
    daysOf(body).map((day) => hoursOn(day, body)),
    {
      ...{ boat: boat._id, boatName: boat.name, member: new Types.ObjectId(actor.id) },
      ...{ purpose: body.purpose, note: body.note.trim(), isSeries: body.until !== null },
      state: isAsked ? 'requested' : 'approved',
    },
    session,
  );
  const news: ReservationNews[] = isAsked ? [{ what: 'asked', reservation }] : [];
  return { reservation, news };
}
