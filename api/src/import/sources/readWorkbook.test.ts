import { Readable } from 'node:stream';
import {
  sheetsIgnored,
  TABLE_NO_HEADER,
  TABLE_NO_ROWS,
  xmlBroken,
  xmlEntities,
  zipBomb,
} from '@fleetwatch/contract/import/texts';
import writeXlsxFile from 'write-excel-file/node';
import { inline, workbook } from '../../testing/workbook.ts';
import { readSource } from './readSource.ts';
import { linesOfWorkbook } from '../../platform/files/workbook.ts';

const AT = Date.parse('2026-05-01T12:00:00Z');
const SHEET = 'xl/worksheets/sheet1.xml';

describe('workbooks of Excel (rule moving.lists)', () => {
  test('reads reservations with days and times in one cell or in two', async () => {
    const text = (value: string) => ({ value, type: String });
    const at = (iso: string) => ({ value: new Date(`${iso}Z`), type: Date, format: 'yyyy-mm-dd hh:mm' });
    const written = await writeXlsxFile([
      {
        sheet: 'Bookings',
        data: [
          [text('Boat'), text('Booked by'), text('Start'), text('End')],
          [text('Osprey'), text('Kim Harper'), at('2026-05-03T06:30'), at('2026-05-03T08:00')],
        ],
      },
      {
        sheet: 'More bookings',
        data: [
          [text('Boat'), text('Booked by'), text('Date'), text('From'), text('To')],
          [text('Osprey'), text('Kim Harper'), at('2026-05-04T00:00'), text('6:30 AM'), text('8.00')],
        ],
      },
    ]).toBuffer();
    const { reservations = [], outings, boats } = await readSource(written, AT);
    expect([outings, boats]).toEqual([[], []]);
    expect(reservations.map(({ day, start, endDay, end }) => [day, start, endDay, end])).toEqual([
      ['2026-05-03', '06:30:00', '2026-05-03', '08:00:00'],
      ['2026-05-04', '6:30 AM', '', '8.00'],
    ]);
  });

  test('reads boats, members and sorties on sheets of their own, with days and numbers', async () => {
    const day = new Date(Date.UTC(2025, 4, 3));
    const text = (value: string) => ({ value, type: String });
    const written = await writeXlsxFile([
      { sheet: 'About', data: [[text('Our club')], [text('Since 1890')]] },
      {
        sheet: 'Boats',
        data: [
          [text('Name'), text('Class')],
          [text('Osprey'), text('8+')],
        ],
      },
      {
        sheet: 'Members',
        data: [
          [text('First name'), text('Last name'), text('E-mail'), text('Date of birth')],
          [
            text('Zoë'),
            text('Brook'),
            text('zoe@example.org'),
            { value: day, type: Date, format: 'dd.mm.yyyy' },
          ],
        ],
      },
      {
        sheet: 'Log',
        data: [
          [text('Logbook of 2025')],
          [text('Date'), text('Boat'), text('Crew'), text('Distance (km)')],
          [
            { value: day, type: Date, format: 'yyyy-mm-dd' },
            text('Osprey'),
            text('Zoë Brook; Kim Harper'),
            { value: 12.3, type: Number },
          ],
        ],
      },
    ]).toBuffer();
    const { boats, people, outings, unit, system, lists, warnings } = await readSource(written, AT);
    expect([system, unit]).toEqual(['csv', 'km']);
    expect(lists?.map(({ sheet, name, kind }) => [sheet, name, kind])).toEqual([
      [1, 'Boats', 'boats'],
      [2, 'Members', 'people'],
      [3, 'Log', 'outings'],
    ]);
    expect(warnings).toEqual([sheetsIgnored(['About'])]);
    // The log's boat is the same as the list's.
    expect(boats.map(({ name, seats, isOnlyNamed }) => [name, seats, isOnlyNamed])).toEqual([
      ['Osprey', '8+', false],
    ]);
    expect(people).toEqual([
      expect.objectContaining({ name: 'Zoë Brook', email: 'zoe@example.org', born: '2025-05-03' }),
    ]);
    expect(outings).toEqual([
      expect.objectContaining({
        day: '2025-05-03',
        boat: boats[0]?.id,
        distance: '12.3',
        notes: '',
        seats: [
          { person: null, name: 'Zoë Brook' },
          { person: null, name: 'Kim Harper' },
        ],
      }),
    ]);
  });

  test.each([
    ['1900', false, 45_780],
    ['1904', true, 45_780 - 1_462],
  ])('reads shared texts, and days as numbers and times counted from %s', async (_what, is1904, serial) => {
    const strings =
      '<sst><si><t>Date</t></si><si><t>Boat</t></si><si><t>Start</t></si><si><t>Distance</t></si>' +
      '<si><r><t>Os</t></r><r><t>prey</t></r><rPh><t>no</t></rPh></si></sst>';
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-407]dd\\.mm\\.yyyy"/>' +
      '<numFmt numFmtId="165" formatCode="0.0 &quot;days&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="20"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="str"><v>Crew</v></c><c r="E1" t="s"><v>3</v></c></row>' +
      `<row r="2"><c r="A2" s="1"><v>${serial}</v></c><c r="B2" t="s"><v>4</v></c><c r="C2" s="2"><v>0.25</v></c>` +
      '<c r="E2" s="3"><f>A2*2</f><v>12.300000000000001</v></c></row>';
    const { outings } = await readSource(workbook({ sheets: [rows], strings, styles, is1904 }), AT);
    expect(outings).toEqual([
      expect.objectContaining({
        day: '2025-05-03',
        boat: 'name Osprey',
        start: '06:00:00',
        distance: '12.3',
      }),
    ]);
  });

  test('reads a day that is a bare number, and one with its time in the same cell', async () => {
    const rows =
      inline('Date', 'Boat', 'Start', 'Crew') +
      '<row><c><v>45780</v></c><c t="str"><v>Osprey</v></c><c t="d"><v>2025-05-03T07:05:00.000</v></c></row>';
    const { outings } = await readSource(workbook({ sheets: [rows] }), AT);
    expect(outings).toEqual([expect.objectContaining({ day: '2025-05-03', start: '07:05:00' })]);
  });

  test('lists a sheet with unknown columns beside the others, and reads it with those the club chooses (rule moving.columns)', async () => {
    const log = inline('Date', 'Boat', 'Crew', 'Km') + inline('2024-03-01', 'Osprey', 'Kim Ford', '7');
    const crew = inline('Wer', 'Post') + inline('Kim Ford', 'kim@example.org');
    const file = workbook({ sheets: [log, crew] });
    const first = await readSource(file, AT);
    expect(first.lists?.map(({ kind }) => kind)).toEqual(['outings', null]);
    expect([first.people, first.warnings]).toEqual([[], [sheetsIgnored([first.lists?.[1]?.name ?? ''])]]);
    const { people, outings, warnings } = await readSource(file, AT, [
      {
        sheet: 1,
        kind: 'people',
        columns: [
          { at: 0, as: 'name' },
          { at: 1, as: 'email' },
        ],
      },
    ]);
    expect([people.map(({ name, email }) => [name, email]), outings.length, warnings]).toEqual([
      [['Kim Ford', 'kim@example.org']],
      1,
      [],
    ]);
  });

  test.each([
    ['no sheet with a header', workbook({ sheets: [inline('Hello'), inline('1', '2')] }), TABLE_NO_HEADER],
    ['a header without a list', workbook({ sheets: [inline('Date', 'Boat')] }), TABLE_NO_ROWS],
    ['no sheets', workbook({ sheets: [] }), xmlBroken('xl/workbook.xml')],
    ['half a sheet', workbook({ sheets: ['<row><c>'] }), xmlBroken(SHEET)],
    [
      'an entity bomb',
      workbook({ sheets: [inline('Date', 'Boat')], strings: '<!DOCTYPE sst [<!ENTITY a "aa">]><sst/>' }),
      xmlEntities('xl/sharedStrings.xml'),
    ],
    ['a zip bomb', workbook({ sheets: [' '.repeat(20_000_000)] }), zipBomb(SHEET)],
    ['a text without end', workbook({ sheets: [inline('Date', 'x'.repeat(900_000))] }), xmlBroken(SHEET)],
  ])('refuses %s by name (rule moving.limits)', async (_what, file, message) => {
    await expect(readSource(file, AT)).rejects.toMatchObject({ code: 'invalid:file', message });
  });
});

test('reads a part once that several sheets name (rule moving.limits)', async () => {
  const names = Array.from(
    { length: 20 },
    (_, at) => `<sheet name="S${at}" sheetId="${at}" r:id="rId${at}"/>`,
  );
  const targets = names.map((_, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet1.xml"/>`);
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    [SHEET]: `<worksheet><sheetData>${inline('Name', 'Class')}${inline('Osprey', '8+')}</sheetData></worksheet>`,
  };
  const opened: string[] = [];
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    open: () => {
      opened.push(name);
      return Promise.resolve(Readable.from([Buffer.from(text)]));
    },
  }));
  const lines = await linesOfWorkbook(entries, { lines: 10, columns: 10, characters: 10 });
  expect(lines).toEqual([
    [
      ['Name', 'Class'],
      ['Osprey', '8+'],
    ],
  ]);
  expect(opened.filter((name) => name === SHEET)).toHaveLength(1);
});
