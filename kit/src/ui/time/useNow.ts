import { useEffect, useState } from 'react';

/**
 * The time in ms since 1970, renewed at every full `everyMs` of the clock. Each wait is worked out from the clock itself,
 * so a late timer does not make the next one late. `isStopped` halts it.
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
