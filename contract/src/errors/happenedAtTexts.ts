import { HAPPENED_AGO_MAX_DAYS } from './happenedAt.ts';

/** Refusals of writes by when they happened. */
export const HAPPENED_IN_FUTURE = 'This is in the future. Check the clock of this device.';
export const HAPPENED_TOO_LONG_AGO = `This waited for more than ${HAPPENED_AGO_MAX_DAYS} days, so it can no longer be sent automatically.`;
