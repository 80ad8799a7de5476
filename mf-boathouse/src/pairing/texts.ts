export const PAIR_THIS_TABLET = 'Pair this tablet';
export const PAIRING_STEPS =
  "This club's tablets are paired once, by a coach. On a phone where you are signed in, open “Boathouse Tablets” in the menu under “More”. Then enter the code shown here.";
export const codeValidFor = (minutes: number): string => `Valid for ${minutes} min, for one tablet.`;
export const CODE_EXPIRED = 'This code has expired.';
export const SHOW_ANOTHER_CODE = 'Show another code';
export const SHOW_CODE = 'Show a code';
