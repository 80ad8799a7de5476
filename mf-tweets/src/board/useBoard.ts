import { useDeferredValue, useState } from 'react';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { failureOf, isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { STATUS_REFRESH_MS } from '@fleetwatch/kit/store/sorties';
import { useHeadsUpsQuery } from '@fleetwatch/kit/store/tweets';
import { useTweetsQuery, type Span } from '../data/tweetsApi.ts';

/** Refetched when opened, when the page becomes visible, and every 3 minutes while it is. */
const LIVE_QUERY = {
  pollingInterval: STATUS_REFRESH_MS,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
} as const;

const NONE: readonly Tweet[] = [];

/** The tweets of a day or a week, the week's heads-ups, and the status of both queries. */
export function useBoard(span: Span) {
  const memberId = useAppSelector(selectMemberId);
  const list = useTweetsQuery({ span, memberId }, { ...LIVE_QUERY, skip: memberId === '' });
  const warnings = useHeadsUpsQuery(undefined, LIVE_QUERY);
  // Waits for the heads-ups, because they stand above the list and would push it down.
  const isSettled = [list, warnings].every(isAnswered);
  // Once shown the board stays: a refetch for another day must not remove it while the member is writing or has picked a
  // file.
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
