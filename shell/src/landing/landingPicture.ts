import { localTextOf } from '@fleetwatch/contract/time/clubTime';

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Hour of the club's clock until which the logo shows. */
export const LOGO_UNTIL_HOUR = 8;
/** Afterwards the logo shows once in so many visits. */
export const LOGO_ONCE_IN = 5;

/**
 * Returns the landing page's picture (rule portal.landing): before 8am the club's logo; afterwards in one visit of five the
 * logo, else the picture of the club's weekday.
 * @param instantMs ms since 1970
 * @param timeZone the club's, IANA
 * @param draw from 0 to below 1, one draw for each visit
 */
export function landingPicture(instantMs: number, timeZone: string, draw: number): Weekday | 'logo' {
  const text = localTextOf(instantMs, timeZone);
  const hour = Number(text.slice(11, 13));
  if (hour < LOGO_UNTIL_HOUR || draw < 1 / LOGO_ONCE_IN) return 'logo';
  return WEEKDAYS[new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? 'logo';
}
