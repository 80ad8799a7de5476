import { counted } from '@fleetwatch/contract/texts/counted';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';

export const SORTIE = 'Sortie';
export const SORTIES = 'Sorties';
export const DAY = 'Day';
export const DAYS = 'Days';
export const SWIPE_HINT = 'Swipe a row left, or press its arrow, to see the activity of its member and boat.';

/** @param names with commas */
export const andMore = (names: string, count: number): string =>
  names === '' ? `${count} more` : `${names} and ${count} more`;
export const crewOf = (names: string): string => `Crew: ${names}`;
export const seasonOf = (member: string, miles: number, trips: number, unit: ShownUnit): string =>
  `${member}'s season: ${formatDistance(miles, unit)}, ${counted(trips, 'trip')}`;

export const despiteRule = (rule: string): string => `Despite a rule: ${rule}`;
export const notConfirmed = (warning: string): string => `Not confirmed: ${warning}`;
export const ruleOverridden = (rule: string, reason = ''): string =>
  `Rule overridden: ${rule} ${reason}`.trim();
