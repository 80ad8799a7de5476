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

/** The parts of Temporal used here. Some browsers do not have it yet, nor do our servers. */
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
 * Returns the time of the club's clock at an instant: `localTextOf(0, 'Europe/Zurich') === '1970-01-01 01:00:00'`.
 * @param instantMs ms since 1970
 * @param timeZone IANA name
 * @throws RangeError if the time zone is unknown
 */
export function localTextOf(instantMs: number, timeZone: string): LocalDateTimeText {
  // The first Intl format on a page takes a phone a sixteenth of a second; Temporal loads no locale data.
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
 * Returns the instant at which the club's clock shows a text, ms since 1970. A text that the clock shows twice (autumn) means
 * the first time, one that it skips (spring) is later by the clock's jump.
 * @throws RangeError if the time zone is unknown
 */
export function instantOf(text: LocalDateTimeText, timeZone: string): number {
  const wanted = asUtc(text);
  const aheadAt = (instantMs: number): number => asUtc(localTextOf(instantMs, timeZone)) - instantMs;
  const DAY_MS = 86_400_000;
  // A clock change on that day can only involve the offsets of the day before and the day after.
  const before = wanted - aheadAt(wanted - DAY_MS);
  const after = wanted - aheadAt(wanted + DAY_MS);
  return [before, after].find((instantMs) => instantMs + aheadAt(instantMs) === wanted) ?? before;
}
