import { toNumber } from '../bsonValues.ts';

/** MongoDB's truth: false, null, missing and zero are false, everything else is true, the empty string too. */
export const isTrue = (value: unknown): boolean =>
  value !== false && value !== null && value !== undefined && toNumber(value) !== 0;
