import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without a touch after which the kiosk is idle again. */
export const INACTIVITY_MS = 60_000;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'scroll'] as const;

/** Calls back once nobody has touched the screen for a minute; every touch restarts the minute. */
export function useInactivity(isWatching: boolean, onUntouched: () => void): void {
  const handleUntouched = useEffectEvent(onUntouched);
  useEffect(() => {
    if (!isWatching) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(handleUntouched, INACTIVITY_MS);
    };
    begin();
    const options = { capture: true, passive: true };
    for (const touch of TOUCHES) window.addEventListener(touch, begin, options);
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, begin, options);
    };
  }, [isWatching]);
}
