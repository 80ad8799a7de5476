/** Texts of pairing the boathouse's tablets (rule kiosk.pairing). */
export const TABLET_UNPAIRED = 'This tablet is not paired with the club. A coach can pair it.';
export const TABLET_PAIRED = 'This tablet is already paired.';
export const PAIRING_NOT_NEEDED = "This club's tablets do not need pairing.";
export const PAIRING_CODE_REFUSED = 'This code is wrong, already used or older than 10 minutes.';
export const PAIRING_CODE_NEEDED = 'Enter the code that the tablet shows.';
export const TABLET_NAME_LENGTH = 'Enter where the tablet is, in 2 to 32 characters.';
export const TABLET_NOT_FOUND = 'This tablet is no longer paired.';
export const ONLY_COACHES_PAIR = 'Only confirmed coaches can pair tablets.';
