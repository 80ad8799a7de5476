const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** An age as text: 'just now', '5 min ago', '3 h ago', '1 day ago', '2 days ago'. */
export function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < HOUR_MINUTES) return `${minutes} min ago`;
  if (minutes < DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)} h ago`;
  const days = Math.floor(minutes / DAY_MINUTES);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
