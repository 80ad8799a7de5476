import { datePart, type LocalDateText } from '@fleetwatch/contract/time/localText';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useClubToday } from '@fleetwatch/kit/ui/time/useClubToday.ts';

/**
 * Returns the club-local day: a boat that is out since before it may be on its rack (rule forgotten.next). Null in clubs
 * without this feature.
 */
export function useUnlandedBefore(): LocalDateText | null {
  const isAsking = useHasFeature('forgotten');
  const { now } = useClubToday();
  return isAsking && now !== undefined ? datePart(now) : null;
}
