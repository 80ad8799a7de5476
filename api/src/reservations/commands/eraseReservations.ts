import type { ClientSession } from 'mongoose';
import type { MemberRecord } from '../../members/Member.ts';
import { ReservationModel, type ReservationRecord } from '../Reservation.ts';
import { BoatWaitModel } from '../BoatWait.ts';
import { releaseSlots } from './releaseReservation.ts';

/**
 * Removes the member's reservations, which frees their boats, and their decisions on other members'
 * reservations.
 */
export async function eraseReservations({ _id }: MemberRecord, session: ClientSession): Promise<void> {
  const own = await ReservationModel.find({ member: _id }).session(session).lean<ReservationRecord[]>();
  for (const reservation of own) await releaseSlots(reservation, session);
  await ReservationModel.deleteMany({ member: _id }, { session });
  await BoatWaitModel.deleteMany({ member: _id }, { session });
  await ReservationModel.updateMany({ decidedBy: _id }, { $unset: { decidedBy: 1 } }, { session });
}
