import { useEffect, useState } from 'react';

/** Time for which a page is shown (rule kiosk.pages). */
export const PAGE_MS = 10_000;

interface TurningPage {
  /** Index of the visible page, from 0. */
  page: number;
  isPaused: boolean;
  togglePause: () => void;
}

/**
 * Turns pages while there are several and they are not paused. Starts with the last page: a crew that just launched looks for
 * its boat there.
 */
export function useTurningPage(count: number): TurningPage {
  const [turned, setTurned] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isTurning = count > 1 && !isPaused;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => setTurned((page) => page + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [isTurning]);
  return { page: (count - 1 + turned) % count, isPaused, togglePause: () => setIsPaused(!isPaused) };
}
