import { readdirSync, readFileSync } from 'node:fs';
import { classKey } from '@fleetwatch/contract/import/model';
import { answerOf, missingText } from '@fleetwatch/contract/import/lists';
import { TABLE_NO_CREW, TABLE_NO_HEADER } from '@fleetwatch/contract/import/texts';
import type { ImportMapping, ListAnswer } from '@fleetwatch/contract/import/wire';
import { metersOf } from '@fleetwatch/contract/sorties/miles';
import { instantOf, localTextOf } from '@fleetwatch/contract/time/clubTime';
import { Types } from 'mongoose';
import { accountKey } from '../members/Member.ts';
import { nameKeyOf } from '../platform/club/nameKeys.ts';
import { askQuestions } from './plan/askQuestions.ts';
import type { ClubFacts } from './plan/ClubFacts.ts';
import { summarizeOutings } from './plan/summarizeOutings.ts';
import type { PlannedPerson } from './plan/PeoplePlan.ts';
import { planImport } from './plan/planImport.ts';
import { readSource } from './sources/readSource.ts';

const FOLDER = new URL('cases/', import.meta.url);
const ZONE = 'Europe/Berlin';
const FACTS: ClubFacts = {
  today: '2026-10-30',
  timezone: ZONE,
  fleetGroups: new Map(),
  boats: [
    {
      _id: new Types.ObjectId(),
      name: 'Kestrel',
      nameKey: nameKeyOf('Kestrel'),
      fleetGroup: new Types.ObjectId(),
      isActive: true,
    },
  ],
  members: [
    {
      _id: new Types.ObjectId(),
      name: 'Cora Coach',
      nameKey: nameKeyOf('Cora Coach'),
      emailKey: accountKey('famc.coach@club.example'),
      group: new Types.ObjectId(),
      isActive: true,
    },
  ],
  outings: [],
  reservations: {
    now: new Date(instantOf('2026-10-30 12:00:00', ZONE)),
    weeklyUntil: '2026-11-12',
    imported: new Set(),
    held: new Map(),
  },
};
const GROUP = 'aaaaaaaaaaaaaaaaaaaaaaaa';

interface Read {
  /** 'launch–landing boat: crew, meters', in launch order. */
  outings: string[];
  people: string[];
  /** 'launch–land boat: member, purpose', 'weekly' for a series, in the file's order. */
  reservations: string[];
  /** Skipped entries, and warnings to the club. */
  listed: string[];
  /** Boats that arrive in dry dock. */
  docked: string[];
  /** Questions without a proposed answer. */
  asked: string[];
}

const peopleText = ({ name, email, born, hasLeft }: PlannedPerson): string =>
  [name, email, born, hasLeft ? 'former' : ''].filter((part) => part !== '').join(' ');

/** The club's answers about lists whose columns are not recognized. */
const COLUMNS: Readonly<Record<string, Omit<ListAnswer, 'sheet' | 'columns'> & { as: string[] }>> = {
  'list-no-crew.csv': { kind: 'outings', hasNoCrew: true, as: ['day', 'boat', 'distance'] },
  'list-no-header.csv': {
    kind: 'outings',
    as: ['day', 'start', 'end', 'boat', 'seat:1', 'seat:2', 'distance', 'notes'],
  },
  'list-own-columns.csv': { kind: 'outings', as: ['id', 'day', 'boat', 'crew', 'distance', '', 'notes'] },
  'people-own-columns.csv': { kind: 'people', as: ['last', 'first', 'born', 'status'] },
};

