import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import { distanceCell, distanceColumn } from '../logbook/clubDistance.ts';
import type { Ranked } from '../platform/club/rank.ts';

const fleetColumns = (): string[] => ['Rank', 'Class', 'Boat', distanceColumn(), 'Trips'];

/** A boat's season, with its rank. */
export interface RankedBoat {
  name: string;
  className: string;
  milesHundredths: number;
  trips: number;
}

async function* cellsOf(ranked: readonly Ranked<RankedBoat>[]): AsyncGenerator<readonly Cell[]> {
  for (const { rank, item } of ranked) {
    yield [rank, item.className, item.name, distanceCell(item.milesHundredths), item.trips];
  }
}

/** Builds a file of ranked boats. */
export function fleetCsv(fileName: string, ranked: readonly Ranked<RankedBoat>[]): Promise<CsvFile> {
  return csvFile({ fileName, columns: fleetColumns(), rows: cellsOf(ranked) });
}
