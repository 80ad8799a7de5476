import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import { isReplyLost } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import type { AccountAction } from './texts.ts';
import { actionFailed, sendingFailed, receivingFailed } from './texts.ts';

/** Returns the text of a failure: the server's for a refusal, else whether the request or the answer was lost. */
export function accountFailureText(action: AccountAction, failure: ApiFailure): string {
  const { status, code, text } = failure;
  if (status === 'offline') return sendingFailed(action);
  if (status === 'garbled') return `${receivingFailed(action)} ${MAY_BE_SAVED}`;
  if (isReplyLost(failure)) return receivingFailed(action);
  return code === 'internal' ? actionFailed(action) : text;
}
