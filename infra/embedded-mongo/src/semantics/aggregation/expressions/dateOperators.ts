import { ObjectId, Timestamp } from 'bson';
import { isDoc, toNumber, type Doc } from '../../../bsonValues.ts';
import { ServerError } from '../../../serverError.ts';
import { typeNameOf } from '../../bsonTypeNumbers.ts';
import {
  dayOfYear,
  isoDayOfWeek,
  isoWeek,
  isoWeekYear,
  weekdayNumber,
  weekOfYear,
} from '../dates/calendar.ts';
import { formatDate, parseDate } from '../dates/dateFormat.ts';
import { addToDate, checkUnit, dateDifference, truncateDate } from '../dates/dateMath.ts';
import { fromLocal, toLocal, zoneNamed } from '../dates/timeZone.ts';
import { evaluate, isNil, type Operator } from './operator.ts';

/** Dates, ObjectIds and timestamps all say when. Throws 16006 for other values. */
const asDate = (value: unknown): Date => {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  throw new ServerError(16006, `can't convert from BSON type ${typeNameOf(value)} to Date`);
};

const argumentsOf = (name: string, doc: unknown, operand: unknown, options: unknown): Doc => {
  if (!isDoc(operand)) throw new ServerError(18629, `${name} only supports an object as its argument`);
  return Object.fromEntries(
    Object.entries(operand).map(([field, value]) => [field, evaluate(doc, value, options)]),
  );
};

const partOperator =
  (name: string, part: (local: Date) => number): Operator =>
  (doc, operand, options) => {
    const isObject = isDoc(operand) && 'date' in operand;
    const single: unknown = Array.isArray(operand) && operand.length === 1 ? operand[0] : operand;
    const { date, timezone } = isObject
      ? argumentsOf(name, doc, operand, options)
      : { date: evaluate(doc, single, options), timezone: undefined };
    if (isNil(date) || timezone === null) return null;
    return part(toLocal(asDate(date), zoneNamed(timezone)));
  };

const whole = (name: string, value: unknown): number => {
  const number = toNumber(value);
  if (number === undefined || !Number.isInteger(number))
    throw new ServerError(5166405, `${name} expects integer amounts`);
  return number;
};

const adding =
  (name: string, sign: number): Operator =>
  (doc, operand, options) => {
    const { startDate, unit, amount, timezone } = argumentsOf(name, doc, operand, options);
    if (isNil(startDate) || isNil(unit) || isNil(amount) || timezone === null) return null;
    return addToDate(asDate(startDate), checkUnit(unit), sign * whole(name, amount), zoneNamed(timezone));
  };

const weekStart = (value: unknown): number => {
  if (isNil(value)) return 0;
  const day = weekdayNumber(value);
  if (day === undefined) throw new ServerError(9, `unknown day of week value: ${String(value)}`);
  return day;
};

const dateTrunc: Operator = (doc, operand, options) => {
  const { date, unit, binSize, timezone, startOfWeek } = argumentsOf('$dateTrunc', doc, operand, options);
  if (isNil(date) || isNil(unit) || binSize === null || timezone === null) return null;
  const size = binSize === undefined ? 1 : whole('$dateTrunc', binSize);
  if (size < 1) throw new ServerError(5439018, '$dateTrunc requires binSize to be greater than 0');
  return truncateDate(asDate(date), checkUnit(unit), size, zoneNamed(timezone), weekStart(startOfWeek));
};

const dateDiff: Operator = (doc, operand, options) => {
  const { startDate, endDate, unit, timezone, startOfWeek } = argumentsOf('$dateDiff', doc, operand, options);
  if (isNil(startDate) || isNil(endDate) || isNil(unit) || timezone === null) return null;
  return dateDifference(
    asDate(startDate),
    asDate(endDate),
    checkUnit(unit),
    zoneNamed(timezone),
    weekStart(startOfWeek),
  );
};

const DEFAULT_FORMAT = '%Y-%m-%dT%H:%M:%S.%L';

