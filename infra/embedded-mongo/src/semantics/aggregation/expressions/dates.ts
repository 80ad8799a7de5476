import { ObjectId } from 'bson';
import { DateTime, IANAZone } from 'luxon';
import { refuse, ServerError } from '../../../serverError.ts';
import { typeNameOf } from '../../typeNameOf.ts';
import { isNil, withNames, type Operator } from './operator.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns the instant of a date or an ObjectId. Throws 16006 for other values. */
const asDate = (value: unknown): Date => {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw new ServerError(16006, `can't convert from BSON type ${typeNameOf(value)} to Date`);
};

/** Returns the zone of an Olson name or of an offset such as `+05:30`. Throws 40485 for others. */
const zoneNamed = (name: unknown = 'UTC'): IANAZone => {
  const zone = IANAZone.create(String(name));
  if (!zone.isValid) throw new ServerError(40485, `unrecognized time zone identifier: "${String(name)}"`);
  return zone;
};

/** Returns the instant of a local time; in the hour that summer time skips, the one as far after the change. Both in ms. */
const instantOf = (local: number, zone: IANAZone): number => {
  const offsetAt = (instant: number): number => zone.offset(instant) * MINUTE_MS;
  const guess = local - offsetAt(local - offsetAt(local));
  return local - guess === offsetAt(guess) ? guess : local - offsetAt(guess - DAY_MS);
};

/** Returns the start of the day. */
const dateTrunc = withNames(['date', 'unit'], ['timezone'], ({ date, unit, timezone }, name) => {
  if (isNil(date) || isNil(unit) || timezone === null) return null;
  if (unit !== 'day') throw refuse(`the unit '${String(unit)}' of ${name}`);
  const zone = zoneNamed(timezone);
  // The zone's local time as if it were UTC, so that every instant of a day has one start.
  const instant = asDate(date).getTime();
  const local = instant + zone.offset(instant) * MINUTE_MS;
  return new Date(instantOf(Math.floor(local / DAY_MS) * DAY_MS, zone));
});

/** luxon's tokens for MongoDB's format specifiers. */
const TOKENS = new Map([
  ['Y', 'yyyy'],
  ['m', 'MM'],
  ['d', 'dd'],
]);

const dateToString = withNames(['date', 'format'], ['timezone'], ({ date, format, timezone }, name) => {
  if (isNil(date) || format === null || timezone === null) return null;
  const local = DateTime.fromJSDate(asDate(date), { zone: zoneNamed(timezone) });
  if (typeof format !== 'string') throw new ServerError(18533, `${name} requires that 'format' be a string`);
  return format.replace(/%(.?)/gs, (whole, specifier: string) => {
    const token = TOKENS.get(specifier);
    if (!token) throw refuse(`the format specifier ${whole}`);
    return local.toFormat(token);
  });
});

/** Date expressions, each in any time zone. */
export const dates = {
  $dateTrunc: dateTrunc,
  $dateToString: dateToString,
} satisfies Record<string, Operator>;
