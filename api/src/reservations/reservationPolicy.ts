import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import { RESERVATION_OVER } from '@fleetwatch/contract/reservations/texts';
import { isHolding } from '@fleetwatch/contract/reservations/states';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { now } from '../platform/club/clock.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { ReservationRecord } from './Reservation.ts';

/** Confirmed coaches and boat captains. */
export const isReservationOfficer = ({
  isConfirmedCoach,
  offices,
}: Pick<MemberActor, 'isConfirmedCoach' | 'offices'>): boolean =>
  isConfirmedCoach || offices.includes('boats');

/** Whether a reservation still keeps its boat. */
export const isOpen = ({ state, landAt }: ReservationRecord): boolean => isHolding(state) && landAt > now();

/** Its holder and officers change a reservation until it is over. @returns whether it takes the right of an officer */
export function assertCanChange(actor: MemberActor, reservation: ReservationRecord): boolean {
  const isOthers = String(reservation.member) !== actor.id;
  if (isOthers && !isReservationOfficer(actor)) throw new ApiError('forbidden', NOT_YOURS);
  if (!isOpen(reservation)) throw new ApiError('reservation_over', RESERVATION_OVER);
  return isOthers;
}
