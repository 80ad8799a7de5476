import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { UNPACKED_BYTES_MAX } from '@fleetwatch/contract/import/limits';
import {
  barredText,
  columnsUnread,
  boatsHidden,
  countDiffers,
  crewCellsReadAsOne,
  FILE_UNKNOWN,
  fieldsUnread,
  filesUnread,
  keptInNotes,
  notesTooLong,
  notImportedText,
  notUtf8,
  TABLE_NO_HEADER,
  TABLE_NO_ROWS,
  xmlBroken,
  xmlDeep,
  xmlEntities,
  ZIP_BROKEN,
  ZIP_ENTRIES,
  ZIP_NO_EFA,
  ZIP_TOO_LARGE,
  zipBomb,
  zipPath,
} from '@fleetwatch/contract/import/texts';
import type { ListAnswer } from '@fleetwatch/contract/import/wire';
import { strToU8, zipSync } from 'fflate';
import { efaBackup, efaFile, type EfaRecord } from '../../testing/efaBackup.ts';
import { readSource } from './readSource.ts';

const AT = Date.parse('2026-05-01T12:00:00Z');
const ENTRY = 'data/Club/boats.efa2boats';
const zipOf = (content: string | Uint8Array, name = ENTRY): Buffer =>
  Buffer.from(zipSync({ [name]: typeof content === 'string' ? strToU8(content) : content }));

const ONE_BOAT = efaFile('boats', 'boats', [{ Id: 'b', Name: 'Osprey' }]);

/** Builds a zip whose files each claim this uncompressed size. */
function lying(size: number, zip: Buffer = zipOf(ONE_BOAT)): Buffer {
  const central = Buffer.from('PK\u0001\u0002');
  for (let at = zip.indexOf(central); at !== -1; at = zip.indexOf(central, at + 1))
    zip.writeUInt32LE(size, at + 24);
  return zip;
}

