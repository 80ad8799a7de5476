import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';

/** What a form of the accounts was about, as its failures name it (member-operations §8). */
export type AccountErrand =
  'User registration' | 'Password change' | 'Profile change' | 'Reset key request' | 'Password reset';

/** What a failure says: the server's own words when it refused, else on which trip it was lost. */
export function accountFailureText(errand: AccountErrand, { status, code, text }: ApiFailure): string {
  if (status === 'offline') return `Sorry :-( ${errand} experienced a failure on the sending trip.`;
  if (status === 'timeout') return `Sorry :-( ${errand} experienced a failure on the receiving trip.`;
  return code === 'internal' ? `Sorry :-( ${errand} experienced a failure.` : text;
}
