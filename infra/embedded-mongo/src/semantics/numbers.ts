import { Double, Int32, Long } from 'bson';
import { Tag, tagOf, toNumber } from '../bsonValues.ts';
import { refuse, ServerError } from '../serverError.ts';
import { typeNameOf } from './typeNameOf.ts';

/** Whether it is a BSON number. */
export const isNumeric = (value: unknown): boolean => tagOf(value) === Tag.number;

/** Throws TypeMismatch (14) if it is not a number, NotImplemented (238) for numbers that a double cannot represent. */
export const needNumber = (name: string, value: unknown): number => {
  const number = toNumber(value);
  if (number === undefined)
    throw new ServerError(14, `${name} only supports numeric types, not ${typeNameOf(value)}`);
  return number;
};

/**
 * Returns a result in the widest of its operands' types; a long if it does not fit an int. Throws NotImplemented (238) past
 * 2^53.
 */
const typed = (name: string, result: number, types: readonly string[]): unknown => {
  if (types.includes('double')) return new Double(result);
  if (!Number.isSafeInteger(result)) throw refuse(`a result of ${name} past 2^53`);
  return types.includes('long') || (result | 0) !== result ? Long.fromNumber(result) : new Int32(result);
};

/**
 * Computes with numbers in BSON's types. Throws the errors of `needNumber`, and NotImplemented (238) for integers past 2^53.
 */
export const calculate = (
  name: string,
  values: readonly unknown[],
  work: (...numbers: number[]) => number,
): unknown => {
  const numbers = values.map((value) => needNumber(name, value));
  return typed(name, work(...numbers), values.map(typeNameOf));
};

/** A sum over any number of values, compensated for rounding, as in MongoDB. */
export class Total {
  private readonly name: string;
  private readonly types = new Set<string>();
  private rounded = 0;
  private lost = 0;
  private count = 0;

  constructor(name: string) {
    this.name = name;
  }

  /** Adds a number. Throws the errors of `needNumber`. */
  add(value: unknown): void {
    const number = needNumber(this.name, value);
    const sum = this.rounded + number;
    const [large, small] =
      Math.abs(this.rounded) >= Math.abs(number) ? [this.rounded, number] : [number, this.rounded];
    this.lost += large - sum + small;
    this.rounded = sum;
    this.types.add(typeNameOf(value));
    this.count += 1;
  }

  private get exact(): number {
    return Number.isFinite(this.rounded) ? this.rounded + this.lost : this.rounded;
  }

  /** Returns the sum, with the widest type of the added values. */
  get sum(): unknown {
    return typed(this.name, this.exact, [...this.types]);
  }

  /** Returns the mean; null without values. */
  get mean(): unknown {
    return this.count === 0 ? null : new Double(this.exact / this.count);
  }
}
