import { toNumber } from '../bsonValues.ts';

/**
 * Whether a value is true to MongoDB: false, null, missing and zero are false, everything else is true, the empty string too.
 */
export const isTrue = (value: unknown): boolean =>
  value !== false && value !== null && value !== undefined && toNumber(value) !== 0;
