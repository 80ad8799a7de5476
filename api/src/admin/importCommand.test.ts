import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLE_NO_CREW, TABLE_NO_HEADER, ZIP_BROKEN } from '@fleetwatch/contract/import/texts';
import { BoatModel } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { ImportModel } from '../import/Import.ts';
import { SortieModel, type SortieRecord } from '../logbook/Sortie.ts';
import { efaBackup } from '../testing/efaBackup.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { sendFile } from '../testing/importing.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { runAdmin } from './runAdmin.ts';

let api: TestClub;
let folder: string;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', features: ['moving'] });
  folder = mkdtempSync(join(tmpdir(), 'fleetwatch-import-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await runAdmin(args, (line) => lines.push(line));
  return { code, lines };
}
const file = (name: string, content: string | Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const BACKUP = efaBackup({
  boats: [
    { Id: 'b1', Name: 'Osprey', TypeSeats: '8', TypeRigging: 'SWEEP', TypeCoxing: 'COXED' },
    { Id: 'b2', Name: 'Barge', TypeSeats: '6', TypeRigging: 'OTHER', TypeCoxing: 'COXED' },
  ],
  persons: [{ Id: 'p1', FirstName: 'Kim', LastName: 'Harper', Email: 'kim@example.org' }],
  logbooks: {
    2025: [
      {
        EntryId: '1',
        Date: '30.04.2025',
        BoatId: 'b1',
        Crew1Id: 'p1',
        Crew2Name: 'Lee Dunn',
        Distance: '12.5 km',
      },
      { EntryId: '2', Date: '30.04.2025', BoatId: 'b2', Distance: '4 km' },
    ],
  },
});

test("prints the warnings of a file's questions", async () => {
  const path = file('log.csv', 'Date,Boat,Crew,Km,Weather\n2025-04-30,Osprey,Kim Harper,7,fog\n');
  expect((await admin('import', path)).lines).toContain('These columns are ignored: Weather.');
});

test('shows a preview of an import from the command line, and accepts changed answers (rule moving.preview)', async () => {
  const path = file('efaBackup.zip', BACKUP);
  const { code, lines } = await admin('import', path);
  expect(code).toBe(0);
  expect(lines.slice(0, 6)).toEqual([
    'Boats: 1 new, 0 already in the club, 1 skipped.',
    'People: 1 new, 0 already in the club, 0 skipped.',
    'Sorties: 1 new, 0 already in the club, 1 skipped.',
    '2025: 16.5 km: 12.5 imported, 0 already in the club, 4 skipped.',
    'Boats Barge: Its class is left out, with its sorties.',
    '2025 2 Barge: Its boat class is left out.',
  ]);
  expect(lines.at(-1)).toBe('Nothing was written. Add --write to import.');
  expect(await api.inClub(() => SortieModel.countDocuments())).toBe(0);
  const [eight] = JSON.parse(lines.at(-2) ?? '').classes as { group: string }[];
  const changed = (lines.at(-2) ?? '').replace('"group": null', `"group": "${eight?.group ?? ''}"`);
  const answers = file('answers.json', changed);
  expect((await admin('import', path, '--answers', answers, '--write')).lines.at(-1)).toBe(
    'Imported 2 boats, 2 people and 2 sorties.',
  );
  expect((await admin('import', path, '--answers', answers)).lines[2]).toBe(
    'Sorties: 0 new, 2 already in the club, 0 skipped.',
  );
  expect((await admin('audit')).lines.join('\n')).toContain('import');
});

test('refuses a list that lacks a column, and accepts answers that choose it (rule moving.columns)', async () => {
  const path = file(
    'log.csv',
    Buffer.from('Wann;Schiff;Leute;Weg\n30.04.2025;Möwe;Kim Harper;7 km\n', 'utf16le'),
  );
  const { code, lines } = await admin('import', path);
  expect([code, lines.slice(0, 4)]).toEqual([
    1,
    [
      TABLE_NO_HEADER,
      'Save these columns, complete them, and use them as --answers:',
      'Column 0 (Wann): 30.04.2025',
      'Column 1 (Schiff): Möwe',
    ],
  ]);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    lists: [{ sheet: 0, kind: null, hasHeader: true, hasNoCrew: false, columns: [] }],
  });
  const columns = ['day', 'boat', 'crew', 'distance'].map((as, at) => ({ at, as }));
  const listsOf = (most: number) => [{ sheet: 0, kind: 'outings', columns: columns.slice(0, most) }];
  const answers = (lists: object) => file('columns.json', JSON.stringify({ lists }));
  const crewless = listsOf(2).map((list) => ({
    ...list,
    columns: [...columns.slice(0, 2), ...columns.slice(3)],
  }));
  expect((await admin('import', path, '--answers', answers(crewless))).lines[0]).toBe(TABLE_NO_CREW);
  expect((await admin('import', path, '--answers', answers([...crewless, ...crewless]))).code).toBe(1);
  const preview = await admin('import', path, '--answers', answers(listsOf(4)));
  expect(preview.lines).toContain('2025: 7 km: 0 imported, 0 already in the club, 7 skipped.');
  const all = JSON.parse(preview.lines.at(-2) ?? '') as { lists: object[] };
  expect(all.lists).toEqual([{ ...listsOf(4)[0], hasHeader: true, hasNoCrew: false }]);
  // What was printed is accepted as it is.
  expect((await admin('import', path, '--answers', file('all.json', JSON.stringify(all)))).code).toBe(0);
});

