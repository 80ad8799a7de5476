// @inner @chunk screens

/** Title of the browser's tab. */
export const tabTitle = (title: string): string => `${title} · Fleetwatch`;
export const WENT_WRONG = 'Something went wrong.';
export const NOTHING_HERE = 'Nothing here yet.';
export const loading = (title: string): string => `Loading ${title}`;
export const STILL_WAITING = 'Still waiting for the server.';
