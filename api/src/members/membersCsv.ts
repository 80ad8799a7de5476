import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import type { Ranked } from '../platform/club/rank.ts';

const MEMBER_COLUMNS = ['Rank', 'Name', 'Group', 'Miles', '1x Miles', '1p Miles', 'Trips'] as const;

/** A member's season, for their rank. */
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
    yield [rank, item.name, item.groupName, ...miles.map((hundredths) => hundredths / 100), item.trips];
  }
}

/** Ranked members as a file. */
export function membersCsv(fileName: string, ranked: readonly Ranked<RankedMember>[]): Promise<CsvFile> {
  return csvFile({ fileName, columns: MEMBER_COLUMNS, rows: cellsOf(ranked) });
}
