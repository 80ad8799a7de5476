import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart } from '@fleetwatch/contract/time/localText';

/** End of the countdown: 11:59:59 pm (rule status.countdown). */
const LAST_SECOND = '23:59:59';

/**
 * Returns the last second of the club's day, ms since 1970.
 * @param instantMs an instant of that day, by the club's clock
 */
export function endOfDay(instantMs: number, timeZone: string): number {
  return instantOf(`${datePart(localTextOf(instantMs, timeZone))} ${LAST_SECOND}`, timeZone);
}
