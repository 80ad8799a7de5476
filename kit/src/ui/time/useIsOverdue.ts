import { useEffect, useState } from 'react';

/** True once `isWaiting` has been true for `afterMs`. */
export function useIsOverdue(isWaiting: boolean, afterMs: number): boolean {
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsOverdue(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsOverdue(false);
    };
  }, [isWaiting, afterMs]);
  return isOverdue && isWaiting;
}
