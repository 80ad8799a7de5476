/** What the kiosk says of the next step (member-operations §2, "Hints"). */
export const SELECT_LAUNCH_OR_LAND = 'Please select Launch or Land';
export const PICK_BOAT_TYPE = 'Pick boat type below.';
export const SWIPE_AND_LAUNCH = 'Swipe left below and click Launch.';
export const PICK_CLASS_ON_THE_RIGHT = 'Pick a boat class on the right.';
export const LAUNCH_PRIVATE = 'Launch private, or pick a boat class.';
/** Ours, for the one list whose action has another name. */
export const SWIPE_AND_BORROW = 'Swipe left below and click Borrow.';
