import { useEffect, useRef, useState } from 'react';
import { SIGN_IN_FAILURES_WARN_ABOVE } from '@fleetwatch/contract/accounts/limits';

/** Delay of the warning after the rejection above the limit (rule kiosk.refusal). */
export const WARNING_DELAY_MS = 1_000;

interface LoginFailures {
  isWarning: boolean;
  countRejection: () => void;
  forgetRejections: () => void;
  dismissWarning: () => void;
}

/** Counts rejections in a row; above ten it warns and restarts at zero. No one is locked out. */
export function useLoginFailures(): LoginFailures {
  const [isWarning, setIsWarning] = useState(false);
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isWarning,
    countRejection: () => {
      failures.current += 1;
      if (failures.current <= SIGN_IN_FAILURES_WARN_ABOVE) return;
      failures.current = 0;
      timer.current = setTimeout(() => setIsWarning(true), WARNING_DELAY_MS);
    },
    forgetRejections: () => {
      failures.current = 0;
    },
    dismissWarning: () => setIsWarning(false),
  };
}
