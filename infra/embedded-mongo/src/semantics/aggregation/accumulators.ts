import { compareValues } from '../../keys/compareValues.ts';
import { groupKey } from '../../keys/encodeKey.ts';
import { isNumeric, Total } from '../numbers.ts';
import type { Supported } from '../supported.ts';
import { isNil } from './expressions/operator.ts';

/** Accumulates values; undefined means a missing one. */
export interface Accumulator {
  add: (value: unknown) => void;
  result: () => unknown;
}

/** Sums numbers; skips other values. */
const totalling = (name: string, resultOf: (total: Total) => unknown) => (): Accumulator => {
  const total = new Total(name);
  return {
    add: (value) => {
      if (isNumeric(value)) total.add(value);
    },
    result: () => resultOf(total),
  };
};

/** Keeps one value: `choose` decides between the one kept so far and the next. */
const keeping = (choose: (kept: unknown, next: unknown, isFirst: boolean) => unknown) => (): Accumulator => {
  let kept: unknown;
  let isFirst = true;
  return {
    add: (value) => {
      kept = choose(kept, value, isFirst);
      isFirst = false;
    },
    result: () => kept,
  };
};

const extreme = (sign: number) =>
  keeping((kept, next) =>
    isNil(next) || (kept !== undefined && compareValues(next, kept) * sign <= 0) ? kept : next,
  );

/** Lists the present values; for those with one key, the last. */
const listing = (keyOf: (value: unknown, place: number) => unknown) => (): Accumulator => {
  const values = new Map<unknown, unknown>();
  return {
    add: (value) => {
      if (value !== undefined) values.set(keyOf(value, values.size), value);
    },
    result: () => [...values.values()],
  };
};

/** Accumulators of a group's values, by name. */
export const ACCUMULATORS: Record<Supported<'accumulators'>, () => Accumulator> = {
  $sum: totalling('$sum', ({ sum }) => sum),
  $avg: totalling('$avg', ({ mean }) => mean),
  $min: extreme(-1),
  $max: extreme(1),
  $first: keeping((kept, next, isFirst) => (isFirst ? next : kept)),
  $push: listing((_value, place) => place),
  $addToSet: listing(groupKey),
};