async function readCase(name: string): Promise<Read> {
  const file = readFileSync(new URL(name, FOLDER));
  const at = Date.parse(`${FACTS.today}T12:00:00Z`);
  const first = await readSource(file, at);
  const { as, ...answer } = COLUMNS[name] ?? {};
  const columns = (as ?? []).map((field, place) => ({ at: place, as: field })).filter((one) => one.as !== '');
  const model = as ? await readSource(file, at, [{ sheet: 0, kind: null, ...answer, columns }]) : first;
  const missing = first.lists ? missingText(first.lists.map(answerOf)) : null;
  expect(model.lists ? missingText(model.lists.map(answerOf)) : null).toBeNull();
  const questions = askQuestions(model, summarizeOutings(model), FACTS);
  const mapping: ImportMapping = {
    classes: model.boats.map((boat) => ({ key: classKey(boat), group: GROUP })),
    groups: questions.statuses.map(({ status }) => ({ status, group: GROUP })),
    dateOrder: questions.dateOrder ?? 'dmy',
    unit: questions.unit ?? 'km',
    others: [],
    same: [],
    names: [],
    unlistedAreMembers: true,
  };
  const { boats, outings, people, reservations, preview } = await planImport(
    { ...model, outings: [model.outings] },
    mapping,
    FACTS,
  );
  const timeOf = (at: Date): string => localTextOf(at.getTime(), ZONE).slice(0, 16);
  return {
    outings: outings
      .toReversed()
      .map(
        ({ launchedAt, landedAt, boatName, launcher, crew, milesHundredths }) =>
          `${timeOf(launchedAt)}–${timeOf(landedAt)} ${boatName}: ${[launcher, ...crew].map(({ name: who }) => who).join(', ')}, ${metersOf(milesHundredths / 100)} m`,
      ),
    people: model.people.length === 0 ? [] : people.map(peopleText),
    reservations: reservations.map(
      ({ launchAt, landAt, boat, member, purpose, isSeries }) =>
        `${timeOf(launchAt)}–${timeOf(landAt)} ${boat.name}: ${member.name}, ${isSeries ? 'weekly ' : ''}${purpose}`,
    ),
    listed: [...preview.problems.map(({ where, text }) => `${where}: ${text}`), ...questions.warnings],
    docked: boats.filter(({ isDocked }) => isDocked).map(({ name: boat }) => boat),
    asked: [
      ...(missing === null ? [] : [missing]),
      ...(questions.dateOrder === null ? ['order of days'] : []),
      ...(questions.unit === null ? ['unit'] : []),
      ...questions.sameNames.map(
        ({ name: who, member = 'of this name' }) => `${who} is the member ${member}`,
      ),
    ],
  };
}

