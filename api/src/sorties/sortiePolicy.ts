import { NOT_YOURS, SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { LANDING_TOKEN_REFUSED, NOT_YOUR_SORTIE } from '@fleetwatch/contract/sorties/texts';
import { landWithTour } from '@fleetwatch/contract/tours/texts';
import { usesFeature } from '../platform/club/features.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { LandingActor, MemberActor } from '../platform/auth/tokens.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

/**
 * Returns the lander: a signed-in member, named in the body, or the kiosk, which names no one and sends its
 * landing token.
 */
export function landerOf(
  actor: MemberActor | null,
  landing: LandingActor | null,
  uid: string | null,
): MemberActor | LandingActor {
  if (uid === null) {
    if (!landing) throw new ApiError('landing_token_refused', LANDING_TOKEN_REFUSED);
    return landing;
  }
  if (landing) throw new ApiError('forbidden', NOT_YOURS);
  if (!actor) throw new ApiError('signed_out', SIGNED_OUT);
  if (actor.id !== uid) throw new ApiError('forbidden', NOT_YOURS);
  return actor;
}

/**
 * Whether a caller may land a sortie: the launcher, the crew and a coach may; the kiosk only the sorties of
 * its token (rule land.who).
 */
export function mayLand(lander: MemberActor | LandingActor, sortie: SortieRecord): boolean {
  const rowers = [sortie.launcher, ...sortie.crew].map(String);
  return lander.kind === 'landing'
    ? lander.sorties.includes(String(sortie._id)) && rowers.includes(lander.id)
    : rowers.includes(lander.id) || lander.isConfirmedCoach;
}

/** Throws 403 unless the caller may land the sortie. */
export function assertCanLand(lander: MemberActor | LandingActor, sortie: SortieRecord): boolean {
  if (!mayLand(lander, sortie)) throw new ApiError('forbidden', NOT_YOURS);
  return ![sortie.launcher, ...sortie.crew].map(String).includes(lander.id);
}

/**
 * Throws unless a member may repeat an outing: the launcher and its crew may, except in another member's own
 * boat (rule kiosk.again).
 */
export function assertCanRelaunch(memberId: string, sortie: SortieRecord): void {
  const isLauncher = String(sortie.launcher) === memberId;
  const isCrew = !sortie.isPrivate && sortie.crew.map(String).includes(memberId);
  if (!isLauncher && !isCrew) throw new ApiError('forbidden', NOT_YOUR_SORTIE);
}

/**
 * Throws 409 for landing a single boat of a tour: it is landed with the tour, whose legs determine its miles
 * (rule tour.land).
 */
export function refuseTourSortie({ boatName, tour }: SortieRecord): void {
  if (tour && usesFeature('tours')) throw new ApiError('tour_state', landWithTour(boatName, tour.name));
}
