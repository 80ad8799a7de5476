export const SAME_AS_LAST_TIME = 'Same as last time';
export const SHOW_MY_LAST_SORTIE = 'Show my last sortie';
export const noSortiesYet = (firstName: string): string => `No sorties yet, ${firstName}.`;
export const lastSortieIn = (firstName: string, day: string, time: string): string =>
  `${firstName}, your last sortie in it was ${day}, ${time}.`;
export const launchAgain = (boat: string): string => `Launch ${boat} again`;
export const SAME_BOAT_AND_CREW = 'Same boat and crew as last time';

/** `crewText(['Ana Ruiz', 'Bo Lind'], 'en') === 'With Ana Ruiz and Bo Lind'` */
export function crewText(crew: readonly string[], locale: string): string {
  if (crew.length === 0) return 'Alone';
  return `With ${new Intl.ListFormat(locale, { type: 'conjunction' }).format(crew)}`;
}
