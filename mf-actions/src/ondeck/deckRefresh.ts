/** Interval of the on-deck screen's refreshes, and their number before they stop (rule deck.screen). */
export const DECK_REFRESH_MS = 60_000;
export const DECK_REFRESHES_MAX = 16;
