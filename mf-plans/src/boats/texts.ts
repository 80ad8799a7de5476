export const boatsByHour = (day: string): string => `Boats by hour, ${day}`;
export const NO_BOAT = 'No boat';
export const OTHERS_HIDDEN = 'Boats of other plans are not shown.';
export const OTHERS_FREE = 'All other boats are free.';
