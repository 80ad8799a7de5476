/** How often the on-deck screen refetches, and how many times before it stops (rule deck.screen). */
export const DECK_REFRESH_MS = 60_000;
export const DECK_REFRESHES_MAX = 16;
