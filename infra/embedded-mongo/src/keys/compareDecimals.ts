import { bigIntOf, bsonTypeOf, toNumber } from '../bsonValues.ts';

/** An exact decimal: coefficient times ten to the exponent. */
interface Exact {
  coefficient: bigint;
  exponent: number;
}

const exactDouble = (number: number): Exact => {
  let whole = number;
  let halvings = 0;
  for (; !Number.isInteger(whole); halvings++) whole *= 2;
  return { coefficient: BigInt(whole) * 5n ** BigInt(halvings), exponent: -halvings };
};

const exactDecimal = (value: unknown): Exact => {
  if (bsonTypeOf(value) !== 'Decimal128') {
    const exact = bigIntOf(value);
    return exact === undefined ? exactDouble(toNumber(value) ?? 0) : { coefficient: exact, exponent: 0 };
  }
  const [digits = '', power = '0'] = String(value).split('E');
  const [whole = '', fraction = ''] = digits.split('.');
  return { coefficient: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
};

/**
 * Orders two numbers of which one is a Decimal128 and whose nearest doubles are equal (so their magnitudes are close and the
 * scaling below stays small). Infinite values and NaN never get here unequal.
 */
export const compareDecimals = (a: unknown, b: unknown): number => {
  if (!Number.isFinite(toNumber(a))) return 0;
  const x = exactDecimal(a);
  const y = exactDecimal(b);
  if (x.coefficient === 0n && y.coefficient === 0n) return 0;
  const exponent = Math.min(x.exponent, y.exponent);
  const left = x.coefficient * 10n ** BigInt(x.exponent - exponent);
  const right = y.coefficient * 10n ** BigInt(y.exponent - exponent);
  return left < right ? -1 : left > right ? 1 : 0;
};
