import { hundredthsOfMeters } from '@fleetwatch/contract/sorties/distance';
import { Types } from 'mongoose';
import type { BoatRecord } from '../../boats/Boat.ts';
import type { MemberRecord } from '../../members/Member.ts';
import type { SortieRecord } from '../../logbook/Sortie.ts';
import {
  boatRecord,
  kilometersText,
  logbookCells,
  LOGBOOK_COLUMNS,
  logbookRecord,
  personRecord,
} from './efaRecords.ts';
import { EFA_END, efaHead, efaRecord } from './efaXml.ts';
import { nameBasedUuid } from './nameBasedUuid.ts';

const [boat, kim, ana] = ['a', 'b', 'c'].map((letter) => new Types.ObjectId(letter.repeat(24)));
const names = new Map([
  [String(kim), 'Kim Harper'],
  [String(ana), 'Ana de Souza'],
]);
const sortie = {
  _id: new Types.ObjectId(),
  boat,
  boatName: 'Kestrel',
  launcher: kim,
  crew: [ana],
  launchedAt: new Date('2026-03-28T22:30:00Z'),
  landedAt: new Date('2026-03-29T05:05:00Z'),
  milesHundredths: 777,
  notes: 'steady | <fast>\nthen "slow"',
  workout: { text: 'Pyramids', type: null },
} as unknown as SortieRecord;
const entry = { no: 7, sortie, names, timezone: 'Europe/Berlin' };

test("writes a logbook entry with efa's fields, in the club's time (rule leaving.efa)", () => {
  const fields = new Map(logbookRecord(entry));
  expect(Object.fromEntries(fields)).toMatchObject({
    EntryId: '7',
    Date: '28.03.2026',
    EndDate: '29.03.2026',
    StartTime: '23:30',
    // Clocks went forward in between.
    EndTime: '07:05',
    BoatName: 'Kestrel',
    Crew1Name: 'Kim Harper',
    Crew2Name: 'Ana de Souza',
    BoatCaptain: '1',
    Distance: '12.505 km',
    Open: '',
  });
  expect(fields.get('BoatId')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(fields.get('Crew1Id')).toBe(
    new Map(personRecord({ ...member(), _id: kim } as MemberRecord)).get('Id'),
  );
});

const member = (): object => ({
  name: 'Ana de Souza',
  email: 'ana@example.org',
  joinedAt: new Date(5),
  isActive: true,
});

test('writes no end and no distance of a boat that is out', () => {
  const fields = Object.fromEntries(logbookRecord({ ...entry, sortie: { ...sortie, landedAt: null } }));
  expect(fields).toMatchObject({ EndDate: '', EndTime: '', Distance: '', Open: 'true' });
});

test('reads hundredths of a mile back from kilometers', () => {
  expect([kilometersText(0), kilometersText(100), kilometersText(525)]).toEqual([
    '0 km',
    '1.609 km',
    '8.449 km',
  ]);
  for (let hundredths = 0; hundredths <= 20_000; hundredths += 1) {
    const metres = Number.parseFloat(kilometersText(hundredths)) * 1_000;
    expect(Math.round(metres / 16.09344)).toBe(hundredths);
  }
});

test('gives people first and last names, and hides former members', () => {
  const fields = Object.fromEntries(personRecord({ ...member(), _id: ana, isActive: false } as MemberRecord));
  expect(fields).toMatchObject({
    FirstName: 'Ana de',
    LastName: 'Souza',
    Email: 'ana@example.org',
    Invisible: 'true',
  });
  const single = Object.fromEntries(personRecord({ ...member(), _id: ana, name: 'Pelé' } as MemberRecord));
  expect(single).toMatchObject({ FirstName: '', LastName: 'Pelé' });
});

test.each([
  ['1x', '1', 'SCULL', 'COXLESS'],
  ['2-', '2', 'SWEEP', 'COXLESS'],
  ['4x', '4X', 'SCULL', 'COXLESS'],
  ['4x+', '4X', 'SCULL', 'COXED'],
  ['8+', '8', 'SWEEP', 'COXED'],
  ['gig', 'OTHER', 'OTHER', 'OTHER'],
])("gives class %s efa's seats, rigging and coxing", (moniker, TypeSeats, TypeRigging, TypeCoxing) => {
  const record = {
    _id: boat,
    name: 'Kestrel',
    commissionedAt: new Date(5),
    isDecommissioned: false,
  } as BoatRecord;
  expect(Object.fromEntries(boatRecord(record, { name: 'Class', moniker }))).toMatchObject({
    Name: 'Kestrel',
    TypeDescription: 'Class',
    Invisible: '',
    TypeSeats,
    TypeRigging,
    TypeCoxing,
  });
});

test('writes an efa file as XML with escaped texts, without empty fields', () => {
  const text =
    efaHead('2026', 'efa2logbook') +
    efaRecord([
      ['Comments', '<&>"\u0000\uD800'],
      ['Open', ''],
    ]) +
    EFA_END;
  expect(text).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<efa>\n<header><program>EFA</program><version>2</version><name>2026</name><type>efa2logbook</type><scn>1</scn></header>\n<data>\n<record><Comments>&lt;&amp;&gt;&quot;\uFFFD</Comments></record>\n</data>\n</efa>\n',
  );
});

test('writes a line of the CSV logbook without bars or line breaks in a value', () => {
  const cells = logbookCells(logbookRecord(entry));
  expect(cells).toHaveLength(LOGBOOK_COLUMNS.length);
  expect(cells[LOGBOOK_COLUMNS.indexOf('Comments')]).toBe('steady   <fast> then "slow"');
});

test('gives the same name the same UUID, and another name another one', () => {
  expect(nameBasedUuid('boat 1')).toBe(nameBasedUuid('boat 1'));
  expect(nameBasedUuid('boat 1')).not.toBe(nameBasedUuid('boat 2'));
});

test('writes typed meters as they were typed (rule distance.stored)', () => {
  expect(kilometersText(hundredthsOfMeters(12_000))).toBe('12 km');
  expect(kilometersText(hundredthsOfMeters(8_501))).toBe('8.501 km');
});
