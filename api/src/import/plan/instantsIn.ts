import { instantOf } from '@fleetwatch/contract/time/clubTime';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays } from '@fleetwatch/contract/time/weeks';

const DAY_MS = 86_400_000;

/**
 * Converts many local times to instants; looks up days without a clock change only once.
 * @returns the instant, ms, of a day and `HH:MM:SS`
 */
export function instantsIn(timeZone: string): (day: LocalDateText, time: string) => number {
  const starts = new Map<LocalDateText, number | null>();
  return (day, time) => {
    let start = starts.get(day);
    if (start === undefined) {
      const from = instantOf(`${day} 00:00:00`, timeZone);
      const isPlain = instantOf(`${addDays(day, 1)} 00:00:00`, timeZone) - from === DAY_MS;
      start = isPlain ? from : null;
      starts.set(day, start);
    }
    if (start === null) return instantOf(`${day} ${time}`, timeZone);
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
    return start + ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  };
}
