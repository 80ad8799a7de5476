import type { FailureMessages } from '@fleetwatch/kit/store/failureMessages';

const said = (text: string) => () => text;
/** The catalogue's text, with the note that the outcome is unknown. */
const lost = (text: string) => (reason: string) => `${text} ${reason}`;

/** Dry dock, splash, decommission, and edits of a boat. */
export const BOAT_MESSAGES: FailureMessages = {
  failed: 'There was an error sending the information.',
  reply: lost('There was an exception receiving the reply.'),
  send: said('There was an exception sending the information.'),
};

export const APPEND_MESSAGES: FailureMessages = {
  failed: 'There was an error sending the append.',
  reply: lost('There was an exception receiving the reply on the append.'),
  send: said('There was an exception sending the append.'),
};

export const LAUNCH_MESSAGES: FailureMessages = {
  failed: 'Sorry, failure on send!',
  reply: lost('Sorry, exception on launch/reply!'),
  send: said('Sorry, exception on launch/send'),
};
