import { createAction } from '@reduxjs/toolkit';

/** What waits may go: something was heard, or one more write waits behind others. `followNetwork` sends it. */
export const writesDue = createAction<{
  /** Its member has just made a write, and is told why it still waits. */
  isNew: boolean;
}>('outbox/writesDue');