describe('efa 2', () => {
  test('reads boats, people and logbooks with the traps of real backups (rule moving.efa)', async () => {
    const file = efaBackup({
      separator: '\\',
      boats: [
        {
          Id: 'b1',
          Name: 'Old Name',
          ValidFrom: '0',
          InvalidFrom: '1600000000000',
          TypeSeats: '4',
          TypeRigging: 'SWEEP',
          TypeCoxing: 'COXED',
        },
        {
          Id: 'b1',
          Name: 'Osprey',
          NameAffix: 'new',
          ValidFrom: '1600000000000',
          InvalidFrom: '9223372036854775807',
          TypeVariant: '1;2',
          DefaultVariant: '2',
          TypeSeats: '4;4X',
          TypeRigging: 'SWEEP;SCULL',
          TypeCoxing: 'COXED;COXLESS;X',
        },
        {
          Id: 'b2',
          Name: 'Sold',
          InvalidFrom: '1500000000000',
          TypeSeats: '1',
          TypeRigging: 'SCULL',
          TypeCoxing: 'COXLESS',
        },
        { Id: 'b3', Name: 'Erg', TypeType: 'ERG' },
      ],
      status: [{ Id: 's1', Name: 'Junior' }],
      persons: [
        { Id: 'p1', FirstName: 'Kim', LastName: 'Maiden', ValidFrom: '0', InvalidFrom: '5' },
        {
          Id: 'p1',
          FirstName: 'Kim',
          LastName: 'Harper',
          Birthday: '03.05.1990',
          Email: 'kim@example.org',
          StatusId: 's1',
          ValidFrom: '5',
        },
        { Id: 'p2', FirstName: '', LastName: 'archiveID:77' },
        { Id: 'p3', FirstName: 'Ana', LastName: 'Bo', Birthday: '1985' },
      ],
      destinations: [{ Id: 'd1', Name: 'The island' }],
      boatstatus: [{ BoatId: 'b2', CurrentStatus: 'ONTHEWATER', Logbook: '2025', EntryNo: '3' }],
      logbooks: {
        2025: [
          {
            EntryId: '12a',
            Date: '30.04.2025',
            BoatId: 'b1',
            CoxName: 'A <Guest>',
            Crew1Id: 'p1',
            Crew3Id: 'p3',
            BoatCaptain: '3',
            StartTime: '07:05:00',
            EndTime: '08:30',
            DestinationId: 'd1',
            Distance: '12.5 km',
            Comments: 'Fog & wind',
          },
          {
            EntryId: '2',
            Date: '30.04.2025',
            BoatName: 'Visitor',
            Crew1Id: 'p2',
            SessionType: 'MOTORBOAT',
            Open: 'true',
          },
          { EntryId: '3', Date: '30.04.2025', BoatId: 'b2', StartTime: '09:00', Distance: '3 km' },
          { EntryId: '4', Date: '30.04.2025', BoatId: 'b3', EndTime: '09:00', Distance: '5 km' },
        ],
      },
    });
    const { boats, people, outings, warnings, unit, system } = await readSource(file, AT);
    expect([system, unit]).toEqual(['efa', 'km']);
    expect(boats).toEqual([
      {
        id: 'b1',
        name: 'Osprey (new)',
        seats: '4X',
        rigging: 'SCULL',
        coxing: 'COXLESS',
        isGone: false,
        isOnlyNamed: false,
        before: [{ name: 'Old Name', until: 1_600_000_000_000 }],
        note: 'Also rigged 4 SWEEP COXED',
      },
      expect.objectContaining({ id: 'b2', name: 'Sold', isGone: true }),
      expect.objectContaining({ id: 'b3', name: 'Erg', isGone: false, seats: 'ERG', rigging: '' }),
      expect.objectContaining({ id: 'name Visitor', name: 'Visitor', isGone: true }),
    ]);
    expect(warnings).toEqual([
      'Osprey (new): the rigging variants are incomplete.',
      keptInNotes(['1 destination']),
    ]);
    expect(people).toEqual([
      {
        id: 'p1',
        name: 'Kim Harper',
        email: 'kim@example.org',
        born: '1990-05-03',
        status: 'Junior',
        isCleared: false,
      },
      expect.objectContaining({ id: 'p2', isCleared: true }),
      expect.objectContaining({ id: 'p3', born: '1985' }),
    ]);
    expect(outings[0]).toEqual({
      file: 'data/Club/2025.efa2logbook',
      logbook: '2025',
      id: '12a',
      day: '30.04.2025',
      start: '07:05:00',
      endDay: '',
      end: '08:30',
      boat: 'b1',
      seats: [
        { person: null, name: 'A <Guest>' },
        { person: 'p1', name: '' },
        { person: 'p3', name: '' },
      ],
      chief: 2,
      distance: '12.5 km',
      other: null,
      isOpen: false,
      notes: 'The island. Fog & wind',
    });
    expect(outings.slice(1)).toEqual([
      expect.objectContaining({ boat: 'name Visitor', other: 'motorboat', isOpen: true, distance: '' }),
      expect.objectContaining({ boat: 'b2', isOpen: true }),
      expect.objectContaining({ boat: 'b3', other: 'erg', isOpen: false }),
    ]);
  });
});

test('efa: names what is broken or barred, and what is not imported (rule moving.efa)', async () => {
  const meta =
    '<EfaBackup><Object><FileName>data\\Club\\boats.efa2boats</FileName><Records>3</Records></Object></EfaBackup>';
  const files = {
    'backup.meta': strToU8(meta),
    'data/Club/boats.efa2boats': strToU8(efaFile('boats', 'boats', [{ Id: 'b', Name: 'Osprey' }])),
    'data/Club/persons.efa2persons': strToU8(
      efaFile('persons', 'persons', [
        { Id: 'p1', FirstName: 'Kim', LastName: 'Harper', BoatUsageBan: 'true' },
        { Id: 'p2', FirstName: 'Ana', LastName: 'Bo' },
      ]),
    ),
    'data/Club/boatstatus.efa2boatstatus': strToU8(
      efaFile('boatstatus', 'boatstatus', [{ BoatId: 'b', Comment: 'Rack 7' }]),
    ),
    'data/Club/boatdamages.efa2boatdamages': strToU8(
      efaFile('boatdamages', 'boatdamages', [
        { BoatId: 'b', Description: 'Rudder is loose' },
        { BoatId: 'b', Description: 'Old scratch', Fixed: 'true' },
      ]),
    ),
  };
  const { boats, damages, warnings } = await readSource(Buffer.from(zipSync(files)), AT);
  expect(boats[0]?.note).toBe('Rack 7');
  expect(damages?.map(({ text }) => text)).toEqual(['Rudder is loose', 'Old scratch']);
  expect(warnings).toEqual([countDiffers(ENTRY, 3, 1), barredText(['Kim Harper'])]);
});

