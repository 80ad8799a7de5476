import { useDeferredValue, useState } from 'react';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { failureOf, isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { STATUS_REFRESH_MS } from '@fleetwatch/kit/store/sorties';
import { useHeadsUpsQuery } from '@fleetwatch/kit/store/tweets';
import { useTweetsQuery, type Span } from '../data/tweetsApi.ts';

/** Asked for when opened, looked at again, and every 3 minutes while they are looked at. */
const LIVE_QUERY = {
  pollingInterval: STATUS_REFRESH_MS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
} as const;

const NONE: readonly Tweet[] = [];

/** The tweets of a day or a week, the heads-ups of the week, and how their lists stand. */
export function useBoard(span: Span) {
  const memberId = useAppSelector(selectMemberId);
  const list = useTweetsQuery({ span, memberId }, { ...LIVE_QUERY, skip: memberId === '' });
  const warnings = useHeadsUpsQuery(undefined, LIVE_QUERY);
  // The warnings stand above the list: coming after it they would push it down.
  const isSettled = [list, warnings].every(isAnswered);
  // Once shown it stays: another day's list must not take the board from under whoever writes, or has just picked a file.
  const [isShown, setIsShown] = useState(isSettled);
  if (isSettled && !isShown) setIsShown(true);
  return {
    tweets: list.data ?? NONE,
    headsUps: warnings.data,
    isLoading: !useDeferredValue(isShown),
    isFetching: list.isFetching,
    error: list.error ? failureOf(list.error).text : undefined,
    updatedAt: list.fulfilledTimeStamp,
    refetch: () => {
      void list.refetch();
      void warnings.refetch();
    },
  };
}
