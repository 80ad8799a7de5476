import { plainApostrophes, tidyName } from '../texts/rules.ts';

/** Form in which names are compared: without regard to case, Unicode composition, spacing and kind of apostrophe. */
const keyOf = (name: string): string => plainApostrophes(tidyName(name)).toUpperCase().toLowerCase();

/** Returns the one candidate whose whole name was typed; undefined if none or several match. */
export function findByName<Item extends { name: string }>(
  items: readonly Item[],
  typed: string,
): Item | undefined {
  const key = keyOf(typed);
  const named = items.filter(({ name }) => keyOf(name) === key);
  return named.length === 1 ? named[0] : undefined;
}
