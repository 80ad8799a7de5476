export const YOUR_BIRTH_DATE = 'Your birth date';
export const WHY_BIRTH_DATE =
  'Your club has juniors, so it asks for birth dates. Others see only whether you are a minor. Minors also name a guardian.';
export const ADD_BIRTH_DATE = 'Add birth date';
export const NOT_NOW = 'Not now';
export const NO_CHOICE = 'None';
export const SPLASH = 'Splash';
export const COACH = 'Coach';
export const PREPARE_LAUNCH = 'Prepare launch';
export const SHOW_BOATS_OUT = 'Boat class in Still Out Today';
export const ALL_FLEET_GROUPS = 'All Fleet Groups';
