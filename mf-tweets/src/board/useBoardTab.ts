import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { deferredCleared, REPLY, selectDeferred } from '@fleetwatch/kit/store/deferredSlice';
import { readTab, writeTab } from './boardParams.ts';
import type { BoardTab } from './threads.ts';

/** The board's tab: from the address, or the reply tab when a reply was picked on any screen. */
export function useBoardTab() {
  const dispatch = useAppDispatch();
  const deferred = useAppSelector(selectDeferred);
  const [params, setParams] = useSearchParams();
  const answeredId = deferred.code === REPLY ? deferred.tweetId : null;
  const tab: BoardTab = answeredId === null ? readTab(params) : 'reply';
  return {
    tab,
    answeredId,
    go(next: BoardTab) {
      if (next !== 'reply' && answeredId !== null) dispatch(deferredCleared());
      setParams((now) => writeTab(now, next), { replace: true });
    },
  };
}
