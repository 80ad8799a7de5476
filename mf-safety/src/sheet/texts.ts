export const PRINT = 'Print';
export const SAVE_AS_PDF = 'Save as PDF';
export const COPY_AS_TEXT = 'Copy as text';
export const COPIED = 'Copied.';
export const COPY_BLOCKED = 'This browser blocks copying. Select the text and copy it by hand.';
export const GEOJSON = 'GeoJSON';
export const BACK_TO_SAFETY = 'Back to Safety';

export const rescueSheetFor = (boat: string): string => `Rescue sheet for ${boat}`;
export const sheetHeading = (club: string, boat: string): string => `${club}: ${boat}`;
export const CREW = 'Crew';
export const DONE_SO_FAR = 'Done so far';
export const TICKED = 'Completed steps';
