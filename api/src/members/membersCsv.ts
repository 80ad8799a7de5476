import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import { distanceCell, distanceColumn } from '../logbook/clubDistance.ts';
import type { Ranked } from '../platform/club/rank.ts';

function memberColumns(): string[] {
  const distance = distanceColumn();
  return ['Rank', 'Name', 'Group', distance, `1x ${distance}`, `1p ${distance}`, 'Trips'];
}

/** A member's season, with their rank. */
export interface RankedMember {
  name: string;
  groupName: string;
  milesHundredths: number;
  soloHundredths: number;
  privateHundredths: number;
  trips: number;
}

async function* cellsOf(ranked: readonly Ranked<RankedMember>[]): AsyncGenerator<readonly Cell[]> {
  for (const { rank, item } of ranked) {
    const miles = [item.milesHundredths, item.soloHundredths, item.privateHundredths];
    yield [rank, item.name, item.groupName, ...miles.map(distanceCell), item.trips];
  }
}

/** Builds a file of ranked members. */
export function membersCsv(fileName: string, ranked: readonly Ranked<RankedMember>[]): Promise<CsvFile> {
  return csvFile({ fileName, columns: memberColumns(), rows: cellsOf(ranked) });
}