const CASES: Readonly<Record<string, Partial<Read>>> = {
  'efa-damage-and-tours.zip': {
    outings: [
      '2025-05-03 08:00–2025-05-03 09:30 Möwe: Zoë Groß, 10000 m',
      '2025-05-03 09:00–2025-05-05 17:00 Ægir: Zoë Groß, 84000 m',
      '2025-05-03 12:00–2025-05-04 12:00 Łódź: Zoë Groß, 42000 m',
    ],
    people: ['Zoë Groß'],
    reservations: ['2026-11-07 08:00–2026-11-07 10:00 Łódź: Zoë Groß, regatta'],
    listed: [
      '2025 4: It was not rowed in a boat.',
      '2025 5: It was not rowed in a boat.',
      '2025 6: Its last day cannot be read, or is before its first day.',
      'Möwe 07.11.2026 08:00:00: Möwe is in dry dock.',
      'These files of the backup are not read: liesmich.txt.',
      'These boats are hidden in efa, but not here: Łódź.',
      'Notes of sorties keep the names of: 1 destination, 1 body of water, 1 group of sorties.',
      'Not imported: 2 named crews, 1 saved statistic, 12 records of type ergchallenge.',
      'This club does not use damage reports. Open damage goes into the details of its boat: 1 report. Repaired damage is not imported: 1 report.',
    ],
    docked: ['Möwe', 'Ægir'],
  },
  'efa-family-and-leavers.zip': {
    outings: [
      '2026-03-29 03:30–2026-03-29 03:30 Einer: Mia Familie, 3000 m',
      '2026-05-10 08:00–2026-05-10 09:30 Zweier: Mia Familie, Max Familie, 10000 m',
      '2026-05-11 08:00–2026-05-11 09:30 Einer: Moritz Familie, 5000 m',
      '2026-05-12 08:00–2026-05-12 09:30 Einer: Ehe Malig, 7000 m',
      '2026-05-13 08:00–2026-05-13 09:30 Kirchboot: Ruderer Nr a, Own Member, Ruderer Nr b, Ruderer Nr c, Ruderer Nr d, Ruderer Nr e, Ruderer Nr f, Ruderer Nr g, Ruderer Nr h, Ruderer Nr i, Ruderer Nr j, Ruderer Nr k, Ruderer Nr l, 20000 m',
      '2026-08-31 23:00–2026-09-01 01:00 Einer: Hans Meier, 9000 m',
      '2026-09-01 00:00–2026-09-01 01:00 Einer: Hans Meier II, 4000 m',
      '2026-09-02 08:00–2026-09-02 09:30 Riemen: Own Member, Hans Meier, Mia Familie, 6000 m',
      '2026-09-03 08:00–2026-09-03 09:30 Einer: Past Guest, 6000 m',
      '2026-09-04 08:00–2026-09-04 09:30 Einer: HYPERLINK x, 6000 m',
      '2026-09-05 08:00–2026-09-05 09:30 Einer: Own Member, 6500 m',
      '2026-09-07 08:00–2026-09-07 09:30 Einer: Own Member, 0 m',
      '2026-10-25 02:30–2026-10-25 02:30 Einer: Mia Familie, 3000 m',
    ],
    people: [
      'Mia Familie 1980-02-01',
      'Max Familie 1978-02-01',
      'Moritz Familie 2014-02-01',
      'Anna Zwilling zwilling@x.example 2012-02-01',
      'Berta Zwilling 2012-02-01',
      'Ehe Malig former',
      'Ge Loescht former',
      'Hans Meier',
      'Hans Meier II',
      'Own Member',
      'Ruderer Nr a',
      'Ruderer Nr b',
      'Ruderer Nr c',
      'Ruderer Nr d',
      'Ruderer Nr e',
      'Ruderer Nr f',
      'Ruderer Nr g',
      'Ruderer Nr h',
      'Ruderer Nr i',
      'Ruderer Nr j',
      'Ruderer Nr k',
      'Ruderer Nr l',
      'Past Guest',
      'HYPERLINK x',
    ],
    listed: [
      '2026 12: Its date cannot be read.',
      '2026 14: Its distance cannot be read.',
      'Not imported: 1 group of people, 1 named crew.',
      'These people are imported without their email address, which is invalid or already in use: Mia Familie (famc.coach@club.example), Max Familie (famc.coach@club.example), Moritz Familie (famc.coach@club.example), Berta Zwilling (zwilling@x.example).',
      'These people are no longer members. Their sorties are imported under their names, without an account, an email address or a birth date: Ehe Malig, Ge Loescht.',
      'This club does not use damage reports. Open damage goes into the details of its boat: 1 report.',
    ],
    docked: ['Einer', 'Zweier'],
    asked: [
      'Mia Familie is the member Cora Coach',
      'Max Familie is the member Cora Coach',
      'Moritz Familie is the member Cora Coach',
    ],
  },
  'efa-second-project.zip': {
    outings: [
      '2026-06-01 08:00–2026-06-01 09:30 Anderes Boot: Andere Person, 11000 m',
      '2026-06-02 08:00–2026-06-02 09:30 Anderes Boot: Andere Person, 11000 m',
      '2026-06-03 08:00–2026-06-03 09:30 Anderes Boot: Andere Person, 11000 m',
      '2026-06-04 08:00–2026-06-04 09:30 Anderes Boot: Andere Person, 11000 m',
      '2026-06-05 08:00–2026-06-05 09:30 Anderes Boot: Andere Person, 11000 m',
      '2026-06-06 08:00–2026-06-06 09:30 Anderes Boot: Andere Person, 11000 m',
      '2026-06-07 08:00–2026-06-07 09:30 Anderes Boot: Andere Person, 11000 m',
      '2026-06-08 08:00–2026-06-08 09:30 Anderes Boot: Andere Person, 11000 m',
      '2026-06-09 08:00–2026-06-09 09:30 Anderes Boot: Andere Person, 11000 m',
      '2026-06-10 08:00–2026-06-10 09:30 Anderes Boot: Andere Person, 11000 m',
    ],
    people: ['Andere Person'],
  },
  'list-crew-pipes.csv': {
    outings: ['2024-03-01 12:00–2024-03-01 12:00 Seeadler: Bert Ahlers, Zoë Groß, 7000 m'],
  },
  'list-efa-columns.csv': {
    outings: [
      '2024-03-01 06:30–2024-03-01 07:45 Seeadler: Bert Ahlers, Zoe Gross, Ina Bow, Per Zwei, Uta Cox, 12500 m',
    ],
    asked: ['unit'],
  },
  'list-fleetwatch-efa.csv': {
    outings: ['2026-03-28 23:30–2026-03-29 00:40 Osprey: Ana de Souza, Kim Harper, 12500 m'],
    listed: ['Line 3: It was not back when the file was saved.'],
  },
  'list-german-night.csv': {
    outings: [
      '2024-03-01 23:30–2024-03-02 00:40 Seeadler: Bert Ahlers, 12500 m',
      '2024-03-02 08:30–2024-03-02 09:45 Seeadler: Bert Ahlers, 7000 m',
    ],
    listed: ['Line 4: It does not name a boat.', 'Line 5: Its time cannot be read.'],
  },
  'list-german-turned.csv': {
    outings: [
      '2024-03-01 12:00–2024-03-01 12:00 Seeadler: Bert Ahlers, Zoë Groß, 7000 m',
      '2024-03-02 12:00–2024-03-02 12:00 Seeadler: Bert Ahlers, 5000 m',
    ],
  },
  'list-italian.csv': {
    outings: [
      '2024-03-01 18:30–2024-03-01 19:45 Aquila: Anna Riva, Ugo Neri, 8500 m',
      '2024-03-31 18:30–2024-03-31 19:45 Aquila: Anna Riva, 4000 m',
    ],
  },
  'list-no-crew.csv': {
    outings: ['2024-03-01 12:00–2024-03-01 12:00 Seahawk: Past Guest, 7000 m'],
    asked: [TABLE_NO_CREW],
  },
  'list-no-header.csv': {
    outings: [
      '2024-03-01 06:30–2024-03-01 07:45 Seeadler: Bert Ahlers, Zoë Groß, 12500 m',
      '2024-03-02 18:00–2024-03-02 19:10 Möwe: Zoë Groß, 7000 m',
    ],
    asked: [TABLE_NO_HEADER, 'unit'],
  },
  'list-norwegian.csv': { outings: ['2024-03-01 18:30–2024-03-01 19:45 Havørn: Kari Nes, Ola Vik, 8500 m'] },
  'list-one-name.csv': { outings: ['2024-03-01 12:00–2024-03-01 12:00 Seahawk: Kim Ford, 7000 m'] },
  'list-own-columns.csv': {
    outings: [
      '2024-03-01 12:00–2024-03-01 12:00 Seeadler: Bert Ahlers, Zoë Groß, 7000 m',
      '2024-03-02 12:00–2024-03-02 12:00 Möwe: Zoë Groß, 12500 m',
    ],
    listed: ['These columns are ignored: Wind.'],
    asked: [TABLE_NO_HEADER],
  },
  'list-platz-columns.csv': {
    outings: ['2024-03-01 12:00–2024-03-01 12:00 Seeadler: Bert Ahlers, Zoë Groß, Uta Cox, 7000 m'],
  },
  'list-rower-columns.csv': {
    outings: [
      '2024-03-01 12:00–2024-03-01 12:00 Seahawk: Kim Ford, Ana Bo, 7000 m',
      '2024-03-02 12:00–2024-03-02 12:00 Seahawk: Past Guest, 7000 m',
    ],
    listed: ['These columns are ignored: weather.', 'These lines do not list who rowed: 3.'],
  },
  'list-ruderer-columns.csv': {
    outings: ['2024-03-01 12:00–2024-03-01 12:00 Seeadler: Bert Ahlers, Zoë Groß, 7000 m'],
  },
  'list-spanish.csv': {
    outings: [
      '2024-03-01 18:30–2024-03-01 19:45 Águila: Ana Ríos, Luis Mar, 8500 m',
      '2024-03-31 18:30–2024-03-31 19:45 Águila: Ana Ríos, 4000 m',
    ],
  },
  'list-swedish.csv': { outings: ['2024-03-01 18:30–2024-03-01 19:45 Örnen: Åsa Ek, Nils Sjö, 8500 m'] },
  'list-us-meters.csv': {
    outings: [
      '2024-03-01 12:00–2024-03-01 12:00 Seahawk: Kim Ford, 12500 m',
      '2024-03-25 06:30–2024-03-25 06:30 Seahawk: Kim Ford, 750 m',
    ],
  },
  'list-us-miles.csv': {
    outings: [
      '2024-03-01 06:30–2024-03-01 07:45 Seahawk: Kim Ford, 8851 m',
      '2024-03-25 17:30–2024-03-25 18:45 Seahawk: Kim Ford, 8851 m',
    ],
  },
  'people-family.csv': {
    people: ['Kim Ford ford@example.org', 'Jo Ford', 'Mia Ford'],
    listed: [
      'These people are imported without their email address, which is invalid or already in use: Jo Ford (ford@example.org), Mia Ford (famc.coach@club.example).',
    ],
    asked: ['Mia Ford is the member Cora Coach'],
  },
  'people-german-births.csv': {
    people: ['Moritz Bach 2014-02-01', 'Anna Bach 1952-02-01', 'Uta Bach'],
    listed: ['These birth dates cannot be read and are not imported: Uta Bach (einst).'],
  },
  'people-german-names.csv': { people: ['Bert Ahlers bert.ahlers@example.org', 'Zoë Groß zoe@example.org'] },
  'people-italian.csv': { people: ['Anna Riva 2012-12-31'] },
  'people-own-columns.csv': {
    people: ['Bert Ahlers 1980-02-01', 'Zoë Groß 2012-12-31'],
    asked: [TABLE_NO_HEADER],
  },
  'people-us-births.csv': { people: ['Kim Ford 2014-02-13', 'Jo Ford 1980-02-01'] },
  'reservations-calendar.csv': {
    reservations: [
      '2026-11-01 06:30–2026-11-01 08:00 Kestrel: Cora Coach, regatta',
      '2026-11-01 08:30–2026-11-01 09:00 Kestrel: Cora Coach, row',
      '2027-03-28 03:30–2027-03-28 04:30 Kestrel: Cora Coach, row',
    ],
    listed: [
      'Line 4: Its status is “Cancelled”.',
      'Line 6: “Kim Unknown” is not the name of one member.',
      'These columns are ignored: Booking ID.',
    ],
  },
  'reservations-german.csv': {
    reservations: [
      '2026-11-05 08:30–2026-11-05 10:15 Kestrel: Cora Coach, guests',
      '2026-11-06 23:00–2026-11-06 23:45 Kestrel: Cora Coach, row',
    ],
    listed: [
      'Line 3: “Möwe” is not a boat of the fleet.',
      'Line 4: Kestrel is reserved by Cora Coach, Thu Nov 5, 08:30–10:15.',
      'Line 5: It is over or has already started.',
      'Line 7: Its end is not after its start.',
      'Line 8: It is more than a year ahead.',
      'These columns are ignored: Gerät-Nr.',
    ],
  },
  'reservations-us.csv': {
    reservations: [
      '2026-11-14 06:15–2026-11-14 07:45 Kestrel: Cora Coach, row',
      '2026-11-20 17:00–2026-11-20 23:45 Kestrel: Cora Coach, regatta',
      '2026-11-21 00:00–2026-11-21 12:30 Kestrel: Cora Coach, regatta',
    ],
  },
  'reservations-weekly.csv': {
    reservations: [
      '2026-11-03 06:00–2026-11-03 07:00 Kestrel: Cora Coach, weekly row',
      '2026-11-10 06:00–2026-11-10 07:00 Kestrel: Cora Coach, weekly row',
    ],
    listed: [
      'Line 2: It repeats every week. Its weeks after Nov 12 are not imported.',
      'Line 3, 2026-11-03: Kestrel is reserved by Cora Coach, Tue Nov 3, 06:00–07:00.',
      'Line 3, 2026-11-10: Kestrel is reserved by Cora Coach, Tue Nov 10, 06:00–07:00.',
      'Line 3: It repeats every week. Its weeks after Nov 12 are not imported.',
      'Line 4: Its weekday cannot be read.',
    ],
  },
};

test.each(Object.entries(CASES))('reads all of %s (rule moving.lists)', async (name, expected) => {
  const nothing = { outings: [], people: [], reservations: [], listed: [], docked: [], asked: [] };
  expect(await readCase(name)).toEqual({ ...nothing, ...expected });
});

test('has totals for every file of the folder', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(Object.keys(CASES).toSorted());
});
