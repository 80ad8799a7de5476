import { ONLY_COACHES_CHANGE_CLUB } from '@fleetwatch/contract/clubs/messages';
import { NOT_YOURS, ONLY_COACHES, ONLY_CONFIRMED_COACHES } from '@fleetwatch/contract/errors/messages';
import type { Office } from '@fleetwatch/contract/officers/offices';
import { ONLY_SAFETY_OFFICERS } from '@fleetwatch/contract/safety/messages';
import { ApiError } from '../http/errors.ts';
import type { MemberActor } from './tokens.ts';

/** Whether a member holds any of these offices (rule officer.offices). */
export const holdsOffice = (
  { offices }: Pick<MemberActor, 'offices'>,
  ...wanted: readonly Office[]
): boolean => wanted.some((office) => offices.includes(office));

/**
 * A right that not every member has, and that routes require (rules member.roles and member.only-coaches). One that depends on its
 * subject, such as one's own tweet, belongs to the noun's policy.
 */
export interface Right {
  /** 'fleet.manage': unique. */
  name: string;
  /** Who has it, in words, for the API's description. */
  who: string;
  isHeldBy(actor: MemberActor): boolean;
  /** The text for others, with 403 `coaches_only`. */
  refusal: string;
}

/** A right of whoever is a coach, also by a box that they ticked. */
export const coaches = (name: string, refusal: string = ONLY_COACHES): Right => ({
  name,
  who: 'coaches',
  isHeldBy: (actor) => actor.isCoach,
  refusal,
});

export const confirmedCoaches = (name: string, refusal: string = ONLY_CONFIRMED_COACHES): Right => ({
  name,
  who: 'confirmed coaches',
  isHeldBy: (actor) => actor.isConfirmedCoach,
  refusal,
});

/** A right of whoever holds one of the offices. */
export const officers = (
  name: string,
  { who, offices, refusal }: { who: string; offices: readonly Office[]; refusal: string },
): Right => ({ name, who, isHeldBy: (actor) => holdsOffice(actor, ...offices), refusal });

/** A right of the confirmed coaches, and of whoever holds one of the offices. */
export const coachesAndOfficers = (
  name: string,
  { who, offices, refusal }: { who: string; offices: readonly Office[]; refusal: string },
): Right => ({
  name,
  who: `confirmed coaches${who.includes(' and ') ? ', ' : ' and '}${who}`,
  isHeldBy: (actor) => actor.isConfirmedCoach || holdsOffice(actor, ...offices),
  refusal,
});

/** Rights that routes of several modules require. */
export const CHANGE_CLUB = confirmedCoaches('club.change', ONLY_COACHES_CHANGE_CLUB);
export const CHANGE_SAFETY = coachesAndOfficers('safety.change', {
  who: 'safety officers',
  offices: ['safety'],
  refusal: ONLY_SAFETY_OFFICERS,
});

/** What a route requires of its caller beyond a sign-in. */
export interface Entitlement {
  may?: Right;
  /** Fields of path or body that must hold the caller's own id; 403 for another one. */
  namesCaller?: readonly string[];
}

/**
 * 403 when the caller may not make a call.
 * @param given the fields of its path and body
 */
export function assertEntitled(
  { may, namesCaller = [] }: Entitlement,
  actor: MemberActor | null,
  given: Readonly<Record<string, unknown>>,
): void {
  if (may && !(actor && may.isHeldBy(actor))) throw new ApiError('coaches_only', may.refusal);
  if (namesCaller.some((field) => given[field] !== actor?.id)) throw new ApiError('forbidden', NOT_YOURS);
}
