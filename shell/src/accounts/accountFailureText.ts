import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import { isReplyLost } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';

/** The subject of an account form, as its failure texts name it (rule account.sign-up-failures). */
export type AccountAction =
  | 'E-mail confirmation'
  | 'User registration'
  | 'Password change'
  | 'Profile change'
  | 'Reset key request'
  | 'Password reset';

/** The text of a failure: the server's when it refused, else whether the request or the answer was lost. */
export function accountFailureText(call: AccountAction, failure: ApiFailure): string {
  const { status, code, text } = failure;
  const failed = `Sorry :-( ${call} experienced a failure`;
  if (status === 'offline') return `${failed} on the sending trip.`;
  if (status === 'garbled') return `${failed} on the receiving trip. ${MAY_BE_SAVED}`;
  if (isReplyLost(failure)) return `${failed} on the receiving trip.`;
  return code === 'internal' ? `${failed}.` : text;
}
