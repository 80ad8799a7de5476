import type { CallTexts } from '@fleetwatch/contract/sorties/messages';
import { failureOf, isReplyLost } from './apiFailure.ts';

/** The error catalogue's words for one action (rule boat.failures). */
export interface FailureMessages {
  /** The server broke down. */
  failed: string;
  /** Sent, but its answer never came, or could not be read: the reason says whether it may have been written. */
  reply: (reason: string) => string;
  /** It could not be sent. */
  send: (reason: string) => string;
}

/** Why an action failed: the server's own reason where it gave one, else the documented messages. */
export function textOfFailure(error: unknown, messages: FailureMessages): string {
  const failure = failureOf(error);
  const { status, code, text } = failure;
  if (status === 'offline') return messages.send(text);
  if (isReplyLost(failure)) return messages.reply(text);
  return code === 'internal' ? messages.failed : text;
}

/** What an exception of the page's own says, as it was thrown or as the store keeps it; null for a failed call. */
function thrownMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || 'status' in error) return null;
  const { name, message } = error as { name?: unknown; message?: unknown };
  return typeof message === 'string' && name !== 'AbortError' ? message : null;
}

/** The same in the texts of a call, after which the reason stands. That there is no network is said in its own messages. */
export function textOfCall(error: unknown, { failed, reply, send }: CallTexts): string {
  const message = thrownMessage(error);
  if (message !== null) return `${send} ${message}`;
  return textOfFailure(error, { failed, reply: (reason) => `${reply} ${reason}`, send: (reason) => reason });
}
