import { clubSeason } from '../platform/club/clock.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import type { GuestRecord } from './Guest.ts';

const COLUMNS = ['Guest', 'Club', 'Host', 'Sorties', 'Waiver', 'Phone', 'Emergency'] as const;

async function* cellsOf(
  guests: readonly GuestRecord[],
  outings: ReadonlyMap<string, number>,
): AsyncGenerator<readonly Cell[]> {
  const members = await memberDirectory.get();
  for (const { _id, name, homeClub, host, waiver, phone, emergency } of guests) {
    const hostName = members.get(String(host))?.name ?? '';
    yield [name, homeClub, hostName, outings.get(String(_id)) ?? 0, waiver ?? '', phone, emergency];
  }
}

/** Builds a file of guests, for officers. */
export const guestsCsv = (
  guests: readonly GuestRecord[],
  outings: ReadonlyMap<string, number>,
): Promise<CsvFile> =>
  csvFile({ fileName: `Guests-${clubSeason()}.csv`, columns: COLUMNS, rows: cellsOf(guests, outings) });
