import type { LocalDateTimeText } from './localText.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Of Temporal what is used here. Not every browser has it yet, and no server of ours. */
interface Temporal {
  Instant: {
    fromEpochMilliseconds(instantMs: number): {
      toZonedDateTimeISO(timeZone: string): {
        toPlainDateTime(): { toString(options: { smallestUnit: 'second' }): string };
      };
    };
  };
}

const findTemporal = () => (globalThis as { Temporal?: Temporal }).Temporal;

/**
 * What the club's clock shows at an instant: `localTextOf(0, 'Europe/Zurich') === '1970-01-01 01:00:00'`.
 * @param instantMs ms since 1970
 * @param timeZone IANA name
 * @throws RangeError when the time zone is unknown
 */
export function localTextOf(instantMs: number, timeZone: string): LocalDateTimeText {
  // A browser's first Intl format of a page takes a phone a sixteenth of a second; Temporal has no words to look up.
  const temporal = findTemporal();
  if (temporal) {
    const zoned = temporal.Instant.fromEpochMilliseconds(Math.floor(instantMs)).toZonedDateTimeISO(timeZone);
    return zoned.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
  }
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instantMs)) parts[type] = value;
  const year = (parts.year ?? '').padStart(4, '0');
  return `${year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

/** The text read as if it were UTC, ms since 1970. */
const asUtc = (text: LocalDateTimeText): number => Date.parse(`${text.replace(' ', 'T')}Z`);

/**
 * The instant at which the club's clock shows a text, ms since 1970. A text that the clock shows twice (autumn) means the
 * first time, one that it skips (spring) as much later as the clock jumps.
 * @throws RangeError when the time zone is unknown
 */
export function instantOf(text: LocalDateTimeText, timeZone: string): number {
  const wanted = asUtc(text);
  const aheadAt = (instantMs: number): number => asUtc(localTextOf(instantMs, timeZone)) - instantMs;
  const DAY_MS = 86_400_000;
  // The offsets of the day before and after are the only two a clock change that day can be about.
  const before = wanted - aheadAt(wanted - DAY_MS);
  const after = wanted - aheadAt(wanted + DAY_MS);
  return [before, after].find((instantMs) => instantMs + aheadAt(instantMs) === wanted) ?? before;
}
