/** Share of the board's color over the picture behind a text, so that it is readable on any drawing. */
export const VEIL_PERCENT = 66;
