/** Messages between a page and the service worker. */

/** The new worker takes over from the current one. */
export const TAKE_OVER = 'take-over';
/** `{[KEEP_FILES]: urls}`: files that the page had before the worker started. */
export const KEEP_FILES = 'keepFiles';
/** `{[OPEN_PATH]: path}`, to a page: a notification with this target was tapped. The page answers on the message's port. */
export const OPEN_PATH = 'openPath';
/** The parameter of such a path that names the notification. */
export const NOTIFIED = 'told';
