export const INJURIES_HIDDEN = 'injuries and third parties in damage reports';
export const ALARMS_HIDDEN = 'what was done about overdue boats';
export const hiddenParts = (parts: string): string =>
  `\nNot included, because the member who made this export may not read it: ${parts}.\n`;
export const HUNDREDTHS = 'Hundredths of a mile.';
export const MILES_FIELD = 'Miles.';
export const inMeters = (field: string): string => `${field} in meters, rounded.`;
export const collectionTitle = (what: string, name: string): string =>
  `${what}. One line of data/${name}.ndjson.`;
