/** What a page and the service worker say to each other. */

/** The new worker takes over from the current one. */
export const TAKE_OVER = 'take-over';
/** `{[KEEP_FILES]: urls}`: files that the page had before the worker was there. */
export const KEEP_FILES = 'keepFiles';
/** `{[OPEN_PATH]: path}`, to a page: a notification was tapped that leads there. The page answers on the message's port. */
export const OPEN_PATH = 'openPath';
/** The parameter of such a path that names the notification. */
export const NOTIFIED = 'told';
