// @inner

/** Choosing members. */
export const TYPE_A_NAME = 'Type a name';
export const SEARCH_MEMBERS = 'Search members';
export const NO_MEMBER_MATCHES = 'No available member matches.';
export const removePerson = (name: string, label: string): string => `Remove ${name}: ${label}`;
export const CANNOT_BE_REACHED = "Can't be reached";
export const PHONE_AND_EMAIL = 'Phone and email';
export const PHONE = 'Phone';
export const EMAIL = 'Email';

export const RANK_BY = 'Rank by';
export const SEASON = 'Season';
export const currentSeason = (name: string): string => `${name} (current)`;
/** 'Quad, Mileage' or, of a past season, 'Quad, Mileage, 2025' */
export const rankedTitle = (group: string, sort: string, season?: string): string =>
  [group, sort, season].filter((part) => part !== undefined).join(', ');

/** Texts of a crew's trip. */
export const UNTIL_DARK = 'Until dark';
export const OTHER_TIME = 'Other';
export const OTHER_LENGTH = 'Other length';
export const CHOOSE_ONE = 'Choose one';
export const backBy = (time: string): string => `Back by ${time}`;
/** `lengthAt('30 min', '06:40') === '30 min, at 06:40'` */
export const lengthAt = (length: string, time: string): string => `${length}, at ${time}`;
export const WATER = 'Water';
export const HEADING = 'Heading';
export const HEADING_EXAMPLE = 'Upstream';
export const LIGHTS = 'Lights';
export const WHOSE_PHONE = 'Whose phone is on board?';
export const MINE = 'Mine';
/** The line that expands to the rest. */
export const WHERE_PHONE_AND_LIGHTS = 'Where to, phone and lights';
export const WHERE_AND_LIGHTS = 'Where to, and lights';
export const PHONE_AND_LIGHTS = 'Phone and lights';
