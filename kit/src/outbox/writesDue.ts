import { createAction } from '@reduxjs/toolkit';

/**
 * Waiting writes may be sent: the server has responded, or one more write was queued behind others. `followNetwork` sends
 * them.
 */
export const writesDue = createAction<{
  /** Whether the member has just made a write, and must be informed why it still waits. */
  isNew: boolean;
}>('outbox/writesDue');
