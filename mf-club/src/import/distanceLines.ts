import { millionthsText } from '@fleetwatch/contract/import/distance';
import type { PreviewSplit, PreviewTotal, PreviewYear } from '@fleetwatch/contract/import/wire';
import { formatDistance, formatIn } from '@fleetwatch/contract/sorties/distanceText';
import { groupThousands } from '@fleetwatch/contract/texts/groupThousands';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { allUnits, NO_BOAT, NO_DATE, nameOfGuest, outingsText, TOTAL } from './texts.ts';

/** A line of a table of distances. */
export interface DistanceLine {
  label: string;
  outings: string;
  /** In the file, imported, already here, left out. */
  cells: string[];
  /** Imported, in the club's unit. */
  sum: string;
  /** Whether it sums other lines. */
  isSum?: true;
}

const FATES = ['all', 'imported', 'known', 'left'] as const;

const exactText = (millionths: number, unit: string): string => `${millionthsText(millionths)} ${unit}`;

function yearLine(
  { year, unit, outings, milesHundredths, ...split }: PreviewYear,
  shown: ShownUnit,
): DistanceLine {
  return {
    label: String(year ?? NO_DATE),
    outings: groupThousands(outings),
    cells: FATES.map((fate) => exactText(split[fate], unit)),
    sum: formatIn(milesHundredths / 100, shown),
  };
}

const sumBy = (years: readonly PreviewYear[], amount: (year: PreviewYear) => number): number =>
  years.reduce((sum, year) => sum + amount(year), 0);

/** Returns the sum of several lines in the club's unit; none in a preview without such sums. */
function sumLines(years: readonly PreviewYear[], label: string, shown: ShownUnit): DistanceLine[] {
  if (years.length < 2 || years.some(({ hundredths }) => hundredths === undefined)) return [];
  const sumOf = (fate: keyof PreviewSplit): number =>
    sumBy(years, ({ hundredths }) => hundredths?.[fate] ?? 0);
  return [
    {
      label,
      outings: groupThousands(sumBy(years, ({ outings }) => outings)),
      cells: FATES.map((fate) => formatDistance(sumOf(fate) / 100, shown)),
      sum: formatIn(sumOf('imported') / 100, shown),
      isSum: true,
    },
  ];
}

/** Returns the lines of all years, exact by unit and summed if a year has several units, and the total. */
export function yearLines(years: readonly PreviewYear[], shown: ShownUnit): DistanceLine[] {
  const lines = [...new Set(years.map(({ year }) => year))].flatMap((year) => {
    const alike = years.filter((one) => one.year === year);
    return [
      ...alike.map((one) => yearLine(one, shown)),
      ...sumLines(alike, allUnits(year ?? NO_DATE), shown),
    ];
  });
  return [...lines, ...sumLines(years, TOTAL, shown)];
}

/** Returns the line of a person or a boat: exact, and summed if it has several units. */
export function totalLine(
  { name, isGuest, outings, units, hundredths }: PreviewTotal,
  shown: ShownUnit,
): DistanceLine {
  const cellOf = (fate: keyof PreviewSplit): string => {
    const exact = units.map((split) => exactText(split[fate], split.unit)).join(' + ');
    return units.length > 1 ? `${exact} = ${formatDistance(hundredths[fate] / 100, shown)}` : exact;
  };
  return {
    label: isGuest ? nameOfGuest(name) : name || NO_BOAT,
    outings: outingsText(outings.all, outings.left),
    cells: FATES.map(cellOf),
    sum: formatIn(hundredths.imported / 100, shown),
  };
}
