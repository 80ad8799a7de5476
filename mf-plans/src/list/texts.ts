export const SWIPE_HINT = 'Swipe left on a plan, or press the arrow, to join it.';
export const LEAVE = 'Leave';
export const REMOVE = 'Remove';
export const JOINED = 'Joined';
export const REPEATS = 'Repeats';