test("efa: keeps a sortie's kind, group, destination and waters in its notes (rule moving.efa-notes)", async () => {
  const outing = (EntryId: string, more: EfaRecord): EfaRecord => ({ EntryId, Date: '30.04.2025', ...more });
  const { outings, warnings } = await readSource(
    efaBackup({
      logbooks: {
        2025: [
          outing('1', { DestinationId: 'd', DestinationVariantName: 'to the lock', SessionType: 'NORMAL' }),
          outing('2', { DestinationName: 'Lock', SessionType: 'REGATTA', Comments: 'Won' }),
          outing('3', { DestinationVariantName: 'short', SessionType: 'STAFFEL' }),
          outing('4', { WatersIdList: 'w1;w2;gone', WatersNameList: 'Canal', SessionGroupId: 's' }),
          outing('5', { SessionType: 'TRAININGCAMP', DestinationId: 'gone' }),
          outing('6', { Comments: 'x'.repeat(270), CoxName: 'Kim Guest' }),
          outing('7', { Comments: 'x'.repeat(270) }),
        ],
      },
      destinations: [{ Id: 'd', Name: 'The island' }],
      waters: [
        { Id: 'w1', Name: 'River' },
        { Id: 'w2', Name: 'Lake' },
      ],
      sessiongroups: [{ Id: 's', Name: 'Down the river' }],
    }),
    AT,
  );
  expect(warnings).toEqual([
    keptInNotes(['1 destination', '2 bodies of water', '1 group of sorties']),
    notesTooLong(['2025 6']),
  ]);
  expect(outings.slice(0, 5).map(({ notes }) => notes)).toEqual([
    'The island (to the lock)',
    'Regatta. Lock. Won',
    'STAFFEL. short',
    'Down the river. River, Lake, Canal',
    'Training camp',
  ]);
});

test('efa: names the details of people and boats that are not imported, by count (rule moving.efa-rest)', async () => {
  const person = { Id: 'p1', FirstName: 'Kim', LastName: 'Harper', Gender: 'FEMALE', MembershipNo: '12' };
  const backup = efaBackup({
    persons: [
      { ...person, InvalidFrom: '1000', Handy: '0171' },
      { ...person, ValidFrom: '1000', ExcludeFromPublicStatistics: 'false', ChangeCount: '3' },
      { ...person, Id: 'p2', MembershipNo: '' },
    ],
    boats: [{ Id: 'b1', Name: 'Osprey', Owner: 'Club', MaxNotInGroup: '0' }],
  });
  const { warnings } = await readSource(backup, AT);
  expect(warnings).toEqual([
    fieldsUnread(['Gender (2 people)', 'MembershipNo (1 person)', 'Owner (1 boat)']),
  ]);
});

test('efa: announces by count what is not imported, also of unknown kinds (rule moving.efa-rest)', async () => {
  const list = (type: string, count: number): [string, Uint8Array] => [
    `data/Club/${type}.efa2${type}`,
    strToU8(
      efaFile(
        type,
        type,
        Array.from({ length: count }, (_, at) => ({ Id: String(at) })),
      ),
    ),
  ];
  const files = Object.fromEntries([
    [ENTRY, strToU8(ONE_BOAT)],
    list('crews', 2),
    list('groups', 1),
    list('clubwork', 3),
    list('fahrtenabzeichen', 1),
    list('messages', 2),
    list('statistics', 1),
    list('autoincrement', 7),
    list('ergchallenge', 12),
    ['data/Club/Notes.docx', strToU8('hello')],
    ['cfg/efa2config.efa2config', strToU8('settings of the program')],
    ['log/efa.log', strToU8('hello')],
  ]);
  const { warnings } = await readSource(Buffer.from(zipSync(files)), AT);
  expect(warnings).toEqual([
    filesUnread(['data/Club/Notes.docx']),
    notImportedText([
      '2 named crews',
      '1 group of people',
      '3 club work entries',
      '1 badge record',
      '2 messages',
      '1 saved statistic',
      '12 records of type ergchallenge',
    ]),
  ]);
});

