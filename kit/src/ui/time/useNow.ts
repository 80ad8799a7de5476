import { useEffect, useState } from 'react';

/**
 * The time in ms since 1970, updated at every full `everyMs` of the clock. Each delay is computed from the clock, so that
 * late timers do not accumulate. `isStopped` pauses it.
 */
export function useNow(everyMs: number, isStopped = false): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (isStopped) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          wait();
        },
        everyMs - (Date.now() % everyMs),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [everyMs, isStopped]);
  return now;
}
