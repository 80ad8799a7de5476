export const BACK = 'Back';
export const launchAnyway = (boat: string): string => `Launch ${boat} anyway`;
export const CLOSE = 'Close';
export const LAUNCH = 'Launch';
export const LAND = 'Land';
export const CANCEL = 'Cancel';
