import { ANSWER_UNREADABLE } from '@fleetwatch/contract/errors/texts';
import { failureOf, isReplyLost } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';

/** The error catalog's words for one call of the kiosk (rule kiosk.failures). */
export interface KioskMessages {
  /** For a server failure: 'authlaunch: failure on send!' */
  failed: string;
  /** Prefix of the reason for a sent call without a readable answer. */
  reply: string;
  /**
   * Prefix of the reason for a call that could not be sent, except for a missing network, which has its own text everywhere.
   */
  send: string;
}

/** An exception in this code, not a failed call: its message is for the tablet's maintainer. */
const isException = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && !('status' in error) && 'message' in error;

/** Returns why a call failed: the server's own reason if it gave one, else the documented messages. */
export function toKioskMessage(error: unknown, messages: KioskMessages): ApiFailure {
  const failure = failureOf(error);
  if (isReplyLost(failure)) return { ...failure, text: `${messages.reply} ${failure.text}` };
  if (failure.code !== 'internal') return failure;
  return { ...failure, text: isException(error) ? `${messages.send} ${error.message}` : messages.failed };
}

/** Does the same for a read, which cannot have written anything. */
export function toReadFailure(error: unknown): ApiFailure {
  const failure = failureOf(error);
  return failure.status === 'garbled' ? { ...failure, text: ANSWER_UNREADABLE } : failure;
}
