/** Shown if the call fails, as for a launch (rule launch.failures). */
export const DECK_FAILURE = 'deck: failure on send!';
export const YOU_ARE_ON_DECK_TITLE = 'You are on deck';
export const WHILE_ON_DECK =
  'Members putting a crew together can see that you are ready. Go off deck when you leave.';
export const WHY_GO_ON_DECK = 'Go on deck to show members putting a crew together that you are ready to row.';
export const CONFIRM_OFF_DECK = 'Confirm Off Deck';
export const CONFIRM_ON_DECK = 'Confirm On Deck';
export const GO_OFF_DECK = 'Go off deck';
export const GO_ON_DECK = 'Go on deck';
export const GO_OFF_DECK_NOW = 'Go off deck now?';
export const GO_ON_DECK_NOW = 'Go on deck now?';
