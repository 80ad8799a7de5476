import { useEffect, useState } from 'react';

/** Time after the last key until typing counts as stopped. */
export const TYPING_STOPPED_MS = 600;

/** The value, delayed until it has not changed for `afterMs`. */
export function useDebounced<Value>(value: Value, afterMs = TYPING_STOPPED_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
