import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useNow } from '@fleetwatch/kit/ui/useNow.ts';

const TICK_MS = 60_000;

/** The club's own now, to the minute; undefined until the club is known, with why in `failure`. */
export function useClubToday(): {
  now: LocalDateTimeText | undefined;
  failure: string | undefined;
  retry: () => void;
} {
  const { data: club, error, refetch } = useClubQuery();
  const nowMs = useNow(TICK_MS);
  return {
    now: club && localTextOf(nowMs + club.clockSkewMs, club.timezone),
    failure: error && !club ? failureOf(error).text : undefined,
    retry: () => void refetch(),
  };
}
