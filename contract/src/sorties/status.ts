import type { Sortie } from './wire.ts';

/** A member's state (rule status.states): landed 0, launched 1, on deck 2. */
export type MemberStatus = 'landed' | 'launched' | 'ondeck';

/** Status of a member, from the outings still out and the deck. */
export interface ClubStatus {
  status: MemberStatus;
  /** Whether another member launched this member's boat. */
  isBoated: boolean;
  /** Names of the boats, comma separated; '' if landed. */
  boats: string;
}

/**
 * Returns the automatic status (rule status.automatic): the launcher of a boat is launched, a crew member is boated, neither is
 * landed; a member on the deck list and not on the water is on deck.
 */
export function statusOf(
  memberId: string,
  stillOut: readonly Pick<Sortie, 'user_id' | 'crew' | 'bus' | 'land'>[],
  isOnDeck: boolean,
): ClubStatus {
  const out = stillOut.filter((sortie) => sortie.land === null);
  const names = (sorties: typeof out): string => sorties.map((sortie) => sortie.bus).join(', ');
  const launched = out.filter((sortie) => sortie.user_id === memberId);
  if (launched.length > 0) return { status: 'launched', isBoated: false, boats: names(launched) };
  const boated = out.filter((sortie) => sortie.crew.includes(memberId));
  if (boated.length > 0) return { status: 'launched', isBoated: true, boats: names(boated) };
  return { status: isOnDeck ? 'ondeck' : 'landed', isBoated: false, boats: '' };
}
