import type { FailureWords } from '@fleetwatch/kit/store/failureWords';

const said = (text: string) => () => text;
/** The catalogue's text, and what is known: that nobody can tell whether it was done. */
const lost = (text: string) => (reason: string) => `${text} ${reason}`;

/** Dry dock, splash, decommission, and an edit of a boat. */
export const BOAT_WORDS: FailureWords = {
  failed: 'There was an error sending the information.',
  reply: lost('There was an exception receiving the reply.'),
  send: said('There was an exception sending the information.'),
};

export const APPEND_WORDS: FailureWords = {
  failed: 'There was an error sending the append.',
  reply: lost('There was an exception receiving the reply on the append.'),
  send: said('There was an exception sending the append.'),
};

export const LAUNCH_WORDS: FailureWords = {
  failed: 'Sorry, failure on send!',
  reply: lost('Sorry, exception on launch/reply!'),
  send: said('Sorry, exception on launch/send'),
};

/** `groupWords('dry-dock').failed === 'dry-dock: failure on send!'` */
export const groupWords = (action: 'delete' | 'dry-dock' | 'splash'): FailureWords => ({
  failed: `${action}: failure on send!`,
  reply: (reason) => `exception on ${action}: ${reason}`,
  send: (reason) => `exception on ${action}/send: ${reason}`,
});
