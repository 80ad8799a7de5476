// @inner @chunk screens

/** Texts shown on first screens, separate from those needed later. */
export const HEADS_UP = 'Heads Up';
/** Read aloud after their number. */
export const THIS_WEEK_SHOW_ALL = 'this week, show all';
export const NO_READINGS_YET = 'No readings yet.';
