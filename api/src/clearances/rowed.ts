/** What a member has rowed, by class id. */
export interface RowedInClass {
  milesHundredths: number;
  ms: number;
}

const NOTHING: RowedInClass = { milesHundredths: 0, ms: 0 };

/** What was rowed in one class, or in all for null. */
export function rowedIn(rowed: ReadonlyMap<string, RowedInClass>, fleetGroup: string | null): RowedInClass {
  if (fleetGroup !== null) return rowed.get(fleetGroup) ?? NOTHING;
  return [...rowed.values()].reduce(
    (sum, { milesHundredths, ms }) => ({
      milesHundredths: sum.milesHundredths + milesHundredths,
      ms: sum.ms + ms,
    }),
    NOTHING,
  );
}
