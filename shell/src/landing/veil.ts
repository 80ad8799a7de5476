/** How much of the board's colour lies over the picture behind a text, so that it is read on whatever is drawn there. */
export const VEIL_PERCENT = 66;
