import { NOT_YOURS, SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import { LANDING_TOKEN_REFUSED, NOT_YOUR_OUTING } from '@fleetwatch/contract/sorties/texts';
import { landWithTour } from '@fleetwatch/contract/tours/texts';
import { usesFeature } from '../platform/club/features.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { LandingActor, MemberActor } from '../platform/auth/tokens.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

/** Who lands: a signed-in member, whom the body names, or the kiosk, which names no one and sends its landing token. */
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

/** The launcher, the crew and a coach may land; the kiosk only the sorties of its token (rule land.who). */
export function mayLand(lander: MemberActor | LandingActor, sortie: SortieRecord): boolean {
  const rowers = [sortie.launcher, ...sortie.crew].map(String);
  return lander.kind === 'landing'
    ? lander.sorties.includes(String(sortie._id)) && rowers.includes(lander.id)
    : rowers.includes(lander.id) || lander.isConfirmedCoach;
}

/** 403 for others. */
export function assertCanLand(lander: MemberActor | LandingActor, sortie: SortieRecord): boolean {
  if (!mayLand(lander, sortie)) throw new ApiError('forbidden', NOT_YOURS);
  return ![sortie.launcher, ...sortie.crew].map(String).includes(lander.id);
}

/** The launcher does an outing again, and so does its crew, save in another member's own boat (rule kiosk.again). */
export function assertCanRelaunch(memberId: string, sortie: SortieRecord): void {
  const isLauncher = String(sortie.launcher) === memberId;
  const isCrew = !sortie.isPrivate && sortie.crew.map(String).includes(memberId);
  if (!isLauncher && !isCrew) throw new ApiError('forbidden', NOT_YOUR_OUTING);
}

/** 409 for a landing of one boat of a tour: it is landed with the tour, and its legs say how far it went (rule tour.land). */
export function refuseTourSortie({ boatName, tour }: SortieRecord): void {
  if (tour && usesFeature('tours')) throw new ApiError('tour_state', landWithTour(boatName, tour.name));
}
