import { failureOf } from '@fleetwatch/kit/store/apiFailure';

/** The error catalogue's words for one action (club-management §8). */
export interface FailureWords {
  /** The server broke down. */
  failed: string;
  /** Sent, but its answer never came. */
  reply: (reason: string) => string;
  /** It could not be sent. */
  send: (reason: string) => string;
}

const said = (text: string) => () => text;

/** Dry dock, splash, decommission, and an edit of a boat. */
export const BOAT_WORDS: FailureWords = {
  failed: 'There was an error sending the information.',
  reply: said('There was an exception receiving the reply.'),
  send: said('There was an exception sending the information.'),
};

export const APPEND_WORDS: FailureWords = {
  failed: 'There was an error sending the append.',
  reply: said('There was an exception receiving the reply on the append.'),
  send: said('There was an exception sending the append.'),
};

export const LAUNCH_WORDS: FailureWords = {
  failed: 'Sorry, failure on send!',
  reply: said('Sorry, exception on launch/reply!'),
  send: said('Sorry, exception on launch/send'),
};

/** `groupWords('dry-dock').failed === 'dry-dock: failure on send!'` */
export const groupWords = (action: 'delete' | 'dry-dock' | 'splash'): FailureWords => ({
  failed: `${action}: failure on send!`,
  reply: (reason) => `exception on ${action}: ${reason}`,
  send: (reason) => `exception on ${action}/send: ${reason}`,
});

/** Why an action failed: the server's own reason where it gave one, else the documented words. */
export function textOfFailure(error: unknown, words: FailureWords): string {
  const { status, code, text } = failureOf(error);
  if (status === 'offline') return words.send(text);
  if (status === 'timeout') return words.reply(text);
  return code === 'internal' ? words.failed : text;
}