const dateToString: Operator = (doc, operand, options) => {
  const { date, format, timezone, onNull = null } = argumentsOf('$dateToString', doc, operand, options);
  if (isNil(date)) return onNull;
  if (format === null || timezone === null) return null;
  const offsetAt = zoneNamed(timezone);
  const instant = asDate(date);
  const local = toLocal(instant, offsetAt);
  const text = format === undefined ? `${DEFAULT_FORMAT}${timezone === undefined ? 'Z' : ''}` : format;
  if (typeof text !== 'string')
    throw new ServerError(18533, "$dateToString requires that 'format' be a string");
  return formatDate(local, offsetAt(instant.getTime()), text);
};

const dateFromString: Operator = (doc, operand, options) => {
  const {
    dateString,
    format,
    timezone,
    onNull = null,
    onError,
  } = argumentsOf('$dateFromString', doc, operand, options);
  if (isNil(dateString)) return onNull;
  try {
    if (typeof dateString !== 'string')
      throw new ServerError(
        241,
        `$dateFromString requires that 'dateString' be a string, found: ${typeNameOf(dateString)}`,
      );
    return parseDate(dateString, typeof format === 'string' ? format : undefined, timezone);
  } catch (error) {
    if (isDoc(operand) && 'onError' in operand) return onError;
    throw error;
  }
};

const dateToParts: Operator = (doc, operand, options) => {
  const { date, timezone, iso8601 } = argumentsOf('$dateToParts', doc, operand, options);
  if (isNil(date) || timezone === null) return null;
  const local = toLocal(asDate(date), zoneNamed(timezone));
  const day =
    iso8601 === true
      ? { isoWeekYear: isoWeekYear(local), isoWeek: isoWeek(local), isoDayOfWeek: isoDayOfWeek(local) }
      : { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
  return {
    ...day,
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
  };
};

const dateFromParts: Operator = (doc, operand, options) => {
  const parts = argumentsOf('$dateFromParts', doc, operand, options);
  if (Object.values(parts).includes(null)) return null;
  const part = (name: string, fallback: number): number =>
    parts[name] === undefined ? fallback : whole('$dateFromParts', parts[name]);
  const local = new Date(0);
  if (parts['isoWeekYear'] !== undefined) {
    local.setUTCFullYear(part('isoWeekYear', 1970), 0, 4);
    local.setUTCDate(
      local.getUTCDate() -
        isoDayOfWeek(local) +
        1 +
        (part('isoWeek', 1) - 1) * 7 +
        part('isoDayOfWeek', 1) -
        1,
    );
  } else {
    if (parts['year'] === undefined)
      throw new ServerError(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
    local.setUTCFullYear(part('year', 1970), part('month', 1) - 1, part('day', 1));
  }
  local.setUTCHours(part('hour', 0), part('minute', 0), part('second', 0), part('millisecond', 0));
  return fromLocal(local, zoneNamed(parts['timezone']));
};

const PARTS: Record<string, (local: Date) => number> = {
  $year: (local) => local.getUTCFullYear(),
  $month: (local) => local.getUTCMonth() + 1,
  $dayOfMonth: (local) => local.getUTCDate(),
  $hour: (local) => local.getUTCHours(),
  $minute: (local) => local.getUTCMinutes(),
  $second: (local) => local.getUTCSeconds(),
  $millisecond: (local) => local.getUTCMilliseconds(),
  $dayOfYear: dayOfYear,
  $dayOfWeek: (local) => local.getUTCDay() + 1,
  $isoDayOfWeek: isoDayOfWeek,
  $week: weekOfYear,
  $isoWeek: isoWeek,
  $isoWeekYear: isoWeekYear,
};

/** Date expressions, each in any time zone. */
export const dateOperators: Record<string, Operator> = {
  ...Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, partOperator(name, part)])),
  $dateAdd: adding('$dateAdd', 1),
  $dateSubtract: adding('$dateSubtract', -1),
  $dateTrunc: dateTrunc,
  $dateDiff: dateDiff,
  $dateToString: dateToString,
  $dateFromString: dateFromString,
  $dateToParts: dateToParts,
  $dateFromParts: dateFromParts,
};
