import { useEffect, useEffectEvent } from 'react';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'scroll'] as const;

/** Calls back after `ms` without a touch of the screen; every touch restarts the time. */
export function useInactivity(isWatching: boolean, ms: number, onUntouched: () => void): void {
  const handleUntouched = useEffectEvent(onUntouched);
  useEffect(() => {
    if (!isWatching) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(handleUntouched, ms);
    };
    begin();
    const options = { capture: true, passive: true };
    for (const touch of TOUCHES) window.addEventListener(touch, begin, options);
    return () => {
      clearTimeout(timer);
      for (const touch of TOUCHES) window.removeEventListener(touch, begin, options);
    };
  }, [isWatching, ms]);
}
