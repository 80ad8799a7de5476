/** The on-deck screen asks again this often, and so many times; then nobody is looking (rule deck.screen). */
export const DECK_REFRESH_MS = 60_000;
export const DECK_REFRESHES_MAX = 16;
