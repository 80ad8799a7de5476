export const TOGGLE_ON_DECK = 'Toggle On Deck';
export const LAUNCH = 'Launch';
export const LAND = 'Land';
export const CANCEL = 'Cancel';
export const NOTHING_TO_CANCEL = 'There is nothing to cancel.';
export const ACTIONS = 'Actions';
export const TWEETS = 'Tweets';
export const CREW = 'Crew';
export const seatNumber = (seat: number): string => `Seat ${seat}`;
export const USER_GROUP = 'User group';
export const SEARCH_MEMBERS = 'Search members';
export const ON_DECK = 'On deck';
export const WORKOUT = 'Workout';
export const WORKOUT_TYPE = 'Workout type';
export const ON_DECK_TITLE = 'On Deck';
export const REPORT_DAMAGE = 'Report damage';
export const BOAT_CLASS = 'Boat class';
export const seatPerson = (name: string): string => `Seat ${name}`;
export const LAUNCHED = 'Launched';

/** In a list, of a boat or member without an outing. */
export const NOT_OUT_YET = 'not out yet';
