export const TRIPS = 'Trips';
export const myDistance = (unit: string): string => `My ${unit}`;
export const seasonDistance = (unit: string): string => `Season ${unit}`;
export const soloDistance = (unit: string): string => `Solo ${unit}`;
export const privateDistance = (unit: string): string => `Private ${unit}`;
export const STILL_OUT_TODAY = 'Still Out Today';
export const boatsOut = (boats: number): string => `${boats} out`;
export const BOATS_OUT_UNAVAILABLE = 'The list of boats out is not available right now.';
export const YOURS = 'Yours:';
export const showAllClasses = (shown: number, moniker: string): string =>
  `Show all (${shown} in ${moniker} shown)`;
