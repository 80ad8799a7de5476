const SECOND_MS = 1000;

/** What is left, as 'HH:MM:SS', the last begun second included; '00:00:00' when nothing is. Hours go on past 99. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}