test('efa: reads damage with severity, days, people and costs, and docks unavailable boats (rule moving.efa-docked)', async () => {
  const { boats, damages, warnings } = await readSource(
    efaBackup({
      boats: ['b1', 'b2', 'b3', 'b4'].map((Id) => ({ Id, Name: `Boat ${Id}` })),
      boatstatus: [
        { BoatId: 'b1', BaseStatus: 'NOTAVAILABLE', CurrentStatus: 'NOTAVAILABLE', Comment: 'Sold soon' },
        { BoatId: 'b2', BaseStatus: 'AVAILABLE', CurrentStatus: 'NOTAVAILABLE' },
        // Where efa shows a boat is not its status: it may be at a regatta.
        { BoatId: 'b3', BaseStatus: 'AVAILABLE', CurrentStatus: 'ONTHEWATER', ShowInList: 'NOTAVAILABLE' },
        { BoatId: 'b4', Comment: 'Bootsschaden: Hull is cracked (Boot nicht benutzbar)' },
      ],
      boatdamages: [
        {
          BoatId: 'b4',
          Damage: '1',
          Description: 'Hull is cracked',
          Severity: 'NOTUSEABLE',
          ReportDate: '03.05.2024',
          ReportTime: '18:30:00',
          ReportedByPersonId: 'p1',
          RepairCosts: '120,50',
          Claim: 'true',
        },
        {
          BoatId: 'b4',
          Damage: '2',
          Description: 'Seat',
          Notes: 'New wheels',
          LogbookText: 'Entry 12',
          Severity: 'FULLYUSEABLE',
          Fixed: 'true',
          FixDate: '04.05.2024',
          FixedByPersonName: 'Boatyard',
        },
        { BoatId: 'b4', Description: 'Fin', Severity: 'LIMITEDUSEABLE' },
        { BoatId: 'b4', Description: 'Bow ball' },
      ],
    }),
    AT,
  );
  expect(warnings).toEqual([]);
  expect(boats.map(({ isDocked, note }) => [isDocked, note])).toEqual([
    [true, 'Sold soon'],
    [true, ''],
    [undefined, ''],
    // The comment repeats the report.
    [undefined, ''],
  ]);
  const unknown = { person: null, name: '' };
  const rest = { boat: 'b4', day: '', time: '', by: unknown, costs: '' };
  expect(damages).toEqual([
    {
      ...rest,
      id: 'b4 1',
      text: 'Hull is cracked',
      severity: 'unfit',
      day: '03.05.2024',
      time: '18:30:00',
      by: { person: 'p1', name: '' },
      costs: '120,50',
      isClaim: true,
    },
    {
      ...rest,
      id: 'b4 2',
      text: 'Seat. New wheels. Entry 12',
      severity: 'minor',
      fixed: { day: '04.05.2024', time: '', by: { person: null, name: 'Boatyard' } },
    },
    // Reports without a number still have an id of their own, and one without a severity is limited.
    { ...rest, id: 'b4 ', text: 'Fin', severity: 'limited' },
    { ...rest, id: 'b4  (2)', text: 'Bow ball', severity: 'limited' },
  ]);
});

test('efa: names a boat that is hidden there', async () => {
  const { warnings } = await readSource(
    efaBackup({
      boats: [
        { Id: 'b1', Name: 'Osprey' },
        { Id: 'b2', Name: 'Sold', Deleted: 'true' },
      ],
      boatstatus: ['b1', 'b2'].map((BoatId) => ({ BoatId, BaseStatus: 'HIDE' })),
    }),
    AT,
  );
  expect(warnings).toEqual([boatsHidden(['Osprey'])]);
});

