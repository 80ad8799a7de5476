import { readSource } from './readSource.ts';

const kindOf = async (header: string): Promise<string> => {
  const cells = header.split(',').map((_, at) => `x${at}`);
  const { reservations, outings, people, boats } = await readSource(
    Buffer.from(`${header}\n${cells.join(',')}`),
    Date.parse('2026-05-01T12:00:00Z'),
  );
  if (reservations) return 'reservations';
  if (outings.length > 0) return 'outings';
  return people.length > 0 ? 'people' : boats.length > 0 ? 'boats' : '';
};

test.each([
  'Boat,Member,Begin,End',
  'Resource,User,Start,End,Comment',
  'Equipment,Booked by,From,Until,Purpose',
  'Boat,Date,From,To,Reserved by',
  'Boat,Date,Start,End,Name,Reason',
  'Boat,Start Date,Start Time,End Date,End Time,First name,Last name,Email',
  'VirtualBoat,Type,DateFrom,DateTo,DayOfWeek,TimeFrom,TimeTo,VirtualPerson,Reason,Contact',
  'Boot,Mitglied,Gebucht von,Datum,Von,Bis,Zweck',
  'Boot,Gereserveerd door,Datum,Van,Tot,Doel',
  'Bateau,Réservé par,Date,De,À,Fin,Motif',
  'Båd,Reserveret af,Dato,Fra,Til,Formål',
  'Båt,Bokad av,Datum,Från,Till,Syfte',
  'Båt,Bestilt av,Dato,Fra,Til,Formål',
  'Barca,Prenotato da,Data,Dalle,Alle,Scopo',
  'Barco,Reservado por,Fecha,Desde,Hasta,Motivo',
])('recognizes %s as a list of reservations (rule moving.bookings)', async (header) => {
  expect(await kindOf(header)).toBe('reservations');
});

test('lets a club state that a list has reservations (rule moving.columns)', async () => {
  const file = Buffer.from(
    'Date,Boat,Member,Start,End,Remark,Room\n2026-05-03,Osprey,Kim Harper,6:30,8:00,Test,2\n',
  );
  const at = Date.parse('2026-05-01T12:00:00Z');
  const columns = ['day', 'boat', 'name', 'start', 'end', 'notes', 'notes'].map((as, place) => ({
    at: place,
    as,
  }));
  const { reservations } = await readSource(file, at, [{ sheet: 0, kind: 'reservations', columns }]);
  expect(reservations).toEqual([
    expect.objectContaining({
      boatName: 'Osprey',
      holder: { person: null, name: 'Kim Harper' },
      day: '2026-05-03',
      start: '6:30',
      end: '8:00',
      note: 'Test. Room: 2',
    }),
  ]);
});

test.each([
  ['Date,Boat,Member,Start,End', 'outings'],
  ['Date,Boat,Name,Start,End,Notes', 'outings'],
  ['Date,Weekday,Boat,Name,From,To', 'outings'],
  ['Date,Boat,Crew,Time Out,Time In,Reason', 'outings'],
  ['Date,Boat,Member,Start,End,Purpose,Distance', 'outings'],
  ['Date,Boat,Rower 1,Rower 2,From,To,Purpose', 'outings'],
  ['Datum,Boot,Ruderer,Steuermann,Abfahrt,Ankunft,Zweck', 'outings'],
  ['Name,Email,Birth date,Boat,Start,End', 'people'],
  ['Name,Email,Status', 'people'],
  ['Boat,Type,Seats,Owner', 'boats'],
])('recognizes %s as a list of %s (rule moving.bookings)', async (header, kind) => {
  expect(await kindOf(header)).toBe(kind);
});
