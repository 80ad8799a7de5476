import { NOT_YOURS } from '@fleetwatch/contract/errors/messages';
import { RESERVATION_OVER } from '@fleetwatch/contract/reservations/messages';
import { isHolding } from '@fleetwatch/contract/reservations/states';
import { asConfirmedCoach, asOfficer } from '../platform/auth/asCoach.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { now } from '../platform/club/clock.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { BoatReservationRecord } from './BoatReservation.ts';

/** Coaches and boat captains: without a word in the audit trail, for what is shown. */
export const isReservationOfficer = ({
  isConfirmedCoach,
  offices,
}: Pick<MemberActor, 'isConfirmedCoach' | 'offices'>): boolean =>
  isConfirmedCoach || offices.includes('boats');

/** The same where the right is used. */
export const asReservationOfficer = (actor: MemberActor): boolean =>
  asConfirmedCoach(actor) || asOfficer(actor, 'boats');

/** Whether a reservation still keeps its boat. */
export const isOpen = ({ state, landAt }: BoatReservationRecord): boolean =>
  isHolding(state) && landAt > now();

/** Its holder and officers change a reservation until it is over. */
export function assertCanChange(actor: MemberActor, reservation: BoatReservationRecord): void {
  if (String(reservation.member) !== actor.id && !asReservationOfficer(actor))
    throw new ApiError('forbidden', NOT_YOURS);
  if (!isOpen(reservation)) throw new ApiError('reservation_over', RESERVATION_OVER);
}