describe('hostile files (rule moving.limits)', () => {
  const deep = `${'<a>'.repeat(9)}${'</a>'.repeat(9)}`;
  const bomb = '<!DOCTYPE efa [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><efa>&b;</efa>';
  const manyFields = Array.from({ length: 300 }, (_, at) => `<f${at}/>`).join('');
  const whole = efaBackup({ boats: [{ Id: 'b', Name: 'Osprey' }] });
  test.each<[string, Buffer, string]>([
    ['an entity bomb', zipOf(bomb), xmlEntities(ENTRY)],
    ['an entity of its own', zipOf('<efa>&b;</efa>'), xmlBroken(ENTRY)],
    ['deep nesting', zipOf(deep), xmlDeep(ENTRY)],
    ['half an XML', zipOf('<efa><header><type>efa2boats</type>'), xmlBroken(ENTRY)],
    ['a text without end', zipOf(`<efa>${randomBytes(400_000).toString('hex')}`), xmlBroken(ENTRY)],
    ['a record of many fields', zipOf(`<efa><data><record>${manyFields}`), xmlBroken(ENTRY)],
    ['another encoding', zipOf(Buffer.from('<efa>Zo\xeb</efa>', 'latin1')), notUtf8(ENTRY)],
    ['half a zip', whole.subarray(0, whole.length / 2), ZIP_BROKEN],
    ['a zip without its end', whole.subarray(0, whole.length - 4), ZIP_BROKEN],
    ['a path that leads out', zipOf('<efa/>', '../../etc/boats.efa2boats'), zipPath()],
    ['a path that leads out by backslashes', zipOf('<efa/>', '..\\..\\boats.efa2boats'), zipPath()],
    ['an absolute path', zipOf('<efa/>', '/etc/boats.efa2boats'), zipPath()],
    ['a zip bomb', zipOf(new Uint8Array(20_000_000)), zipBomb(ENTRY)],
    ['a header of 4 GB', lying(0xff_ff_ff_fe), zipBomb(ENTRY)],
    ['a header that says less than there is', lying(3), xmlBroken(ENTRY)],
    [
      'many files',
      Buffer.from(
        zipSync(Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, new Uint8Array(1)]))),
      ),
      ZIP_ENTRIES,
    ],
    ['another zip', zipOf('hello', 'hello.txt'), ZIP_NO_EFA],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), FILE_UNKNOWN],
    ['no JSON', Buffer.from('{"boats":'), FILE_UNKNOWN],
    ['other JSON', Buffer.from('{"rowers":[]}'), FILE_UNKNOWN],
    [
      'a text without columns',
      Buffer.from('Dear members\nHere is our log, at last\nYours\n'),
      TABLE_NO_HEADER,
    ],
    ['a header alone', Buffer.from('Tag der Fahrt;Schiff;Leute\n'), TABLE_NO_HEADER],
    ['a header without a list', Buffer.from('Date,Boat,Distance\n'), TABLE_NO_ROWS],
    ['an open quote', Buffer.from(`Date,Boat\n"${'x'.repeat(200_000)}`), FILE_UNKNOWN],
  ])('refuses %s by name', async (_what, file, text) => {
    const startedAt = performance.now();
    await expect(readSource(file, AT)).rejects.toMatchObject({ code: 'invalid:file', message: text });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test('refuses files that are too large together before it unpacks any', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 3 }, (_, at) => [`f${at}`, randomBytes(1_000_000)]),
    );
    const zip = lying(UNPACKED_BYTES_MAX / 3 + 1, Buffer.from(zipSync(files, { level: 1 })));
    await expect(readSource(zip, AT)).rejects.toMatchObject({ message: ZIP_TOO_LARGE });
  });
});

