import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import { RESERVATION_OVER } from '@fleetwatch/contract/reservations/texts';
import { isHolding } from '@fleetwatch/contract/reservations/states';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { now } from '../platform/club/clock.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { ReservationRecord } from './Reservation.ts';

/** Whether a member is a confirmed coach or a boat captain. */
export const isReservationOfficer = ({
  isConfirmedCoach,
  offices,
}: Pick<MemberActor, 'isConfirmedCoach' | 'offices'>): boolean =>
  isConfirmedCoach || offices.includes('boats');

/** Whether a reservation still keeps its boat. */
export const isOpen = ({ state, landAt }: ReservationRecord): boolean => isHolding(state) && landAt > now();

/**
 * Throws unless the caller may change a reservation: its holder and officers may until it is over.
 * @returns whether an officer's right is needed
 */
export function assertCanChange(actor: MemberActor, reservation: ReservationRecord): boolean {
  const isOthers = String(reservation.member) !== actor.id;
  if (isOthers && !isReservationOfficer(actor)) throw new ApiError('forbidden', NOT_YOURS);
  if (!isOpen(reservation)) throw new ApiError('reservation_over', RESERVATION_OVER);
  return isOthers;
}
