import { useDeferredValue, useState } from 'react';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { failureOf, isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { LIST_QUERY } from '@fleetwatch/kit/store/sorties';
import { useHeadsUpsQuery } from '@fleetwatch/kit/store/tweets';
import { useTweetsQuery, type TweetSpan } from '../data/tweetsApi.ts';

const NONE: readonly Tweet[] = [];

/** Time in which data requested by the surrounding screen counts as fresh. */
const HEADS_UPS = { ...LIST_QUERY, refetchOnMountOrArgChange: 10 } as const;

/** The tweets of a day or a week, the week's heads-ups, and the status of both queries. */
export function useTweetBoard(span: TweetSpan) {
  const memberId = useAppSelector(selectMemberId);
  const list = useTweetsQuery({ span, memberId }, { ...LIST_QUERY, skip: memberId === '' });
  const warnings = useHeadsUpsQuery(undefined, HEADS_UPS);
  // Waits for the heads-ups, because they are above the list and would push it down.
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