describe('lists', () => {
  test.each([
    ['commas', ',', ''],
    ['semicolons and a mark', ';', '\uFEFF'],
    ['tabs', '\t', ''],
    ['pipes', '|', ''],
  ])('reads sorties with %s (rule moving.lists)', async (_what, mark, bom) => {
    const rows = [
      ['Logbook of 2025', '', '', '', ''],
      ['Date', 'Boat', 'Crew', 'Distance (km)', 'Class'],
      ['03/05/2025', 'Osprey', 'Kim Harper & Ana Bo', mark === ',' ? '"12,5"' : '12,5', '2x'],
      ['03/05/2025', 'Osprey', 'Kim Harper & Ana Bo', mark === ',' ? '"12,5"' : '12,5', '2x'],
    ];
    const text = bom + rows.map((row) => row.join(mark)).join('\r\n');
    const { outings, boats, unit, people } = await readSource(Buffer.from(text), AT);
    expect([unit, people.length]).toEqual(['km', 0]);
    expect(boats).toEqual([
      expect.objectContaining({ id: 'name Osprey', name: 'Osprey', seats: '2x', isGone: true }),
    ]);
    expect(outings).toHaveLength(2);
    expect(outings[0]).toMatchObject({ day: '03/05/2025', boat: 'name Osprey', distance: '12,5' });
    expect(outings[0]?.seats.map(({ name }) => name)).toEqual(['Kim Harper', 'Ana Bo']);
    // Two equal rows are two outings, and the same two when the list is read again.
    const again = await readSource(Buffer.from(text), AT);
    expect(outings.map(({ id }) => id)).toEqual(again.outings.map(({ id }) => id));
    expect(new Set(outings.map(({ id }) => id)).size).toBe(2);
  });

  test('reads people in Windows-1252, with last names first', async () => {
    const text = 'Name;E-Mail;Jahrgang;Gruppe\r\nBrook, Zo\xeb;ZOE@example.org;1990;Junior\r\n';
    const { people } = await readSource(Buffer.from(text, 'latin1'), AT);
    expect(people).toEqual([
      {
        id: expect.not.stringContaining('zoe'),
        name: 'Zoë Brook',
        email: 'ZOE@example.org',
        born: '1990',
        status: 'Junior',
        isCleared: false,
      },
    ]);
  });

  test.each([
    [
      'nl',
      'Clublogboek, alle boten\nDatum;Bootnaam;Ploeg;Afstand (km)\n3-5-2025;Zwaan;Kim Harper, Ana Bo;12,5\n',
    ],
    ['fr', 'Date;Bateau;Équipage;Distance (km)\n03/05/2025;Cygne;Kim Harper, Ana Bo;12,5\n'],
    ['da', 'Dato;Båd;Hold;Længde (km)\n2025-05-03 07:10;Svane;Kim Harper, Ana Bo;12,5\n'],
  ])(
    'reads sorties with a header in %s, in UTF-16, below a line with other separators',
    async (_what, text) => {
      const { outings, unit } = await readSource(Buffer.from(`\uFEFF${text}`, 'utf16le'), AT);
      expect(unit).toBe('km');
      expect(outings).toEqual([expect.objectContaining({ distance: '12,5' })]);
      expect(outings[0]?.seats).toHaveLength(2);
      expect(outings[0]?.day).toMatch(/^(3-5-2025|03.05.2025|2025-05-03)$/);
    },
  );

  test('reads a list of boats', async () => {
    const { boats } = await readSource(Buffer.from('Name,Class,Notes\nOsprey,8+,Blue\n109,4x,\n'), AT);
    expect(boats.map(({ name, seats, note, isGone }) => [name, seats, note, isGone])).toEqual([
      ['Osprey', '8+', 'Blue', false],
      ['109', '4x', '', false],
    ]);
  });

  test('leaves the unit open when no distance has one', async () => {
    const { unit } = await readSource(
      Buffer.from('Date,Boat,Crew,Distance\n2025-05-03,Osprey,Kim Ford,12\n'),
      AT,
    );
    expect(unit).toBeNull();
  });
});

