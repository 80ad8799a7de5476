// @chunk controls

import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { failureOf } from '../../store/apiFailure.ts';
import { useClubQuery } from '../../store/clubs.ts';
import { useNow } from './useNow.ts';

const TICK_MS = 60_000;

/**
 * The club's current time, updated every minute; undefined until the club is fetched, with the reason of a failure in
 * `failure`.
 */
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
