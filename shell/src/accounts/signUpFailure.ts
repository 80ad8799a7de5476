import {
  SIGN_UP_FAILURE,
  SIGN_UP_FAILURE_RECEIVING,
  SIGN_UP_FAILURE_SENDING,
} from '@fleetwatch/contract/accounts/messages';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';

/**
 * What the registration's failure says (member-operations §8): the server's own words when it refused, else on which
 * trip it was lost.
 */
export function signUpFailureText({ status, code, text }: ApiFailure): string {
  if (status === 'offline') return SIGN_UP_FAILURE_SENDING;
  if (status === 'timeout') return SIGN_UP_FAILURE_RECEIVING;
  return code === 'internal' ? SIGN_UP_FAILURE : text;
}
