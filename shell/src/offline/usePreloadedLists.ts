import { useEffect } from 'react';
import { unlaunchedBoats } from '@fleetwatch/kit/store/boats';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { fleetGroups } from '@fleetwatch/kit/store/fleetgroups';
import { members } from '@fleetwatch/kit/store/members';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';

const NOT_FOLLOWED = { subscribe: false } as const;

/**
 * Fetches the data that launching needs, once: a member who opened the app at home, with a network, can then launch on a dock
 * that has none. Only if a service worker stores the app itself, for without it there is nothing to launch with.
 */
export function usePreloadedLists(): void {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectMemberId);
  useEffect(() => {
    if (memberId === '' || !navigator.serviceWorker?.controller) return;
    void dispatch(unlaunchedBoats.initiate(undefined, NOT_FOLLOWED));
    void dispatch(fleetGroups.initiate(undefined, NOT_FOLLOWED));
    void dispatch(members.initiate(undefined, NOT_FOLLOWED));
  }, [dispatch, memberId]);
}
