// @inner

/** Sort value of a row; null for none, which comes last in both directions. */
export type SortValue = string | number | null;

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare = (one: NonNullable<SortValue>, other: NonNullable<SortValue>): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : words.compare(String(one), String(other));

/** Returns the rows in the order of their values; ties keep the order of the names (rule table.sort). */
export function sortRows<Row extends { name: string }>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  isDescending: boolean,
): Row[] {
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        return (
          Number(one.value === null) - Number(other.value === null) ||
          words.compare(one.row.name, other.row.name)
        );
      return sign * compare(one.value, other.value) || words.compare(one.row.name, other.row.name);
    })
    .map(({ row }) => row);
}
