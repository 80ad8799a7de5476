// @chunk controls

import type { CallTexts } from '@fleetwatch/contract/sorties/texts';
import { failureOf, isReplyLost } from './apiFailure.ts';

/** Texts of the error catalog for one action (rule boat.failures). */
export interface FailureMessages {
  /** The server failed. */
  failed: string;
  /** Sent, but no readable response was received: the reason states whether it may have been written. */
  reply: (reason: string) => string;
  /** The call could not be sent. */
  send: (reason: string) => string;
}

/** Returns the text for a failed action: the server's own reason if it gave one, else the documented message. */
export function textOfFailure(error: unknown, messages: FailureMessages): string {
  const failure = failureOf(error);
  const { status, code, text } = failure;
  if (status === 'offline') return messages.send(text);
  if (isReplyLost(failure)) return messages.reply(text);
  return code === 'internal' ? messages.failed : text;
}

/** Returns the message of an exception thrown by the page, as thrown or as the store serializes it; null for a failed call. */
export function thrownMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || 'status' in error) return null;
  const { name, message } = error as { name?: unknown; message?: unknown };
  return typeof message === 'string' && name !== 'AbortError' ? message : null;
}

/** The same for texts to which the reason is appended. A missing network has its own text. */
export function textOfCall(error: unknown, { failed, reply, send }: CallTexts): string {
  const message = thrownMessage(error);
  if (message !== null) return `${send} ${message}`;
  return textOfFailure(error, { failed, reply: (reason) => `${reply} ${reason}`, send: (reason) => reason });
}
