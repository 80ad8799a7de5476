/**
 * Texts of a member's and the boats' status (rule status.automatic): separate from the texts that a first screen can wait for.
 */
export const ALL_BOATS_IN = 'All Boats are in. Please make sure Bay doors are closed.';
export const youAreLaunchedOn = (boats: string): string => `You're Launched on ${boats}`;
export const youAreBoatedOn = (boats: string): string => `You've been boated on ${boats}`;
export const YOU_ARE_LAUNCHED = "You're Launched.";
export const YOU_ARE_LANDED = "You're Landed";
export const YOU_ARE_ON_DECK = "You're on Deck!";
export const YOU_ARE_OFF_DECK = "You're off Deck!";
