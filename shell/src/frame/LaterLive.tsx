import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '@fleetwatch/kit/store/createStore';

/** By then the first screen is there, or nearly: events are for what a page shows already. */
const LISTEN_AFTER_MS = 2_000;

/** Follows the server's events for as long as the page is open; the code for it comes after the first screen's. */
export function LaterLive(): null {
  const store = useStore() as AppStore;
  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    const follow = async (): Promise<void> => {
      // If its code fails to load, polling alone keeps the page current.
      const live = await import('@fleetwatch/kit/store/live').catch(() => null);
      if (live && !isGone) stop = live.followLive(store);
    };
    const timer = setTimeout(() => void follow(), LISTEN_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return null;
}
