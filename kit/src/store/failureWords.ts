import { failureOf } from './apiFailure.ts';

/** The error catalogue's words for one action (club-management §8). */
export interface FailureWords {
  /** The server broke down. */
  failed: string;
  /** Sent, but its answer never came. */
  reply: (reason: string) => string;
  /** It could not be sent. */
  send: (reason: string) => string;
}

/** Why an action failed: the server's own reason where it gave one, else the documented words. */
export function textOfFailure(error: unknown, words: FailureWords): string {
  const { status, code, text } = failureOf(error);
  if (status === 'offline') return words.send(text);
  if (status === 'timeout') return words.reply(text);
  return code === 'internal' ? words.failed : text;
}
