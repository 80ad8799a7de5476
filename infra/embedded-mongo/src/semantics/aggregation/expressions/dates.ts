import { ObjectId, Timestamp } from 'bson';
import { isDoc, toNumber } from '../../../bsonValues.ts';
import { refuse, ServerError } from '../../../serverError.ts';
import { typeNameOf } from '../../bsonTypeNumbers.ts';
import { checkUnit, truncateDate, weekdayNumber } from '../dates/dateMath.ts';
import { toLocal, zoneNamed } from '../dates/timeZone.ts';
import { isNil, withArguments, withNames, type Operator } from './operator.ts';

/** Dates, ObjectIds and timestamps all say when. Throws 16006 for other values. */
const asDate = (value: unknown): Date => {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  throw new ServerError(16006, `can't convert from BSON type ${typeNameOf(value)} to Date`);
};

const partOf = (part: (local: Date) => number): Operator => {
  const work = (date: unknown, timezone: unknown): number | null =>
    isNil(date) || timezone === null ? null : part(toLocal(asDate(date), zoneNamed(timezone)));
  const named = withNames(['date'], ['timezone'], ({ date, timezone }) => work(date, timezone));
  const single = withArguments(1, 1, ([date]) => work(date, undefined));
  return (operand, compile, name) => {
    const isNamed = isDoc(operand) && !Object.keys(operand).some((field) => field.startsWith('$'));
    return (isNamed ? named : single)(operand, compile, name);
  };
};

const dateTrunc = withNames(
  ['date', 'unit'],
  ['binSize', 'timezone', 'startOfWeek'],
  ({ date, unit, binSize, timezone, startOfWeek }, name) => {
    if (isNil(date) || isNil(unit) || binSize === null || timezone === null) return null;
    if (unit === 'week' && startOfWeek === null) return null;
    const size = binSize === undefined ? 1 : toNumber(binSize);
    if (size === undefined || !Number.isInteger(size))
      throw new ServerError(5439017, `${name} requires binSize to be a 64-bit integer`);
    if (size < 1) throw new ServerError(5439018, `${name} requires binSize to be greater than 0`);
    const day = unit === 'week' && startOfWeek !== undefined ? weekdayNumber(startOfWeek) : 0;
    return truncateDate(asDate(date), checkUnit(unit), size, zoneNamed(timezone), day);
  },
);

const MINUTE_MS = 60_000;

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

const zoneText = (offsetMs: number): string => {
  const minutes = Math.abs(offsetMs) / MINUTE_MS;
  return `${offsetMs < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${pad(minutes % 60, 2)}`;
};

const SPECIFIERS = new Map<string, (local: Date, offsetMs: number) => string>([
  ['Y', (local) => pad(local.getUTCFullYear(), 4)],
  ['m', (local) => pad(local.getUTCMonth() + 1, 2)],
  ['d', (local) => pad(local.getUTCDate(), 2)],
  ['H', (local) => pad(local.getUTCHours(), 2)],
  ['M', (local) => pad(local.getUTCMinutes(), 2)],
  ['S', (local) => pad(local.getUTCSeconds(), 2)],
  ['L', (local) => pad(local.getUTCMilliseconds(), 3)],
  ['w', (local) => String(local.getUTCDay() + 1)],
  ['z', (_local, offsetMs) => zoneText(offsetMs)],
  ['%', () => '%'],
]);
const REFUSED_SPECIFIERS = 'bBGjuUVZ';

const format = (local: Date, offsetMs: number, text: string): string =>
  text.replace(/%(.?)/gs, (_whole, specifier: string) => {
    const write = SPECIFIERS.get(specifier);
    if (write) return write(local, offsetMs);
    if (specifier !== '' && REFUSED_SPECIFIERS.includes(specifier))
      throw refuse(`the format specifier %${specifier}`);
    throw new ServerError(18536, `Invalid format character '%${specifier}' in format string`);
  });

const dateToString = withNames(
  ['date'],
  ['format', 'timezone', 'onNull'],
  ({ date, format: pattern, timezone, onNull = null }, name) => {
    if (isNil(date)) return onNull;
    if (pattern === null || timezone === null) return null;
    const offsetAt = zoneNamed(timezone);
    const instant = asDate(date);
    if (pattern === undefined && timezone !== undefined)
      throw refuse(`${name} of a timezone without a format`);
    const text = pattern ?? '%Y-%m-%dT%H:%M:%S.%LZ';
    if (typeof text !== 'string') throw new ServerError(18533, `${name} requires that 'format' be a string`);
    return format(toLocal(instant, offsetAt), offsetAt(instant.getTime()), text);
  },
);

/** Date expressions, each in any time zone. */
export const dates = {
  $year: partOf((local) => local.getUTCFullYear()),
  $month: partOf((local) => local.getUTCMonth() + 1),
  $dayOfMonth: partOf((local) => local.getUTCDate()),
  $dayOfWeek: partOf((local) => local.getUTCDay() + 1),
  $hour: partOf((local) => local.getUTCHours()),
  $minute: partOf((local) => local.getUTCMinutes()),
  $second: partOf((local) => local.getUTCSeconds()),
  $millisecond: partOf((local) => local.getUTCMilliseconds()),
  $dateTrunc: dateTrunc,
  $dateToString: dateToString,
} satisfies Record<string, Operator>;
