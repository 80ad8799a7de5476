/** A member's rowed totals, by class id. */
export interface RowedTotals {
  milesHundredths: number;
  ms: number;
}

const NOTHING: RowedTotals = { milesHundredths: 0, ms: 0 };

/** Sums a member's totals in one class, or in all for null. */
export function rowedInClass(
  rowed: ReadonlyMap<string, RowedTotals>,
  fleetGroup: string | null,
): RowedTotals {
  if (fleetGroup !== null) return rowed.get(fleetGroup) ?? NOTHING;
  return [...rowed.values()].reduce(
    (sum, { milesHundredths, ms }) => ({
      milesHundredths: sum.milesHundredths + milesHundredths,
      ms: sum.ms + ms,
    }),
    NOTHING,
  );
}
