/** What a page says to the service worker. */

/** The new worker takes over from the current one. */
export const TAKE_OVER = 'take-over';
/** `{[KEEP_FILES]: urls}`: files that the page had before the worker was there. */
export const KEEP_FILES = 'keepFiles';
