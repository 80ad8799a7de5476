/** An instant with its offset from UTC, as calendars write it: '2026-05-01T06:30:00Z'. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d\S*(?:Z|[+-]\d\d:?\d\d)$/;

/** '6:30', '08:30:15', '8.30', '0830', '8h30', '8:30 Uhr', 'kl. 8.30', '6:30 AM', '6 pm'. */
const TIME = /^(?:kl\.?\s*)?(\d{1,2})(?:[:.h]?(\d{2})(?:[:.](\d{2}))?)?\s*(uhr|h|[ap](?:\.?m\.?)?)?$/i;

/** Parses a time in a file as `HH:MM:SS`; null for an invalid one. */
export function readTime(text: string): string | null {
  const [, hours, minutes, seconds = '00', word = ''] = TIME.exec(text.trim()) ?? [];
  // A bare number is ambiguous.
  if (hours === undefined || (minutes === undefined && word === '')) return null;
  const half = /^[ap]/i.exec(word)?.[0].toLowerCase();
  const isOnClock = half === undefined || (Number(hours) >= 1 && Number(hours) <= 12);
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  if (!isOnClock || hour > 23 || Number(minutes ?? 0) > 59 || Number(seconds) > 59) return null;
  return [String(hour).padStart(2, '0'), minutes ?? '00', seconds].join(':');
}
