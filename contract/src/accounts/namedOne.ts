import { tidyName } from '../texts/rules.ts';

/** As names are looked up: in any case, however their letters are composed and their words spaced. */
const keyOf = (name: string): string => tidyName(name).toUpperCase().toLowerCase();

/** The one of them whose whole name was typed; undefined when nobody's was, or that of several. */
export function namedOne<Item extends { name: string }>(
  items: readonly Item[],
  typed: string,
): Item | undefined {
  const key = keyOf(typed);
  const named = items.filter(({ name }) => keyOf(name) === key);
  return named.length === 1 ? named[0] : undefined;
}
