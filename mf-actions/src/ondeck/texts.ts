export const USER_ACTIVITY = 'User Activity';
export const FILTER_GROUPS = 'Filter Groups';
export const SHOW_ALL_LAUNCHED = 'Show all Launched';
export const MEMBERS_SHOWN = 'Members shown';
export const NO_MEMBERS_OUT = 'No one is on the water.';
export const NO_GROUP_MEMBERS_ON_DECK = 'No one from this user group is on deck.';
export const NO_MEMBERS_ON_DECK = 'No one is on deck. When you are ready to row, go on deck from Actions.';
