import { formatCountdown } from './formatCountdown.ts';
import { useNow } from './useNow.ts';

interface CountdownProps {
  /** The target instant, ms since 1970. */
  targetMs: number;
  /** The current time from the caller, ms since 1970, in place of the device's clock; the caller then updates it. */
  nowMs?: number;
  /** Accessible name of the target: 'until midnight'. */
  label: string;
}

const SECOND_MS = 1000;

/** '17:46:02' until an instant. It has no live region, so screen readers do not announce every second. */
export function Countdown({ targetMs, nowMs, label }: CountdownProps) {
  const now = useNow(SECOND_MS, nowMs !== undefined);
  return (
    <span role="timer" aria-label={label}>
      {formatCountdown(targetMs - (nowMs ?? now))}
    </span>
  );
}
