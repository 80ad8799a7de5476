import type {
  SourceBoat,
  SourceDamage,
  SourceOuting,
  SourcePerson,
  SourceSeat,
} from '@fleetwatch/contract/import/model';
import type { Severity } from '@fleetwatch/contract/damages/kinds';
import type { OtherOuting } from '@fleetwatch/contract/import/kinds';
import type { XmlRecord } from './readXmlRecords.ts';
import { alsoRigged, riggingIncomplete, sessionTypeText } from '../texts.ts';

const CREW_SEATS = 24;
const CLEARED = 'archiveID:';
const OTHERS: Readonly<Record<string, OtherOuting>> = { ERG: 'erg', MOTORBOAT: 'motorboat' };

/** Seat values for boats that are not rowed, which makes them a kind of their own (rule moving.classes). */
const OTHER_SEATS: Readonly<Record<OtherOuting, string>> = { erg: 'ERG', motorboat: 'Launch' };

/** Translates efa's kind of outing; null for boat miles. */
export const otherKind = (word: string): OtherOuting | null => OTHERS[word] ?? null;

export const field = (record: XmlRecord, name: string): string => record.get(name) ?? '';
const partsOf = (text: string): string[] => (text === '' ? [] : text.split(';').map((part) => part.trim()));
const listOf = (record: XmlRecord, name: string): string[] => partsOf(field(record, name));

const isTrue = (record: XmlRecord, name: string): boolean => field(record, name) === 'true';
const instant = (record: XmlRecord, name: string, otherwise: number): number => {
  const ms = Number(field(record, name));
  return field(record, name) === '' || !Number.isFinite(ms) ? otherwise : ms;
};
const validFrom = (record: XmlRecord): number => instant(record, 'ValidFrom', 0);
const validUntil = (record: XmlRecord): number => instant(record, 'InvalidFrom', Number.MAX_SAFE_INTEGER);

const isOver = (record: XmlRecord, at: number): boolean =>
  isTrue(record, 'Deleted') || isTrue(record, 'Invisible') || validUntil(record) <= at;

/** Sorts the records of one id, oldest first, each with its validity period. */
const inOrder = (records: readonly XmlRecord[]): XmlRecord[] =>
  records.toSorted((one, other) => validFrom(one) - validFrom(other) || validUntil(one) - validUntil(other));

/** Returns the latest record of one id. */
export const latestOf = (records: readonly XmlRecord[]): XmlRecord =>
  inOrder(records).at(-1) ?? new Map<string, string>();

const withAffix = (name: string, affix: string): string => (affix === '' ? name : `${name} (${affix})`);

/** Returns the rigging variants of a boat: parallel lists, cut to the shortest. */
function variantsOf(record: XmlRecord): { triples: string[][]; isUneven: boolean; at: number } {
  const names = listOf(record, 'TypeVariant');
  const lists = ['TypeSeats', 'TypeRigging', 'TypeCoxing'].map((name) => listOf(record, name));
  const lengths = lists.map(({ length }) => length);
  const count = Math.min(...lengths);
  const triples = Array.from({ length: count }, (_, at) => lists.map((list) => list[at] ?? ''));
  const at = names.indexOf(field(record, 'DefaultVariant'));
  return { triples, isUneven: new Set(lengths).size > 1, at: at >= 0 && at < count ? at : 0 };
}

/** Returns the kind of a boat whose type means that its outings are not boat miles; otherwise null. */
export const otherKindOfBoat = (record: XmlRecord): OtherOuting | null => {
  const [type = ''] = listOf(record, 'TypeType');
  return otherKind(type);
};

/**
 * Builds a boat from its records.
 * @param at when the backup was made, ms
 * @param warn receives a warning for lists of different lengths
 */
export function boatOf(
  id: string,
  records: readonly XmlRecord[],
  at: number,
  warn: (text: string) => void,
): SourceBoat {
  const ordered = inOrder(records);
  const latest = ordered.at(-1) ?? new Map<string, string>();
  const nameOf = (record: XmlRecord): string => withAffix(field(record, 'Name'), field(record, 'NameAffix'));
  const before = ordered
    .slice(0, -1)
    .map((record) => ({ name: nameOf(record), until: validUntil(record) }))
    .filter(({ name }) => name !== nameOf(latest) && name !== '');
  const { triples, isUneven, at: chosen } = variantsOf(latest);
  if (isUneven) warn(riggingIncomplete(nameOf(latest)));
  const other = otherKindOfBoat(latest);
  const [seats = '', rigging = '', coxing = ''] = other ? [OTHER_SEATS[other]] : (triples[chosen] ?? []);
  const others = triples.filter((_, place) => place !== chosen).map((triple) => triple.join(' '));
  return {
    id,
    name: nameOf(latest),
    seats,
    rigging,
    coxing,
    ...(before.length > 0 && { before }),
    isGone: isOver(latest, at),
    isOnlyNamed: false,
    note: others.length > 0 ? alsoRigged(others.join(', ')) : '',
  };
}

/**
 * Builds a person from their records, with the latest name.
 * @param at when the backup was made, ms
 */
