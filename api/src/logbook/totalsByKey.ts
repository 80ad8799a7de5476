import type { TotalRecord } from './Total.ts';

type Row = Partial<Omit<TotalRecord, '_id' | 'club'>>;

const NOTHING = { trips: 0, milesHundredths: 0, soloHundredths: 0, privateHundredths: 0 };

const hasValues = ({ trips, milesHundredths, soloHundredths, privateHundredths, latest }: Row): boolean =>
  Boolean(trips || milesHundredths || soloHundredths || privateHundredths || latest);
const isCount = ([, count]: [string, number]): boolean => count !== 0;

/**
 * Groups totals by key, to compare two ways of computing them. Skips empty rows, which a correction may
 * leave and a recount does not create.
 */
export function totalsByKey(rows: readonly Row[]): Record<string, object> {
  return Object.fromEntries(
    rows.filter(hasValues).map((row) => {
      const { season, kind, subject, latest = null, byWorkoutType = {} } = row;
      const { trips, milesHundredths, soloHundredths, privateHundredths } = { ...NOTHING, ...row };
      const sums = {
        trips,
        milesHundredths,
        soloHundredths,
        privateHundredths,
        latest,
        byWorkoutType: Object.fromEntries(Object.entries(byWorkoutType).filter(isCount)),
      };
      return [`${String(season)} ${String(kind)} ${String(subject)}`, sums];
    }),
  );
}
