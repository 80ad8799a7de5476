import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';

/**
 * A failure in the error catalogue's words (member-operations §8): the server's own reason where it gave one.
 * @param brokenText e.g. 'authlaunch: failure on send!'
 * @param unansweredText what precedes the reason when no answer came, e.g. 'exception on authlaunch/reply:'
 */
export function inKioskWords(failure: ApiFailure, brokenText: string, unansweredText: string): ApiFailure {
  if (failure.status === 'timeout') return { ...failure, text: `${unansweredText} ${failure.text}` };
  return failure.code === 'internal' ? { ...failure, text: brokenText } : failure;
}
