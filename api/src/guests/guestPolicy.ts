import { GUESTS_TOO_LATE, NOT_YOUR_GUEST } from '@fleetwatch/contract/guests/texts';
import { NOT_YOUR_OUTING } from '@fleetwatch/contract/sorties/texts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { clubDay } from '../platform/club/clock.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import type { GuestRecord } from './Guest.ts';

/** Confirmed coaches and records officers. */
export const isGuestOfficer = ({
  isConfirmedCoach,
  offices,
}: Pick<MemberActor, 'isConfirmedCoach' | 'offices'>): boolean =>
  isConfirmedCoach || offices.includes('records');

/** Their host and officers; 403 for others. @returns whether it takes the right of an officer */
export function assertCanChange({ host }: GuestRecord, actor: MemberActor): boolean {
  if (String(host) === actor.id) return false;
  if (!isGuestOfficer(actor)) throw new ApiError('forbidden', NOT_YOUR_GUEST);
  return true;
}

/**
 * The launcher, the crew and officers say who is aboard, while the boat is out and until midnight of its day (rule guest.aboard).
 * @returns whether it takes the right of an officer
 */
export function assertCanTake(sortie: SortieRecord, actor: MemberActor): boolean {
  const isAboard = [sortie.launcher, ...sortie.crew].map(String).includes(actor.id);
  if (!isAboard && !isGuestOfficer(actor)) throw new ApiError('forbidden', NOT_YOUR_OUTING);
  if (!sortie.isOut && sortie.day !== clubDay()) throw new ApiError('correction_too_late', GUESTS_TOO_LATE);
  return !isAboard;
}