export function personOf(
  id: string,
  records: readonly XmlRecord[],
  statuses: ReadonlyMap<string, string>,
  at: number,
): SourcePerson {
  const latest = latestOf(records);
  const last = field(latest, 'LastName');
  const birthday = field(latest, 'Birthday');
  const year = /(\d{4})$/.exec(birthday)?.[1] ?? '';
  const [, day = '', month = ''] = /^(\d{1,2})\.(\d{1,2})\.\d{4}$/.exec(birthday) ?? [];
  return {
    id,
    name: [field(latest, 'FirstName'), last, field(latest, 'NameAffix')]
      .filter((part) => part !== '')
      .join(' '),
    email: field(latest, 'Email'),
    born: day === '' ? year : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    status: statuses.get(field(latest, 'StatusId')) ?? '',
    isCleared: last.startsWith(CLEARED),
    ...(isOver(latest, at) && { hasLeft: true }),
  };
}

const SEVERITIES: Readonly<Record<string, Severity>> = { FULLYUSEABLE: 'minor', NOTUSEABLE: 'unfit' };

const personIn = (record: XmlRecord, place: string): SourceSeat => ({
  person: field(record, `${place}Id`) || null,
  name: field(record, `${place}Name`),
});

/** Builds a damage report. One without a known severity is limited, so that a launch shows it. */
export function damageOf(record: XmlRecord): SourceDamage {
  const texts = ['Description', 'Notes', 'LogbookText'].map((name) => field(record, name));
  const fixed = {
    day: field(record, 'FixDate'),
    time: field(record, 'FixTime'),
    by: personIn(record, 'FixedByPerson'),
  };
  return {
    id: `${field(record, 'BoatId')} ${field(record, 'Damage')}`,
    boat: field(record, 'BoatId'),
    text: texts.filter((text) => text !== '').join('. '),
    severity: SEVERITIES[field(record, 'Severity')] ?? 'limited',
    day: field(record, 'ReportDate'),
    time: field(record, 'ReportTime'),
    by: personIn(record, 'ReportedByPerson'),
    costs: field(record, 'RepairCosts'),
    ...(isTrue(record, 'Claim') && { isClaim: true as const }),
    ...(isTrue(record, 'Fixed') && { fixed }),
  };
}

/** Whether a boat is not available, by its status. */
export const isUnavailable = (status: XmlRecord): boolean =>
  [field(status, 'BaseStatus'), field(status, 'CurrentStatus')].includes('NOTAVAILABLE');

/** Whether a person may not take boats, by their latest record. */
export const isBarred = (records: readonly XmlRecord[]): boolean => {
  const latest = inOrder(records).at(-1);
  return latest !== undefined && isTrue(latest, 'BoatUsageBan');
};

function seatOf(record: XmlRecord, place: string): SourceSeat | null {
  const [id, name] = [field(record, `${place}Id`), field(record, `${place}Name`)];
  return id === '' && name === '' ? null : { person: id === '' ? null : id, name };
}

/** Parts of an entry's notes, by efa's field names; '' for none. */
const NOTE_FIELDS = [
  'SessionGroupId',
  'SessionType',
  'DestinationId',
  'DestinationName',
  'DestinationVariantName',
  'WatersIdList',
  'WatersNameList',
  'Comments',
] as const;

/** An entry of a logbook, without the names of its ids. */
export interface EfaOuting extends Omit<SourceOuting, 'notes'> {
  noted: Record<(typeof NOTE_FIELDS)[number], string>;
}

/** Returns the notes of an entry: group, kind, destination and comments. */
export function notesOf({ noted }: EfaOuting, nameOf: (id: string) => string): string {
  const place = noted.DestinationName || nameOf(noted.DestinationId);
  const variant = noted.DestinationVariantName;
  const waters = [...partsOf(noted.WatersIdList).map(nameOf), ...partsOf(noted.WatersNameList)];
  const parts = [
    nameOf(noted.SessionGroupId),
    sessionTypeText(noted.SessionType),
    place === '' ? variant : withAffix(place, variant),
    waters.filter((name) => name !== '').join(', '),
    noted.Comments,
  ];
  return parts.filter((part) => part !== '').join('. ');
}

/** Builds an entry of a logbook; the caller looks up the names of its ids (`notesOf`). */
export function outingOf(record: XmlRecord, logbook: string): EfaOuting {
  const places = ['Cox', ...Array.from({ length: CREW_SEATS }, (_, at) => `Crew${at + 1}`)];
  const taken = places.flatMap((place, at) => {
    const seat = seatOf(record, place);
    return seat ? [{ seat, at }] : [];
  });
  const captain = field(record, 'BoatCaptain');
  const chief = captain === '' ? -1 : taken.findIndex(({ at }) => at === Number(captain));
  return {
    logbook,
    id: field(record, 'EntryId'),
    day: field(record, 'Date'),
    start: field(record, 'StartTime'),
    endDay: field(record, 'EndDate'),
    end: field(record, 'EndTime'),
    boat:
      field(record, 'BoatId') || (field(record, 'BoatName') && `name ${field(record, 'BoatName')}`) || null,
    seats: taken.map(({ seat }) => seat),
    chief: chief < 0 ? null : chief,
    distance: field(record, 'Distance'),
    other: otherKind(field(record, 'SessionType')),
    isOpen: isTrue(record, 'Open'),
    noted: Object.fromEntries(NOTE_FIELDS.map((name) => [name, field(record, name)])) as EfaOuting['noted'],
  };
}
