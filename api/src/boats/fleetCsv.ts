import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import type { Ranked } from '../platform/club/rank.ts';

const FLEET_COLUMNS = ['Rank', 'Class', 'Boat', 'Miles', 'Trips'] as const;

/** A boat's season, for its rank. */
export interface RankedBoat {
  name: string;
  className: string;
  milesHundredths: number;
  trips: number;
}

async function* cellsOf(ranked: readonly Ranked<RankedBoat>[]): AsyncGenerator<readonly Cell[]> {
  for (const { rank, item } of ranked) {
    yield [rank, item.className, item.name, item.milesHundredths / 100, item.trips];
  }
}

/** Ranked boats as a file. */
export function fleetCsv(fileName: string, ranked: readonly Ranked<RankedBoat>[]): Promise<CsvFile> {
  return csvFile({ fileName, columns: FLEET_COLUMNS, rows: cellsOf(ranked) });
}
