/** Minutes for which a code shown on a tablet works, once. */
export const PAIRING_CODE_MINUTES = 10;
/** Characters of a code, without the dash between its groups. */
export const PAIRING_CODE_LENGTH = 8;
export const TABLET_NAME_MIN = 2;
export const TABLET_NAME_MAX = 32;
