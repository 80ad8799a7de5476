import { Double, Int32, Long } from 'bson';
import { bsonTypeOf, Tag, tagOf, toNumber } from '../bsonValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import { typeNameOf, typeNumberOf } from './bsonTypeNumbers.ts';

const INT32 = 16;
const LONG = 18;
const DECIMAL = 19;

/** Is it a BSON number? */
export const isNumeric = (value: unknown): boolean => tagOf(value) === Tag.number;

/** Is the value a number that counts as 32- or 64-bit integer? */
export const isInteger = (value: unknown): boolean => {
  const type = typeNumberOf(value);
  return type === INT32 || type === LONG;
};

const bigOf = (value: unknown): bigint =>
  typeof value === 'bigint'
    ? value
    : bsonTypeOf(value) === 'Long'
      ? (value as Long).toBigInt()
      : BigInt(toNumber(value) as number);

/** Throws NotImplemented (238) for Decimal128, TypeMismatch (14) for what is no number. */
export const needNumber = (name: string, value: unknown): number => {
  const type = typeNumberOf(value);
  if (type === DECIMAL) throw refuse(`${name} on Decimal128`);
  const number = toNumber(value);
  if (number === undefined)
    throw new ServerError(14, `${name} only supports numeric types, not ${typeNameOf(value)}`);
  return number;
};

const integerOf = (name: string, result: bigint, isLong: boolean): unknown => {
  if (BigInt.asIntN(64, result) !== result)
    throw new ServerError(2, `${name}: a result past 64 bits is not supported by the embedded database`);
  return !isLong && result === BigInt.asIntN(32, result)
    ? new Int32(Number(result))
    : Long.fromBigInt(result);
};

/**
 * Two numbers put together with BSON's types: two int32 give int32 or, when it overflows, a long; a double makes a double. Throws
 * BadValue (2) past 64 bits, NotImplemented (238) for Decimal128, TypeMismatch (14) for what is no number.
 */
export const combine = (
  name: string,
  a: unknown,
  b: unknown,
  work: { exact: (x: bigint, y: bigint) => bigint; double: (x: number, y: number) => number },
): unknown => {
  const [x, y] = [needNumber(name, a), needNumber(name, b)];
  if (!isInteger(a) || !isInteger(b)) return new Double(work.double(x, y));
  const isLong = typeNumberOf(a) === LONG || typeNumberOf(b) === LONG;
  return integerOf(name, work.exact(bigOf(a), bigOf(b)), isLong);
};

/** What `combine` does for the operators of arithmetic. */
export const WORK = {
  add: { exact: (x: bigint, y: bigint) => x + y, double: (x: number, y: number) => x + y },
  subtract: { exact: (x: bigint, y: bigint) => x - y, double: (x: number, y: number) => x - y },
  multiply: { exact: (x: bigint, y: bigint) => x * y, double: (x: number, y: number) => x * y },
  remainder: { exact: (x: bigint, y: bigint) => x % y, double: (x: number, y: number) => x % y },
};

const SAFE = 2 ** 52;

/** A sum over any many numbers: integers exactly, doubles without losing what rounding drops, as MongoDB sums. */
export class Total {
  private readonly name: string;
  private small = 0;
  private big = 0n;
  private double = 0;
  private lost = 0;
  private hasDouble = false;
  private isLong = false;
  count = 0;

  constructor(name: string) {
    this.name = name;
  }

  private addDouble(number: number): void {
    const sum = this.double + number;
    this.lost +=
      Math.abs(this.double) >= Math.abs(number) ? this.double - sum + number : number - sum + this.double;
    this.double = sum;
  }

  /** Adds a number. Throws NotImplemented (238) for Decimal128, TypeMismatch (14) for what is no number. */
  add(value: unknown): void {
    const number = needNumber(this.name, value);
    this.count += 1;
    if (!isInteger(value)) {
      this.hasDouble = true;
      this.addDouble(number);
      return;
    }
    if (typeNumberOf(value) === LONG) {
      this.isLong = true;
      this.big += bigOf(value);
      return;
    }
    this.small += number;
    if (Math.abs(this.small) < SAFE) return;
    this.big += BigInt(this.small);
    this.small = 0;
  }

  /** The sum, with the widest type of what was added. */
  get sum(): unknown {
    if (this.hasDouble) return new Double(this.asDouble);
    return integerOf(this.name, this.big + BigInt(this.small), this.isLong);
  }

  private get asDouble(): number {
    const whole = Number(this.big + BigInt(this.small));
    const sum = this.double + whole;
    const rest =
      Math.abs(this.double) >= Math.abs(whole) ? this.double - sum + whole : whole - sum + this.double;
    return Number.isFinite(sum) ? sum + (this.lost + rest) : sum;
  }

  /** The mean; null of nothing. */
  get mean(): unknown {
    return this.count === 0 ? null : new Double(this.asDouble / this.count);
  }
}
