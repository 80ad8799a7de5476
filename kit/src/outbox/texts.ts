/** Toasts about a waiting write, by the reason for waiting. */
export const WAITS = 'No connection. Saved on this device; it will send automatically.';
export const WAITS_FOR_ANSWER = 'No response. Saved on this device; it will send automatically.';
export const WAITS_FOR_SERVER =
  'The server is having problems. Saved on this device; it will send automatically.';

/** Toasts about writes that were sent. */
export const sentWrites = (titles: string): string => `Sent: ${titles}`;
export const needsDecision = (title: string): string => `${title}: this needs your decision.`;
export const CANNOT_BE_SAVED = 'The server could not save this after several tries.';

/** Titles of writes. */
export const launchOf = (boat: string): string => `Launch ${boat}`;
export const landingOf = (boat: string | undefined): string => `Land ${boat ?? A_BOAT}`;
export const landingWithDistance = (boat: string | undefined, distance: string): string =>
  `${landingOf(boat)}, ${distance}`;
export const callForHelp = (boat: string | undefined): string => `Call for help: ${boat ?? A_BOAT}`;
export const logOf = (boat: string | null, entry: string): string => `Log of ${boat ?? A_BOAT}: ${entry}`;
export const tweetOf = (text: string): string => `Tweet: ${text}`;
export const replyOf = (text: string): string => `Reply: ${text}`;
export const GO_ON_DECK = 'Go on deck';
export const GO_OFF_DECK = 'Go off deck';
/** Title of a write of an unknown kind. */
export const A_CHANGE = 'A change';

/** Names of a boat and a member that this device does not know. */
const A_BOAT = 'a boat';
export const ANOTHER_MEMBER = 'Another member';
