export const TOGGLE_ON_DECK = 'Toggle On Deck';
export const LAUNCH = 'Launch';
export const LAND = 'Land';
export const CANCEL = 'Cancel';
export const NOTHING_TO_CANCEL = 'There is nothing to cancel.';
export const ACTIONS = 'Actions';
export const TWEETS = 'Tweets';
export const CREW = 'Crew';
export const ON_DECK_TITLE = 'On Deck';
export const REPORT_DAMAGE = 'Report damage';
export const LAUNCHED = 'Launched';

/** Shown in a list for a boat or member without an outing. */
