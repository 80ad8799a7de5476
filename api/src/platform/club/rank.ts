export interface Ranked<Item> {
  /** Rank from 1. Equal figures share a rank, and the next ranks are skipped accordingly. */
  rank: number;
  item: Item;
}

/** Ranks by a figure, greatest first. Equals keep their order. */
export function rank<Item>(items: readonly Item[], figureOf: (item: Item) => number): Ranked<Item>[] {
  const sorted = items.toSorted((one, other) => figureOf(other) - figureOf(one));
  const ranked: Ranked<Item>[] = [];
  for (const [index, item] of sorted.entries()) {
    const above = ranked.at(-1);
    const isTied = above !== undefined && figureOf(above.item) === figureOf(item);
    ranked.push({ rank: isTied ? above.rank : index + 1, item });
  }
  return ranked;
}
