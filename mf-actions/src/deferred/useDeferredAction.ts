import { useEffect, useEffectEvent } from 'react';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { NONE, REPLY, selectDeferred } from '@fleetwatch/kit/store/deferredSlice';
import type { DeferredAction } from '@fleetwatch/kit/store/deferredSlice';

/** The deferred-action timer, and how soon it runs after a selection (rule status.deferred). */
export const DEFERRED_EVERY_MS = 3_000;
export const AFTER_SELECTION_MS = 300;

/**
 * Does by the clock what another screen left to do, until `perform` has cleared it. A tweet to answer is left to the tweet
 * panel, which clears it itself.
 */
export function useDeferredAction(perform: (deferred: DeferredAction) => void): void {
  const deferred = useAppSelector(selectDeferred);
  const handleTime = useEffectEvent(() => perform(deferred));
  const isForUs = deferred.code !== NONE && deferred.code !== REPLY;
  useEffect(() => {
    if (!isForUs) return undefined;
    const soon = setTimeout(handleTime, AFTER_SELECTION_MS);
    const timer = setInterval(handleTime, DEFERRED_EVERY_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [deferred, isForUs]);
}