describe('columns of lists (rule moving.columns)', () => {
  const LOG =
    'Log of 2024\nWann;Schiff;Leute;Weg;Wetter;Steg\n01.03.2024;Seeadler;Bert Ahlers;7;;\n02.03.2024;Seeadler;"Zoe Gross";5 km;Nebel;A\n';
  const named = (columns: readonly { header: string; as: string | null }[] = []) =>
    columns.map(({ header, as }) => [header, as]);

  test('shows the columns of a list without known names, with their values', async () => {
    const { lists, outings } = await readSource(Buffer.from(LOG), AT);
    expect(outings).toEqual([]);
    expect(lists).toEqual([
      {
        sheet: 0,
        name: '',
        kind: null,
        hasHeader: true,
        isHeaderKnown: false,
        hasNoCrew: false,
        columns: [
          { at: 0, header: 'Wann', samples: ['01.03.2024', '02.03.2024'], as: null },
          { at: 1, header: 'Schiff', samples: ['Seeadler'], as: null },
          { at: 2, header: 'Leute', samples: ['Bert Ahlers', 'Zoe Gross'], as: null },
          { at: 3, header: 'Weg', samples: ['7', '5 km'], as: null },
          { at: 4, header: 'Wetter', samples: ['Nebel'], as: null },
          { at: 5, header: 'Steg', samples: ['A'], as: null },
        ],
      },
    ]);
  });

  test.each([
    ['Unterwegs am;Boot;Klasse;Mannschaft;Strecke', 'outings'],
    ['Unterwegs am;Boot;Klasse;Abfahrt;Ankunft', 'outings'],
    ['Fahrttag;Boot;Klasse;Wetter', 'outings'],
    ['Boot;Klasse;Length;Cox', 'boats'],
  ])('takes a list with the header %s for one of %s', async (header, kind) => {
    const { lists } = await readSource(Buffer.from(`${header}\n1;Osprey;4x;a;b\n`), AT);
    expect(lists?.[0]?.kind).toBe(kind);
  });

  test('reads columns chosen by hand, joins several of notes, and keeps the ids each time', async () => {
    const answer: ListAnswer = {
      sheet: 0,
      kind: 'outings',
      columns: ['day', 'boat', 'crew', 'distance', 'notes', 'notes'].map((as, at) => ({ at, as })),
    };
    const { outings, warnings, lists } = await readSource(Buffer.from(LOG), AT, [answer]);
    expect(outings).toEqual([
      expect.objectContaining({
        line: 3,
        day: '01.03.2024',
        boat: 'name Seeadler',
        distance: '7',
        notes: '',
      }),
      expect.objectContaining({ line: 4, day: '02.03.2024', distance: '5 km', notes: 'Nebel. Steg: A' }),
    ]);
    expect(warnings).toEqual([]);
    expect(named(lists?.[0]?.columns).slice(3)).toEqual([
      ['Weg', 'distance'],
      ['Wetter', 'notes'],
      ['Steg', 'notes'],
    ]);
    const named2024 = LOG.replace('Wann;Schiff;Leute;Weg', 'Datum;Boot;Mannschaft;km');
    const again = await readSource(Buffer.from(named2024), AT);
    expect(again.outings.map(({ id }) => id)).toEqual(outings.map(({ id }) => id));
  });

  test('reads the first line as a row when there is no header, unless the club states otherwise', async () => {
    const file = Buffer.from('01.03.2024;Seeadler;Bert;7\n02.03.2024;Seeadler;Zoe;5\n');
    const { lists } = await readSource(file, AT);
    expect(lists?.[0]).toMatchObject({ kind: null, hasHeader: false });
    expect(lists?.[0]?.columns[3]).toEqual({ at: 3, header: '', samples: ['7', '5'], as: null });
    const columns = ['day', 'boat', 'seat:1', 'distance'].map((as, at) => ({ at, as }));
    const read = async (hasHeader?: boolean) =>
      (await readSource(file, AT, [{ sheet: 0, kind: 'outings', hasHeader, columns } as ListAnswer])).outings;
    expect((await read()).map(({ line, seats }) => [line, seats[0]?.name])).toEqual([
      [1, 'Bert'],
      [2, 'Zoe'],
    ]);
    expect((await read(true)).map(({ line }) => line)).toEqual([2]);
  });

  test('assigns crews and ids by the columns, whatever the order of the choices', async () => {
    const file = Buffer.from('Tag,Vessel,A,B,Weg\n2024-03-01,Seahawk,Kim Ford,Ana Bo,7\n');
    const columns = ['day', 'boat', 'seat:2', 'seat:1', 'distance'].map((as, at) => ({ at, as }));
    const [one, other] = await Promise.all(
      [columns, columns.toReversed()].map((chosen) =>
        readSource(file, AT, [{ sheet: 0, kind: 'outings', columns: chosen }]),
      ),
    );
    expect(other?.outings).toEqual(one?.outings);
    expect(one?.outings[0]?.seats.map(({ name }) => name)).toEqual(['Kim Ford', 'Ana Bo']);
  });

  test.each([
    ['warns of a name with a comma when no crew has a semicolon', '"Ahlers, Bert"', ['Bert Ahlers (line 2)']],
    [
      'reads a name with a comma as one person when other crews have semicolons',
      '"Ahlers, Bert";x\n2;Osprey;"Gross, Zoe; Ahlers, Bert"',
      [],
    ],
  ])('%s (rule moving.lists)', async (_what, crew, names) => {
    const { warnings, outings } = await readSource(
      Buffer.from(`Datum;Boot;Mannschaft\n1;Osprey;${crew}\n`),
      AT,
    );
    expect(outings[0]?.seats).toEqual([{ person: null, name: 'Bert Ahlers' }]);
    expect(warnings.includes(crewCellsReadAsOne(names))).toBe(names.length > 0);
    expect(warnings.some((text) => text.includes('as one person'))).toBe(names.length > 0);
  });

  test('ignores the second of two columns for one field, and announces it', async () => {
    const text = 'Date,Boat,Crew,Distance,Km\n2024-03-01,Seahawk,Kim Ford,7,8\n';
    const { lists, outings, warnings } = await readSource(Buffer.from(text), AT);
    expect(named(lists?.[0]?.columns).slice(3)).toEqual([
      ['Distance', 'distance'],
      ['Km', null],
    ]);
    expect(outings[0]?.distance).toBe('7');
    expect(warnings).toEqual([columnsUnread(['Km'])]);
  });

  test('ignores a list that is not imported', async () => {
    const file = Buffer.from('Date,Boat,Crew,Km\n2024-03-01,Seahawk,Kim Ford,7\n');
    const { outings, boats, lists } = await readSource(file, AT, [{ sheet: 0, kind: null, columns: [] }]);
    expect([outings, boats, lists?.[0]?.kind]).toEqual([[], [], null]);
  });
});

