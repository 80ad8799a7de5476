import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a boat that was out is no longer out. */
export function useHasLanded(isOut: boolean, onLanded: () => void): void {
  const wasOut = useRef(isOut);
  const handleLanded = useEffectEvent(onLanded);
  useEffect(() => {
    if (wasOut.current && !isOut) handleLanded();
    wasOut.current = isOut;
  }, [isOut]);
}
