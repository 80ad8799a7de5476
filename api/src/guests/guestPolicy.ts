import { GUESTS_TOO_LATE, NOT_YOUR_GUEST } from '@fleetwatch/contract/guests/texts';
import { NOT_YOUR_SORTIE } from '@fleetwatch/contract/sorties/texts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { clubDay } from '../platform/club/clock.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import type { GuestRecord } from './Guest.ts';

/** Whether a member is a confirmed coach or a records officer. */
export const isGuestOfficer = ({
  isConfirmedCoach,
  offices,
}: Pick<MemberActor, 'isConfirmedCoach' | 'offices'>): boolean =>
  isConfirmedCoach || offices.includes('records');

/**
 * Throws 403 unless the caller is the guest's host or an officer.
 * @returns whether an officer's right is needed
 */
export function assertCanChange({ host }: GuestRecord, actor: MemberActor): boolean {
  if (String(host) === actor.id) return false;
  if (!isGuestOfficer(actor)) throw new ApiError('forbidden', NOT_YOUR_GUEST);
  return true;
}

/**
 * Throws unless the caller is the launcher, in the crew or an officer, while the boat is out and until
 * midnight of its day (rule guest.aboard).
 * @returns whether an officer's right is needed
 */
export function assertCanTake(sortie: SortieRecord, actor: MemberActor): boolean {
  const isAboard = [sortie.launcher, ...sortie.crew].map(String).includes(actor.id);
  if (!isAboard && !isGuestOfficer(actor)) throw new ApiError('forbidden', NOT_YOUR_SORTIE);
  if (!sortie.isOut && sortie.day !== clubDay()) throw new ApiError('correction_too_late', GUESTS_TOO_LATE);
  return !isAboard;
}
