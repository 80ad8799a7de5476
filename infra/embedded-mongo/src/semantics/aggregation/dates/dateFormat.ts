import { ServerError } from '../../../serverError.ts';
import { dayOfYear, isoDayOfWeek, isoWeek, isoWeekYear, weekOfYear } from './calendar.ts';
import { fromLocal, zoneNamed } from './timeZone.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const MINUTE_MS = 60_000;

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

const zoneText = (offsetMs: number): string => {
  const minutes = Math.abs(offsetMs) / MINUTE_MS;
  return `${offsetMs < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${pad(minutes % 60, 2)}`;
};

const SPECIFIERS: Record<string, (local: Date, offsetMs: number) => string> = {
  b: (local) => (MONTHS[local.getUTCMonth()] as string).slice(0, 3),
  B: (local) => MONTHS[local.getUTCMonth()] as string,
  d: (local) => pad(local.getUTCDate(), 2),
  G: (local) => pad(isoWeekYear(local), 4),
  H: (local) => pad(local.getUTCHours(), 2),
  j: (local) => pad(dayOfYear(local), 3),
  L: (local) => pad(local.getUTCMilliseconds(), 3),
  m: (local) => pad(local.getUTCMonth() + 1, 2),
  M: (local) => pad(local.getUTCMinutes(), 2),
  S: (local) => pad(local.getUTCSeconds(), 2),
  w: (local) => String(local.getUTCDay() + 1),
  u: (local) => String(isoDayOfWeek(local)),
  U: (local) => pad(weekOfYear(local), 2),
  V: (local) => pad(isoWeek(local), 2),
  Y: (local) => pad(local.getUTCFullYear(), 4),
  z: (_local, offsetMs) => zoneText(offsetMs),
  Z: (_local, offsetMs) => String(offsetMs / MINUTE_MS),
  '%': () => '%',
};

/** Writes a local date by a format of `%` specifiers. Throws 18536 for unknown ones. */
export const formatDate = (local: Date, offsetMs: number, format: string): string =>
  format.replace(/%(.?)/gs, (_whole, specifier: string) => {
    const write = SPECIFIERS[specifier];
    if (!write) throw new ServerError(18536, `Invalid format character '%${specifier}' in format string`);
    return write(local, offsetMs);
  });

const PATTERNS: Record<string, string> = {
  d: '(?<d>\\d{1,2})',
  H: '(?<H>\\d{1,2})',
  j: '(?<j>\\d{1,3})',
  L: '(?<L>\\d{1,3})',
  m: '(?<m>\\d{1,2})',
  M: '(?<M>\\d{1,2})',
  S: '(?<S>\\d{1,2})',
  Y: '(?<Y>\\d{4})',
  b: '(?<b>[A-Za-z]{3})',
  B: '(?<B>[A-Za-z]+)',
  z: '(?<z>Z|[+-]\\d{2}:?\\d{2})',
  Z: '(?<Z>[+-]\\d{1,4})',
  '%': '%',
};

const ISO =
  /^(?<Y>\d{4})-(?<m>\d{1,2})(?:-(?<d>\d{1,2}))?(?:[T ](?<H>\d{1,2})(?::(?<M>\d{1,2})(?::(?<S>\d{1,2})(?:\.(?<L>\d{1,9}))?)?)?)?\s*(?<z>Z|[+-]\d{2}(?::?\d{2})?)?$/;

const patternOf = (format: string): RegExp => {
  const source = format.replace(
    /%(.?)|([\\^$.|?*+()[\]{}])/gs,
    (_whole, specifier: string | undefined, special: string | undefined) => {
      if (special !== undefined) return `\\${special}`;
      const pattern = PATTERNS[specifier ?? ''];
      if (pattern === undefined)
        throw new ServerError(18536, `Invalid format character '%${specifier}' in format string`);
      return pattern;
    },
  );
  return new RegExp(`^${source}$`);
};

const monthOf = (parts: Record<string, string | undefined>): number => {
  const name = parts['b'] ?? parts['B'];
  if (name === undefined) return Number(parts['m'] ?? 1);
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1;
};

const fail = (text: string, why: string): ServerError =>
  new ServerError(241, `Error parsing date string '${text}'; ${why}`);

/** Reads a date, ISO 8601 when no format is given, in a zone unless it names its own. Throws ConversionFailure (241). */
export const parseDate = (text: string, format: string | undefined, zone: unknown): Date => {
  const parts = (format === undefined ? ISO : patternOf(format)).exec(text)?.groups as
    Record<string, string | undefined> | undefined;
  if (!parts) throw fail(text, 'it does not have the form asked for');
  const own = parts['z'] ?? (parts['Z'] === undefined ? undefined : zoneText(Number(parts['Z']) * MINUTE_MS));
  if (own !== undefined && zone !== undefined && zone !== null)
    throw fail(
      text,
      'you cannot pass in a date/time string with time zone information together with a timezone argument',
    );
  const month = monthOf(parts);
  const local = new Date(0);
  const day = parts['j'] === undefined ? Number(parts['d'] ?? 1) : Number(parts['j']);
  local.setUTCFullYear(Number(parts['Y'] ?? 1970), parts['j'] === undefined ? month - 1 : 0, day);
  if (parts['j'] === undefined && (local.getUTCMonth() !== month - 1 || local.getUTCDate() !== day))
    throw fail(text, 'there is no such day');
  const [hours, minutes, seconds] = [
    Number(parts['H'] ?? 0),
    Number(parts['M'] ?? 0),
    Number(parts['S'] ?? 0),
  ];
  if (hours > 23 || minutes > 59 || seconds > 59) throw fail(text, 'there is no such time');
  local.setUTCHours(hours, minutes, seconds, Number((parts['L'] ?? '0').slice(0, 3).padEnd(3, '0')));
  return fromLocal(local, zoneNamed(own ?? zone));
};
