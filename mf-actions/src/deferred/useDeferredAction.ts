import { useEffect, useEffectEvent } from 'react';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { NONE, REPLY, selectDeferred } from '@fleetwatch/kit/store/deferredSlice';
import type { DeferredAction } from '@fleetwatch/kit/store/deferredSlice';

/** Interval of the deferred-action timer, and its delay after a selection (rule status.deferred). */
export const DEFERRED_EVERY_MS = 3_000;
export const AFTER_SELECTION_MS = 300;

/**
 * Runs the action that another screen deferred, at intervals, until `perform` has cleared it. The tweet panel itself handles
 * and clears a tweet to answer.
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
