import { useEffect, useState } from 'react';

/** So long after the last key typing counts as stopped. */
export const TYPING_STOPPED_MS = 600;

/** The value as it was when it last stayed the same for a while. */
export function useDebounced<Value>(value: Value, afterMs = TYPING_STOPPED_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
