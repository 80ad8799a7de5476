import { HOURS_SKIPPED } from '@fleetwatch/contract/reservations/texts';
import { dryDocked } from '@fleetwatch/contract/boats/texts';
import {
  daysOf,
  needsApproval,
  reservationRefusal,
  boatAndTimeRefusal,
  type ReservationRefusal,
} from '@fleetwatch/contract/reservations/rules';
import type { NewReservationBody, WantedTime } from '@fleetwatch/contract/reservations/wire';
import { memberRefusals } from '@fleetwatch/contract/clearances/boatsNotCleared';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { Types, type ClientSession } from 'mongoose';
import type { ListedBoat } from '../../boats/Boat.ts';
import { readCrewClearances } from '../../clearances/commands/readCrewClearances.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { findMember } from '../../members/memberDirectory.ts';
import { clubDay } from '../../platform/club/clock.ts';
import { findFleetBoat } from '../../boats/commands/findBoat.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import type { Effects } from '../../platform/events/effects.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { reservationSettings } from '../clubReservations.ts';
import { isReservationOfficer } from '../reservationPolicy.ts';
import type { ReservationNews } from '../reservationNews.ts';
import { fleetBoat } from '../../sorties/launchRules.ts';
import { makeReservations, type Hours } from './makeReservations.ts';
import { readReservingFacts } from './readReservingFacts.ts';
import type { WrittenReservation } from './writeReservation.ts';

export function throwIfRefused(refusal: ReservationRefusal | null): void {
  if (refusal) throw new ApiError(`invalid:${refusal.field}`, refusal.text);
}

/** Computes hours on a club-local day. 422 if the clock skips them. */
export function hoursOn(day: LocalDateText, { launch, land }: Pick<WantedTime, 'launch' | 'land'>): Hours {
  const instant = (time: string): Date => new Date(instantOf(`${day} ${time}:00`, currentClub().timezone));
  const hours = { launchAt: instant(launch), landAt: instant(land) };
  if (hours.launchAt >= hours.landAt) throw new ApiError('invalid:launch', HOURS_SKIPPED);
  return hours;
}

/** Finds a boat of the fleet that is in service; 404 for any other, 409 for one in dry dock. */
export async function findReservable(boatId: string): Promise<ListedBoat> {
  const boat = await findFleetBoat(boatId);
  if (!boat.isActive) throw new ApiError('dry_docked', dryDocked(boat.name));
  return boat;
}

/**
 * Throws 409 for a boat that the caller is not cleared for; officers may reserve for crews (rule
 * reservation.cleared).
 */
export async function refuseNotCleared(
  actor: MemberActor,
  boat: ListedBoat,
  { launchAt }: Pick<Hours, 'launchAt'>,
): Promise<void> {
  if (isReservationOfficer(actor)) return;
  const { name } = await findMember(actor.id);
  // Destination and purpose are not known yet.
  const aim = { area: null, workoutType: null };
  const clearancesFor = await readCrewClearances([{ _id: actor.id, name }], clubDay(launchAt), launchAt, aim);
  const group = (await fleetGroupDirectory.get()).get(String(boat.fleetGroup));
  const facts = group && clearancesFor?.(fleetBoat(boat, group));
  if (!facts) return;
  // Neither are light, temperature and conditions.
  const requirements = facts.requirements.filter(({ when }) => !when);
  const [refusal] = memberRefusals({ ...facts, requirements });
  if (refusal) throw new ApiError('not_cleared', refusal.text);
}

/**
 * Reserves a boat for the caller, or for each week of a series, on all days or none. 422 for the first rule
 * of the club that refuses it, except for officers; 409 names the holder of the boat.
 */
export async function reserveBoat(
  actor: MemberActor,
  body: NewReservationBody,
  session: ClientSession,
  effects: Effects,
): Promise<WrittenReservation> {
  const boat = await findReservable(body.boat);
  const facts = await readReservingFacts(actor.id, session);
  const asMember = reservationRefusal(body, facts);
  const isOfficer = isReservationOfficer(actor);
  if (asMember && isOfficer) throwIfRefused(boatAndTimeRefusal(body, { ...facts, isOfficer }));
  else throwIfRefused(asMember);
  const hours = daysOf(body).map((day) => hoursOn(day, body));
  const [first] = hours;
  if (first) await refuseNotCleared(actor, boat, first);
  const asked = { ...body, classId: String(boat.fleetGroup) };
  const isToApprove = needsApproval(asked, reservationSettings(), false);
  const isAsked = isToApprove && !isOfficer;
  effects.markRightUsed(isOfficer && (asMember !== null || isToApprove));
  const reservation = await makeReservations(
    hours,
    {
      boat: boat._id,
      boatName: boat.name,
      member: new Types.ObjectId(actor.id),
      purpose: body.purpose,
      note: body.note.trim(),
      isSeries: body.until !== null,
      state: isAsked ? 'requested' : 'approved',
    },
    session,
  );
  const news: ReservationNews[] = isAsked ? [{ what: 'asked', reservation }] : [];
  return { reservation, news };
}
