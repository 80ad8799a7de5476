import { ONLY_COACHES_CHANGE_CLUB } from '@fleetwatch/contract/clubs/texts';
import { NOT_YOURS, ONLY_COACHES, ONLY_CONFIRMED_COACHES } from '@fleetwatch/contract/errors/texts';
import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import { ONLY_SAFETY_OFFICERS } from '@fleetwatch/contract/safety/texts';
import { ApiError } from '../http/errors.ts';
import type { MemberActor } from './tokens.ts';

/** Whether a member holds any of these offices (rule officer.offices). */
export const holdsOffice = (
  { offices }: Pick<MemberActor, 'offices'>,
  ...wanted: readonly Office[]
): boolean => wanted.some((office) => offices.includes(office));

/**
 * A right that not every member has, and that routes require (rules member.roles and member.only-coaches). A
 * right that depends on its subject, such as a member's own tweet, belongs to the noun's policy.
 */
export interface Right {
  /** Unique name: 'fleet.manage'. */
  name: string;
  /** Description of its holders, for the API's description. */
  who: string;
  isHeldBy(actor: MemberActor): boolean;
  /** Refusal for others, with 403 `coaches_only`. */
  refusal: string;
}

/** Defines a right of coaches, including those who only chose it at sign-up. */
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

const HOLDERS: Readonly<Record<Office, string>> = {
  safety: 'safety officers',
  duty: 'the duty team',
  boats: 'boat captains',
  rights: 'clearances officers',
  records: 'records officers',
};

const holdersOf = (offices: readonly Office[]): string[] =>
  offices.length === OFFICES.length ? ['officers'] : offices.map((office) => HOLDERS[office]);

/**
 * Joins words: 'boat captains', 'safety officers and the duty team', 'confirmed coaches, safety officers and
 * the duty team'.
 */
const joinInWords = (who: readonly string[]): string =>
  who.length < 2 ? who.join() : `${who.slice(0, -1).join(', ')} and ${who.at(-1)}`;

/** Defines a right of members who hold one of the offices. */
export const officers = (name: string, offices: readonly Office[], refusal: string): Right => ({
  name,
  who: joinInWords(holdersOf(offices)),
  isHeldBy: (actor) => holdsOffice(actor, ...offices),
  refusal,
});

/** Defines a right of confirmed coaches, and of members who hold one of the offices. */
export const coachesAndOfficers = (name: string, offices: readonly Office[], refusal: string): Right => ({
  name,
  who: joinInWords(['confirmed coaches', ...holdersOf(offices)]),
  isHeldBy: (actor) => actor.isConfirmedCoach || holdsOffice(actor, ...offices),
  refusal,
});

/** Rights that routes of several modules require. */
export const CHANGE_CLUB = confirmedCoaches('club.change', ONLY_COACHES_CHANGE_CLUB);
export const CHANGE_SAFETY = coachesAndOfficers('safety.change', ['safety'], ONLY_SAFETY_OFFICERS);

/** Requirements of a route for its caller beyond a sign-in. */
export interface Entitlement {
  may?: Right;
  /** Fields of path or body that must contain the caller's own id; 403 for another one. */
  namesCaller?: readonly string[];
}

/**
 * Throws 403 when the caller may not make a call.
 * @param given fields of its path and body
 */
export function assertEntitled(
  { may, namesCaller = [] }: Entitlement,
  actor: MemberActor | null,
  given: Readonly<Record<string, unknown>>,
): void {
  if (may && !(actor && may.isHeldBy(actor))) throw new ApiError('coaches_only', may.refusal);
  if (namesCaller.some((field) => given[field] !== actor?.id)) throw new ApiError('forbidden', NOT_YOURS);
}
