const SECOND_MS = 1000;

/** Formats the remaining time as 'HH:MM:SS', rounded up to the second; '00:00:00' if none remains. Hours may exceed 99. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