test.each<[string, (text: string) => Buffer]>([
  ['UTF-16 with its mark, low byte first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 with its mark, high byte first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-16 without a mark, low byte first', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 without a mark, high byte first', (text) => Buffer.from(text, 'utf16le').swap16()],
  ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
  ['Mac Roman', (text) => Buffer.from(text.replaceAll('ö', '\u009a').replaceAll('ë', '\u0091'), 'latin1')],
])(
  'lists with semicolons in %s are read by every import command (rule moving.lists)',
  async (_what, encode) => {
    const log = file('log.csv', encode('Datum;Boot;Mannschaft;km\n30.04.2025;Möwe;Zoë Bö;7\n'));
    expect((await admin('import', log)).lines).toContain('People: 0 new, 0 already in the club, 0 skipped.');
    const members = file('members.csv', encode('name;email;group\nZoë Bö;zoe@example.org;Scullers\n'));
    const boats = file('boats.csv', encode('name;class\nMöwe;Eight\n'));
    expect([
      await admin('import-members', members, '--write'),
      await admin('import-boats', boats, '--write'),
    ]).toMatchObject([{ code: 0 }, { code: 0 }]);
    await api.inClub(async () => {
      expect(await MemberModel.findOne({ name: 'Zoë Bö' }).lean()).not.toBeNull();
      expect(await BoatModel.findOne({ name: 'Möwe' }).lean()).not.toBeNull();
    });
  },
);

test('imports reservations from the command line (rule moving.reservations)', async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', features: ['moving', 'reservations'] });
  await api.inClub(async () => {
    await makeBoat({ name: 'Osprey' });
    await makeMember({ name: 'Kim Harper' });
  });
  const path = file(
    'bookings.csv',
    'Boat,Booked by,From,To\nOsprey,Kim Harper,2026-05-02 06:00,2026-05-02 07:00\nOsprey,Lee Dunn,2026-05-03 06:00,2026-05-03 07:00\n',
  );
  const { lines } = await admin('import', path, '--write');
  expect(lines).toContain('Reservations: 1 new, 0 already in the club, 1 skipped.');
  expect(lines).toContain('Line 3: “Lee Dunn” is not the name of one member.');
  expect(lines.at(-1)).toBe('Imported 0 boats, 0 people, 0 sorties and 1 reservation.');
});

test('refuses an unreadable file and invalid answers', async () => {
  expect(await admin('import', join(folder, 'none.zip'))).toMatchObject({ code: 1 });
  expect(await admin('import', file('half.zip', BACKUP.subarray(0, 200)))).toEqual({
    code: 1,
    lines: [ZIP_BROKEN],
  });
  const path = file('efaBackup.zip', BACKUP);
  expect((await admin('import', path, '--answers', file('no.json', 'no'))).code).toBe(1);
});

test('keeps erased members erased when the backup is imported again, and discards waiting files', async () => {
  const path = file('efaBackup.zip', BACKUP);
  await admin('import', path, '--write');
  const officer: TestMember = await api.inClub(() => makeMember({ offices: ['records'] }));
  const call = async (method: string, route: string, body?: object): Promise<unknown> =>
    (await api.call(method, route, { token: officer.token, body })).body;
  await sendFile(call, BACKUP);
  expect((await admin('export-member', 'Kim Harper', join(folder, 'kim.json'))).code).toBe(0);
  expect((await admin('erase-member', 'Kim Harper', '--write')).code).toBe(0);
  await api.inClub(async () => {
    expect(await ImportModel.countDocuments({ isOpen: true })).toBe(0);
    expect(await MemberModel.findOne({ email: 'kim@example.org' })).toBeNull();
  });
  expect((await admin('import', path, '--write')).code).toBe(0);
  await api.inClub(async () => {
    const kept = JSON.stringify([
      await MemberModel.find().lean(),
      await SortieModel.find().lean<SortieRecord[]>(),
      await BoatModel.find().lean(),
    ]);
    expect(kept).not.toMatch(/kim\s*harper|kim@example/i);
  });
});
