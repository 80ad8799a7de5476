import { useEffect, useRef } from 'react';
import { chime } from '@fleetwatch/kit/ui/feedback/chime.ts';

/** Rings when a count that was known becomes another one. */
export function useCountChime(count: number | undefined): void {
  const known = useRef(count);
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (before === undefined || count === undefined || before === count) return;
    // A page that nobody has touched yet may make no sound: the list itself has changed.
    chime().catch(() => undefined);
  }, [count]);
}
