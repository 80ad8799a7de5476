import { millionthsText } from '@fleetwatch/contract/import/distance';
import { reportCsvName } from '@fleetwatch/contract/import/reportNames';
import type { PreviewSplit, PreviewTotal } from '@fleetwatch/contract/import/wire';
import { distanceCell, distanceColumn } from '../logbook/clubDistance.ts';
import { clubDay } from '../platform/club/clock.ts';
import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import { reportLines } from './commands/importReport.ts';
import type { ImportRecord } from './Import.ts';

const PROBLEM_COLUMNS = [
  'Type',
  'File',
  'Line',
  'Entry',
  'Date',
  'Boat',
  'Crew',
  'Distance',
  'Reason',
  'Name',
];
const KINDS = { left: 'left out', changed: 'changed' } as const;

async function* problemCells({ _id, fileName: uploaded }: ImportRecord): AsyncGenerator<readonly Cell[]> {
  for await (const problem of reportLines(_id, 'problems')) {
    const { kind, fileName = uploaded, line = '', entry = '', day = '', boat = '' } = problem;
    const { crew = [], distance = '', text, name = '' } = problem;
    yield [KINDS[kind], fileName, line, entry, day, boat, crew.join('; '), distance, text, name];
  }
}

/** Builds a file of all that an import leaves out or changes. */
export const problemsCsv = (found: ImportRecord): Promise<CsvFile> =>
  csvFile({
    fileName: reportCsvName('problems', clubDay(found.at)),
    columns: PROBLEM_COLUMNS,
    rows: problemCells(found),
  });

const FATES = ['all', 'imported', 'known', 'left'] as const;
const FATE_WORDS: Readonly<Record<keyof PreviewSplit, string>> = {
  all: 'in the file',
  imported: 'imported',
  known: 'already here',
  left: 'left out',
};

const columnsOf = (what: string): string[] => FATES.map((fate) => `${what} ${FATE_WORDS[fate]}`);

/** Formats an exact distance: '1234.5 km', or '12 km; 3 mi' for several units. */
const writtenText = (units: PreviewTotal['units'], fate: keyof PreviewSplit): string =>
  units.map((split) => `${millionthsText(split[fate]).replaceAll(',', '')} ${split.unit}`).join('; ');

async function* totalCells({ _id }: ImportRecord): AsyncGenerator<readonly Cell[]> {
  for await (const { isBoat, isGuest, name, outings, hundredths, units } of reportLines(_id, 'totals')) {
    const person = isGuest ? 'guest' : 'member';
    yield [
      isBoat ? 'boat' : person,
      isBoat ? '' : name,
      isBoat ? name : '',
      ...FATES.map((fate) => outings[fate]),
      ...FATES.map((fate) => distanceCell(hundredths[fate])),
      ...FATES.map((fate) => writtenText(units, fate)),
    ];
  }
}

/** Builds a file of the totals of all people and boats of an import. */
export const totalsCsv = (found: ImportRecord): Promise<CsvFile> =>
  csvFile({
    fileName: reportCsvName('totals', clubDay(found.at)),
    columns: [
      'Type',
      'Name',
      'Boat',
      ...columnsOf('Sorties'),
      ...columnsOf(distanceColumn()),
      ...columnsOf('As written'),
    ],
    rows: totalCells(found),
  });
