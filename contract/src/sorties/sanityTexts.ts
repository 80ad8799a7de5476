/** Texts of questions about a sortie (rule sanity.questions), apart from those that first screens load. */
export const SORTIE_AHEAD = 'This sortie is in the future.';
export const landedBeforeLaunch = (boat: string): string => `${boat} landed before it launched.`;
export const wasOutFor = (boat: string, time: string): string => `${boat} was out for ${time}.`;
export const tooFast = (distance: string, time: string, limit: number): string =>
  `${distance} in ${time} is faster than ${limit} km/h.`;
export const longDay = (name: string, distance: string, limit: number): string =>
  `${name} has ${distance} on this day, more than ${limit} km.`;
export const inTwoBoats = (name: string, boat: string): string => `${name} was in ${boat} at the same time.`;
export const loggedAlready = (boat: string, time: string): string =>
  `${boat} is already in the log that day, launched ${time}.`;
