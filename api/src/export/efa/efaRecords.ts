import type { BoatRecord } from '../../boats/Boat.ts';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import type { MemberRecord } from '../../members/Member.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import { clubLocal } from '../clubLocal.ts';
import { metersOf } from '../exportNames.ts';
import type { EfaRecord } from './efaXml.ts';
import { nameBasedUuid } from './nameBasedUuid.ts';

/** Maximum crew of a boat in efa. */
export const EFA_CREW_MAX = 24;
/** Represents "without end" in efa. */
const FOREVER = '9223372036854775807';

const boatUuid = (boat: unknown): string => nameBasedUuid(`boat ${String(boat)}`);
const memberUuid = (member: unknown): string => nameBasedUuid(`member ${String(member)}`);

const versioned = (lastModified: Date): EfaRecord => [
  ['ChangeCount', '1'],
  ['LastModified', String(lastModified.getTime())],
  ['ValidFrom', '0'],
  ['InvalidFrom', FOREVER],
];

/** Reads a class's seats, rigging and coxing from common short names such as '4x' and '8+'. */
function typeOf({ moniker }: Pick<FleetGroupRecord, 'moniker'>): EfaRecord {
  const [, seats, scull, coxing] = /^([1-9])(x?)([+-]?)$/.exec(moniker) ?? [];
  if (seats === undefined) {
    return [
      ['TypeSeats', 'OTHER'],
      ['TypeRigging', 'OTHER'],
      ['TypeCoxing', 'OTHER'],
    ];
  }
  const isScull = scull === 'x';
  return [
    ['TypeSeats', isScull && seats !== '1' ? `${seats}X` : seats],
    ['TypeRigging', isScull ? 'SCULL' : 'SWEEP'],
    ['TypeCoxing', coxing === '+' ? 'COXED' : 'COXLESS'],
  ];
}

export const boatRecord = (
  { _id, name, commissionedAt, isDecommissioned }: BoatRecord,
  group: Pick<FleetGroupRecord, 'name' | 'moniker'> | undefined,
): EfaRecord => [
  ...versioned(commissionedAt),
  ['Invisible', isDecommissioned ? 'true' : ''],
  ['Id', boatUuid(_id)],
  ['Name', name],
  ['LastVariant', '1'],
  ['DefaultVariant', '1'],
  ['TypeVariant', '1'],
  ['TypeDescription', group?.name ?? ''],
  ...typeOf({ moniker: group?.moniker ?? '' }),
];

/** Splits a name; its last word is the last name. */
function namesOf(name: string): EfaRecord {
  const [, first = '', last = name] = /^(.*) (\S+)$/.exec(name) ?? [];
  return [
    ['FirstName', first],
    ['LastName', last],
  ];
}

export const personRecord = ({ _id, name, email, joinedAt, isActive }: MemberRecord): EfaRecord => [
  ...versioned(joinedAt),
  ['Invisible', isActive ? '' : 'true'],
  ['Id', memberUuid(_id)],
  ...namesOf(name),
  ['Email', email],
];

/** Formats hundredths of a mile as '12.5 km', to the meter: precise enough to recover the hundredths. */
export function kilometersText(milesHundredths: number): string {
  return `${metersOf('milesHundredths', milesHundredths) / 1_000} km`;
}

/** Formats an instant as efa's day and time: '28.03.2026', '23:30'. */
function efaTime(instant: Date, timezone: string): { day: string; time: string } {
  const { local } = clubLocal(instant, timezone);
  return {
    day: `${local.slice(8, 10)}.${local.slice(5, 7)}.${local.slice(0, 4)}`,
    time: local.slice(11, 16),
  };
}

/** A sortie with its number in its season's logbook, and its crew. */
export interface LogbookEntry {
  no: number;
  sortie: SortieRecord;
  names: ReadonlyMap<string, string>;
  /** IANA time zone of the club, because efa's times have no zone. */
  timezone: string;
}

/** Builds a line of the logbook: the launcher has the first seat and is in charge, the crew follow in order. */
export function logbookRecord({ no, sortie, names, timezone }: LogbookEntry): EfaRecord {
  const launch = efaTime(sortie.launchedAt, timezone);
  const landing = sortie.landedAt && efaTime(sortie.landedAt, timezone);
  const aboard = [sortie.launcher, ...sortie.crew].slice(0, EFA_CREW_MAX);
  return [
    ['ChangeCount', '1'],
    ['LastModified', String((sortie.landedAt ?? sortie.launchedAt).getTime())],
    ['EntryId', String(no)],
    ['Date', launch.day],
    ['EndDate', landing && landing.day !== launch.day ? landing.day : ''],
    ['BoatId', boatUuid(sortie.boat)],
    ['BoatName', sortie.boatName],
    ...aboard.flatMap((member, seat): EfaRecord => [
      [`Crew${seat + 1}Id`, memberUuid(member)],
      [`Crew${seat + 1}Name`, names.get(String(member)) ?? ''],
    ]),
    ['BoatCaptain', '1'],
    ['StartTime', launch.time],
    ['EndTime', landing?.time ?? ''],
    ['Distance', sortie.landedAt ? kilometersText(sortie.milesHundredths) : ''],
    ['Comments', sortie.notes || sortie.workout.text],
    ['Open', sortie.landedAt ? '' : 'true'],
  ];
}

const CREW_COLUMNS = Array.from({ length: EFA_CREW_MAX }, (_, seat) => `Crew${seat + 1}Name`);

/** Columns of a logbook as CSV, under efa's names. */
export const LOGBOOK_COLUMNS = [
  'EntryId',
  'Date',
  'EndDate',
  'BoatName',
  ...CREW_COLUMNS,
  'BoatCaptain',
  'StartTime',
  'EndTime',
  'Distance',
  'Comments',
  'Open',
] as const;

/** Formats an entry as a line of the CSV logbook. As in efa, values contain no `|` or line break. */
export function logbookCells(entry: EfaRecord): string[] {
  const fields = new Map(entry);
  return LOGBOOK_COLUMNS.map((column) => (fields.get(column) ?? '').replaceAll(/[|\r\n]+/g, ' '));
}
