import { PAIRING_NOT_NEEDED } from '@fleetwatch/contract/tablets/texts';

export const tabletPaired = (tablet: string): string => `${tablet} is paired.`;
export const PAIRING_HELP = 'On the tablet, open the Boathouse page while signed out, and tap “Show a code”.';
export const PAIR_A_TABLET = 'Pair a tablet';
export const CODE_ON_TABLET = 'Code on the tablet';
export const LOCATION = 'Location';
export const LOCATION_HINT = 'Where the tablet is, such as Bay doors or Gym. The list below shows it.';
export const PAIR_TABLET = 'Pair tablet';
export const tabletUnpaired = (tablet: string): string => `${tablet} is unpaired.`;
export const BOATHOUSE_TABLETS = 'Boathouse Tablets';
export const NO_PAIRED_TABLETS = 'No tablets are paired.';
export const PAIRED_TABLETS = 'Paired tablets';
export const UNPAIR = 'Unpair';
export const unpairTablet = (tablet: string): string => `Unpair ${tablet}`;
export const UNPAIR_TABLET = 'Unpair tablet';
export const UNPAIR_WARNING = 'No one can launch or land on it until a coach pairs it again.';
export const PAIRING_OFF = `${PAIRING_NOT_NEEDED} The server's administrator can require it.`;
/** 'Paired May 1 06:12 by Cleo Marsh · last seen May 3 18:40' */
export const pairedLine = (paired: string, by: string | null | undefined, seen: string): string =>
  `Paired ${paired}${by ? ` by ${by}` : ''} · last seen ${seen}`;
