import { useEffect, useRef } from 'react';
import { chime } from '@fleetwatch/kit/ui/feedback/chime.ts';

/** Rings when a known count changes. */
export function useCountChime(count: number | undefined): void {
  const known = useRef(count);
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (before === undefined || count === undefined || before === count) return;
    // Browsers forbid sound before the first touch; the list itself shows the change.
    chime().catch(() => undefined);
  }, [count]);
}
