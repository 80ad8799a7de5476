import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Seeded random numbers, so that every demo club is the same. */
export interface Dice {
  /** An integer from `min` to `max`, both inclusive. */
  whole(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** All items in random order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** A generator seeded by a text, such as a date, so that a day's outings do not depend on when they are generated. */
export function seededRandomFor(seed: string): Dice {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const generator = xoroshiro128plus(hash);

  const whole = (min: number, max: number): number => uniformInt(generator, min, max);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  return {
    whole,
    pick,
    chance: (probability) => whole(0, 9_999) < probability * 10_000,
    shuffle: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(whole(0, rest.length - 1), 1)).flat();
    },
  };
}
