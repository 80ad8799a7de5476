import { formatCountdown } from './formatCountdown.ts';
import { useNow } from './useNow.ts';

interface CountdownProps {
  /** The instant it counts to, ms since 1970. */
  targetMs: number;
  /** Holds the clock instead of the device's own, ms since 1970: then whoever gives it makes it tick. */
  nowMs?: number;
  /** What it counts to, for those who hear it: 'until midnight'. */
  label: string;
}

const SECOND_MS = 1000;

/** '17:46:02' until an instant. Not announced by itself; read out when someone asks for it. */
export function Countdown({ targetMs, nowMs, label }: CountdownProps) {
  const now = useNow(SECOND_MS, nowMs !== undefined);
  return (
    <span role="timer" aria-label={label}>
      {formatCountdown(targetMs - (nowMs ?? now))}
    </span>
  );
}
