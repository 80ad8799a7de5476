import { ANSWER_UNREADABLE } from '@fleetwatch/contract/errors/texts';
import { failureOf, isReplyLost } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';

/** The error catalogue's words for one call of the kiosk (rule kiosk.failures). */
export interface KioskMessages {
  /** The server broke down: 'authlaunch: failure on send!' */
  failed: string;
  /** Precedes the reason when it was sent, and no answer came that could be read. */
  reply: string;
  /** Precedes the reason when it could not be sent, the network apart: that has its own words everywhere. */
  send: string;
}

/** An exception in this code, not a failed call: its message is for the tablet's maintainer. */
const isException = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && !('status' in error) && 'message' in error;

/** Why a call failed: the server's own reason where it gave one, else the documented messages. */
export function toKioskMessage(error: unknown, messages: KioskMessages): ApiFailure {
  const failure = failureOf(error);
  if (isReplyLost(failure)) return { ...failure, text: `${messages.reply} ${failure.text}` };
  if (failure.code !== 'internal') return failure;
  return { ...failure, text: isException(error) ? `${messages.send} ${error.message}` : messages.failed };
}

/** The same for a read, which cannot have written anything. */
export function toReadFailure(error: unknown): ApiFailure {
  const failure = failureOf(error);
  return failure.status === 'garbled' ? { ...failure, text: ANSWER_UNREADABLE } : failure;
}
