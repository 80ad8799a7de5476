import { LEGS_CHANGE_DAYS, TOUR_LAND_DAYS } from '@fleetwatch/contract/tours/limits';
import {
  LEGS_ARE_CREDITED,
  LEGS_CHANGE_TOO_LATE,
  NOT_YOUR_TOUR,
  TOUR_LAND_TOO_LATE,
} from '@fleetwatch/contract/tours/texts';
import { addDays } from '@fleetwatch/contract/time/weeks';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { clubDay } from '../platform/club/clock.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { TourRecord } from './Tour.ts';

export type TourActor = Pick<MemberActor, 'id' | 'isConfirmedCoach' | 'offices'>;

/** Whether a member is a coach or records officer. Only for display: it leaves no entry in the audit trail. */
const isTourOfficer = ({ isConfirmedCoach, offices }: TourActor): boolean =>
  isConfirmedCoach || offices.includes('records');

const isOrganiser = ({ organiser }: TourRecord, { id }: TourActor): boolean => String(organiser) === id;

/** Whether a member may change, start and land a tour (rule tour.who). */
export const mayEdit = (tour: TourRecord, actor: TourActor): boolean =>
  isOrganiser(tour, actor) || isTourOfficer(actor);

/** Whether a member may change the legs of a tour, which count once it is landed (rule tour.legs-later). */
export function mayEditLegs(tour: TourRecord, actor: TourActor): boolean {
  if (!tour.landedAt) return mayEdit(tour, actor);
  const landedOn = clubDay(tour.landedAt);
  if (isOrganiser(tour, actor) && landedOn === clubDay()) return true;
  return isTourOfficer(actor) && clubDay() <= addDays(landedOn, LEGS_CHANGE_DAYS);
}

/** Throws 403 unless the caller is the organiser, a coach or a records officer. */
export function assertMayEdit(tour: TourRecord, actor: MemberActor): void {
  if (!isOrganiser(tour, actor) && !isTourOfficer(actor)) throw new ApiError('forbidden', NOT_YOUR_TOUR);
}

/** Throws as above, and 409 once the legs are settled. */
export function assertMayEditLegs(tour: TourRecord, actor: MemberActor): void {
  if (!tour.landedAt) return assertMayEdit(tour, actor);
  const landedOn = clubDay(tour.landedAt);
  if (isOrganiser(tour, actor) && landedOn === clubDay()) return;
  if (!isTourOfficer(actor))
    throw isOrganiser(tour, actor)
      ? new ApiError('tour_state', LEGS_ARE_CREDITED)
      : new ApiError('forbidden', NOT_YOUR_TOUR);
  if (clubDay() > addDays(landedOn, LEGS_CHANGE_DAYS)) throw new ApiError('tour_state', LEGS_CHANGE_TOO_LATE);
}

/**
 * Throws 409 for an organiser who lands a tour long after its end, when its distance can no longer be
 * remembered.
 */
export function assertLandsInTime(tour: TourRecord, actor: MemberActor): void {
  if (clubDay() > addDays(tour.to, TOUR_LAND_DAYS) && !isTourOfficer(actor))
    throw new ApiError('tour_state', TOUR_LAND_TOO_LATE);
}
