import { TOUR_KIND_TEXTS } from '@fleetwatch/contract/tours/texts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubDay } from '../platform/club/clock.ts';
import { csvFile, type Cell, type CsvFile } from '../platform/http/csvFile.ts';
import { distanceCell, distanceColumn } from '../logbook/clubDistance.ts';
import type { SortieRecord } from '../logbook/Sortie.ts';
import type { TourRecord } from './Tour.ts';

const columns = (): string[] => [
  ...['Tour', 'Kind', 'Date', 'From', 'To', distanceColumn()],
  ...['Boat', 'Class', 'Crew'],
];

/** A landed tour, with its days in the log. */
export interface LoggedTour {
  tour: TourRecord;
  rows: readonly SortieRecord[];
}

async function* cellsOf(tours: AsyncIterable<LoggedTour>): AsyncGenerator<readonly Cell[]> {
  const members = await memberDirectory.get();
  const nameOf = (id: unknown): string => members.get(String(id))?.name ?? '';
  for await (const { tour, rows } of tours) {
    const legs = new Map(tour.legs.map((leg) => [leg.day, leg]));
    for (const { day, milesHundredths, boatName, moniker, launcher, crew } of rows) {
      const leg = legs.get(day);
      yield [
        ...[tour.name, TOUR_KIND_TEXTS[tour.kind], day],
        ...[leg?.from ?? '', leg?.to ?? '', distanceCell(milesHundredths), boatName, moniker],
        [launcher, ...crew].map(nameOf).join('; '),
      ];
    }
  }
}

/** Builds a streamed CSV file with each day of each boat of landed tours. */
export const toursCsv = (tours: AsyncIterable<LoggedTour>): Promise<CsvFile> =>
  csvFile({ fileName: `Tours-${clubDay()}.csv`, columns: columns(), rows: cellsOf(tours) });