test("reads class and weight of BoatShedManager's boats from the name, and a launch when there is no type (rule moving.boatshed)", async () => {
  const boats = {
    6274: { name: '4X - Hunter (90kg)', weight: '', type: 'Quad', category: 'A' },
    6275: { name: '8+ - Damaged Goods', type: 'Eight' },
    6276: { name: 'Wasp', type: '' },
    6277: 'none',
  };
  const file = Buffer.from(JSON.stringify({ boats, lastUpdated: 'today', totalBoats: 3 }));
  const read = await readSource(file, AT);
  expect(
    read.boats.map(({ id, name, seats, rigging, coxing, note }) => [id, name, seats, rigging, coxing, note]),
  ).toEqual([
    ['6274', 'Hunter', '4', 'SCULL', 'COXLESS', '90 kg'],
    ['6275', 'Damaged Goods', '8', 'SWEEP', 'COXED', ''],
    ['6276', 'Wasp', 'Launch', '', '', ''],
  ]);
});

test('reads boats of RowingBeacon by type, and people by category (rule moving.boatshed)', async () => {
  const content = [
    {
      boats: [
        { id: 1, name: 'Wasp', type: 'ONE_ROWER_COXLESS', isInMaintenance: false, note: 'Red' },
        { id: 2, name: 'Swan', type: 'FOUR_ROWER_COXED' },
        { id: 3, name: 'Raft', type: 'BARGE' },
        { id: 4 },
      ],
      routes: [],
      rowers: [{ id: 9, name: 'Kim Harper', category: 'J16', type: 'MEMBER' }, 'none'],
    },
  ];
  const read = await readSource(Buffer.from(`\uFEFF ${JSON.stringify(content)}`), AT);
  expect(
    read.boats.map(({ id, name, seats, rigging, coxing }) => [id, name, seats, rigging, coxing]),
  ).toEqual([
    ['1', 'Wasp', '1', 'SCULL', 'COXLESS'],
    ['2', 'Swan', '4', '', 'COXED'],
    ['3', 'Raft', 'BARGE', '', ''],
  ]);
  expect(read.people).toEqual([expect.objectContaining({ id: '9', name: 'Kim Harper', status: 'J16' })]);
});

test('recognizes by its content that a file is not a backup (rule moving.sources)', async () => {
  await expect(readSource(readFileSync(__filename), AT)).rejects.toMatchObject({ code: 'invalid:file' });
});
