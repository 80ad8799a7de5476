import type { ListField } from '@fleetwatch/contract/import/listFields';
import type { SourceReservation } from '@fleetwatch/contract/import/model';
import { dayIn, timeAfterDay, timeIn } from '../../platform/files/cellTimes.ts';
import { INSTANT } from '../plan/readTime.ts';
import { field } from './efaRecords.ts';
import type { XmlRecord } from './readXmlRecords.ts';

/** Splits a cell with a time into its day, if it has one, and the time. */
function momentIn(cell: string): { day: string; time: string } {
  if (INSTANT.test(cell)) return { day: '', time: cell };
  const time = timeAfterDay(cell);
  return time === '' ? { day: '', time: timeIn(cell) } : { day: dayIn(cell), time };
}

/** Reads a line of a list of reservations. */
export function reservationIn(
  row: (column: ListField) => string,
  name: string,
  ids: { of(parts: readonly string[]): string },
  line: number,
): SourceReservation {
  const [start, end] = [momentIn(row('start')), momentIn(row('end'))];
  const day = start.day || dayIn(row('day'));
  const email = row('email') || (name.includes('@') ? name : '');
  const said = (['id', 'boat', 'day', 'start', 'endDay', 'end', 'weekday'] as const).map(row);
  return {
    id: ids.of([...said, name, email]),
    line,
    boat: null,
    boatName: row('boat'),
    holder: { person: null, name: name === email ? '' : name },
    email,
    day,
    start: start.time,
    endDay: end.day || dayIn(row('endDay')),
    end: end.time,
    // Next to a date, the weekday only repeats it.
    weekly: day === '' && !INSTANT.test(start.time) ? row('weekday') : '',
    note: row('notes'),
    status: row('state'),
  };
}

/** Reads a reservation of an efa backup. */
export function reservationOf(record: XmlRecord): SourceReservation {
  const type = field(record, 'Type');
  // Only a limited one has a first and a last day.
  const hasDays = type !== 'WEEKLY';
  const person = field(record, 'PersonId');
  return {
    id: `${field(record, 'BoatId')} ${field(record, 'Reservation')}`,
    boat: field(record, 'BoatId') || null,
    boatName: '',
    holder: { person: person === '' ? null : person, name: field(record, 'PersonName') },
    email: '',
    day: hasDays ? field(record, 'DateFrom') : '',
    start: field(record, 'TimeFrom'),
    endDay: hasDays ? field(record, 'DateTo') : '',
    end: field(record, 'TimeTo'),
    weekly: type.startsWith('WEEKLY') ? field(record, 'DayOfWeek') : '',
    note: field(record, 'Reason'),
    status: '',
  };
}
