/** The app bar's timer (rules portal.forgotten, deck.half-hour). */
export const HALF_HOUR_MS = 1_800_000;
/** Time for which the landing reminder stays. */
export const REMINDER_MS = 180_000;

const DECK_EVERY_STEPS = 2;
const BOATS_EVERY_STEPS = 8;

/** Whether this step of the timer checks the deck. */
export const isDeckStep = (step: number): boolean => step % DECK_EVERY_STEPS === 0;
/** Whether this step checks for boats that were not landed. */
export const isBoatsStep = (step: number): boolean => step % BOATS_EVERY_STEPS === 0;

export interface DeckDecision {
  /** Whether the member was found on deck at the last check: the next one takes them off. */
  isFlagged: boolean;
  mustLeave: boolean;
}

/** Flags a member on deck at the first check and takes them off at the next. */
export function decideOnDeck(isOnDeck: boolean, wasFlagged: boolean): DeckDecision {
  if (!isOnDeck) return { isFlagged: false, mustLeave: false };
  return wasFlagged ? { isFlagged: false, mustLeave: true } : { isFlagged: true, mustLeave: false };
}
