import { useEffect, useState } from 'react';
import { SIGN_IN_FAILURES_WARN_ABOVE } from '@fleetwatch/contract/accounts/limits';

/** Milliseconds between the refusal above the limit and the warning (rule account.failure-warning). */
export const FAILURE_WARNING_AFTER_MS = 1_000;

export interface FailureCount {
  countRefusal: () => void;
  isWarning: boolean;
  dismissWarning: () => void;
}

/** Counts the server's refusals; above ten it warns a second later and starts again at zero. Nothing is locked. */
export function useFailureCount(): FailureCount {
  const [refusals, setRefusals] = useState(0);
  const [isWarning, setIsWarning] = useState(false);
  const isTooMany = refusals > SIGN_IN_FAILURES_WARN_ABOVE;
  useEffect(() => {
    if (!isTooMany) return undefined;
    const timer = setTimeout(() => {
      setIsWarning(true);
      setRefusals(0);
    }, FAILURE_WARNING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isTooMany]);
  return {
    countRefusal: () => setRefusals((count) => count + 1),
    isWarning,
    dismissWarning: () => setIsWarning(false),
  };
}
