import type { TotalRecord } from './Total.ts';

type Row = Partial<Omit<TotalRecord, '_id' | 'club'>>;

const NOTHING = { trips: 0, milesHundredths: 0, soloHundredths: 0, privateHundredths: 0 };

/** Totals by key, for comparing two ways of computing them. */
export function totalsByKey(rows: readonly Row[]): Record<string, object> {
  return Object.fromEntries(
    rows.map((row) => {
      const { season, kind, subject, latest = null, byWorkoutType = {} } = row;
      const { trips, milesHundredths, soloHundredths, privateHundredths } = { ...NOTHING, ...row };
      const sums = {
        trips,
        milesHundredths,
        soloHundredths,
        privateHundredths,
        latest,
        byWorkoutType,
      };
      return [`${String(season)} ${String(kind)} ${String(subject)}`, sums];
    }),
  );
}
