import { shortTime } from '@fleetwatch/contract/time/localText';
import { memberDirectory, type ListedMember } from '../members/memberDirectory.ts';
import { clubDay, clubText } from '../platform/club/clock.ts';
import { csvFile, type Cell, type CsvFile, type CsvLineBreak } from '../platform/http/csvFile.ts';
import { distanceCell, distanceColumn } from '../logbook/clubDistance.ts';
import { isUncredited } from '../logbook/credits.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';

/** Header of every CSV file of sorties. */
const sortieColumns = (): string[] => [
  'Date',
  'Launched',
  'Landed',
  'Boat',
  'Class',
  'Launcher',
  'Crew',
  distanceColumn(),
  'Late',
  'Notes',
];

/** Formats a landing: only the time on the day of the launch, the whole instant on a later day. */
function landedText(sortie: SortieRecord): string {
  if (!sortie.landedAt) return '';
  const text = clubText(sortie.landedAt);
  return clubDay(sortie.landedAt) === sortie.day ? shortTime(text) : text.slice(0, 16);
}

function presentCells(sortie: SortieRecord, members: ReadonlyMap<string, ListedMember>): Cell[] {
  const nameOf = (memberId: unknown): string => members.get(String(memberId))?.name ?? '';
  return [
    sortie.day,
    shortTime(clubText(sortie.launchedAt)),
    landedText(sortie),
    sortie.boatName,
    sortie.moniker,
    nameOf(sortie.launcher),
    sortie.crew.map(nameOf).join('; '),
    distanceCell(sortie.milesHundredths),
    isUncredited(sortie) ? 'late' : '',
    sortie.notes || sortie.workout.text,
  ];
}

async function* cellsOf(
  sorties: AsyncIterable<SortieRecord> | Iterable<SortieRecord>,
): AsyncGenerator<readonly Cell[]> {
  const members = await memberDirectory.get();
  for await (const sortie of sorties) yield presentCells(sortie, members);
}

/** Builds a streamed CSV file of sorties. */
export function sortiesCsv(
  fileName: string,
  sorties: AsyncIterable<SortieRecord> | Iterable<SortieRecord>,
  lineBreak?: CsvLineBreak,
): Promise<CsvFile> {
  return csvFile({
    fileName,
    columns: sortieColumns(),
    rows: cellsOf(sorties),
    ...(lineBreak ? { lineBreak } : {}),
  });
}
