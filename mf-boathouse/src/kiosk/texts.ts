/** The kiosk's hints about the next step (rule kiosk.hints). */
export const SELECT_LAUNCH_OR_LAND = 'Please select Launch or Land';
/** For classes below it, and for classes beside it. */
export const PICK_BOAT_TYPE = 'Pick boat type below.';
export const PICK_CLASS_ON_THE_RIGHT = 'Pick a boat class on the right.';
export const SWIPE_AND_LAUNCH = 'Swipe left below and click Launch.';
export const LAUNCH_PRIVATE = 'Launch private, or pick a boat class.';
/** A suffix for the list whose action is named Borrow. */
export const SWIPE_AND_BORROW = 'Swipe left below and click Borrow.';
export const SIGN_IN_TO_LAND_FIRST = 'Choose Land and sign in first.';
export const BOATHOUSE = 'Boathouse';
export const SIGN_IN = 'Sign-in';
export const LAUNCH_AND_LAND = 'Launch and land';
export const MY_SORTIES = 'My Sorties';
export const KIOSK_TITLE = 'Fleetwatch Boathouse';
