import { ONLY_CREW_ASKS, ONLY_CREW_CHANGES_BACK } from '@fleetwatch/contract/safety/texts';
import { holdsOffice } from '../platform/auth/rights.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

const isAboardOf = (actor: MemberActor, { launcher, crew }: SortieRecord): boolean =>
  [launcher, ...crew].map(String).includes(actor.id);

/** Throws unless the caller is aboard: only the crew can call for help (rule safety.help). */
export function assertMayCallForHelp(actor: MemberActor, sortie: SortieRecord): void {
  if (!isAboardOf(actor, sortie)) throw new ApiError('forbidden', ONLY_CREW_ASKS);
}

/**
 * Throws unless the caller may set when a boat is back: the crew, coaches, and those who watch (rule
 * safety.expected).
 */
export function assertMayChangeBack(actor: MemberActor, sortie: SortieRecord): boolean {
  if (isAboardOf(actor, sortie)) return false;
  if (!actor.isConfirmedCoach && !holdsOffice(actor, 'safety', 'duty'))
    throw new ApiError('forbidden', ONLY_CREW_CHANGES_BACK);
  return true;
}

/** Whether a member watches overdue boats: coaches, safety officers and those on duty (rule safety.alerts). */
export const isWatcher = ({ isConfirmedCoach, offices }: MemberActor): boolean =>
  isConfirmedCoach || offices.some((office) => office === 'safety' || office === 'duty');
