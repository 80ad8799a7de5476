import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '@fleetwatch/kit/store/createStore';
import { followLive } from '@fleetwatch/kit/store/live';

/** Follows the server's events for as long as the page is open. */
export function LiveEvents(): null {
  const store = useStore() as AppStore;
  useEffect(() => followLive(store), [store]);
  return null;
}
