import { GUESTS_TOO_LATE, NOT_YOUR_GUEST } from '@fleetwatch/contract/guests/messages';
import { NOT_YOUR_OUTING } from '@fleetwatch/contract/sorties/messages';
import { asConfirmedCoach, asOfficer } from '../platform/auth/asCoach.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { clubDay } from '../platform/club/clock.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { SortieRecord } from '../sorties/Sortie.ts';
import type { GuestRecord } from './Guest.ts';

/** Coaches and officers for records: without a word in the audit trail, for what is shown. */
export const isGuestOfficer = ({
  isConfirmedCoach,
  offices,
}: Pick<MemberActor, 'isConfirmedCoach' | 'offices'>): boolean =>
  isConfirmedCoach || offices.includes('records');

/** The same where the right is used. */
export const asGuestOfficer = (actor: MemberActor): boolean =>
  asConfirmedCoach(actor) || asOfficer(actor, 'records');

/** Their host and officers; 403 for others. */
export function assertCanChange({ host }: GuestRecord, actor: MemberActor): void {
  if (String(host) !== actor.id && !asGuestOfficer(actor)) throw new ApiError('forbidden', NOT_YOUR_GUEST);
}

/** The launcher, the crew and officers say who is aboard, while the boat is out and until midnight of its day (rule guest.aboard). */
export function assertCanTake(sortie: SortieRecord, actor: MemberActor): void {
  const isAboard = [sortie.launcher, ...sortie.crew].map(String).includes(actor.id);
  if (!isAboard && !asGuestOfficer(actor)) throw new ApiError('forbidden', NOT_YOUR_OUTING);
  if (!sortie.isOut && sortie.day !== clubDay()) throw new ApiError('correction_too_late', GUESTS_TOO_LATE);
}
