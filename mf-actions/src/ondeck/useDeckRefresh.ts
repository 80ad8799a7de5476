import { useEffect, useEffectEvent } from 'react';
import { DECK_REFRESH_MS, DECK_REFRESHES_MAX } from './deckRefresh.ts';

const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Refreshes every minute, and stops after 16 refreshes without user activity. */
export function useDeckRefresh(onRefresh: () => void, onStop: () => void): void {
  const handleRefresh = useEffectEvent(onRefresh);
  const handleStop = useEffectEvent(onStop);
  useEffect(() => {
    let refreshes = 0;
    const handleActivity = () => {
      refreshes = 0;
    };
    const timer = setInterval(() => {
      refreshes += 1;
      handleRefresh();
      if (refreshes < DECK_REFRESHES_MAX) return;
      clearInterval(timer);
      handleStop();
    }, DECK_REFRESH_MS);
    for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, handleActivity, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, handleActivity);
    };
  }, []);
}
