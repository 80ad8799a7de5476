import { bigIntOf, toNumber } from '../bsonValues.ts';

/** An exact decimal: coefficient times ten to the exponent. */
const exactDecimal = (value: unknown): { coefficient: bigint; exponent: number } => {
  const exact = bigIntOf(value);
  const text =
    exact !== undefined ? exact.toString() : typeof value === 'number' ? String(value) : String(value);
  const match = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!match) return { coefficient: BigInt(Math.trunc(toNumber(value) ?? 0)), exponent: 0 };
  const [, sign, whole = '', fraction = '', power = '0'] = match;
  const coefficient = BigInt(`${whole}${fraction}` || '0');
  return {
    coefficient: sign === '-' ? -coefficient : coefficient,
    exponent: Number(power) - fraction.length,
  };
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
