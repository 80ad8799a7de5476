import { MAIL_CALLS_NEEDED, noFileToMail } from '@fleetwatch/contract/activity/mailTexts';
import { Readable } from 'node:stream';
import { FLEET_GROUP_NOT_FOUND } from '@fleetwatch/contract/fleetgroups/texts';
import { strFromU8, unzipSync } from 'fflate';
import type { CsvFile } from '../platform/http/csvFile.ts';
import { REPLY } from '../platform/http/Reply.ts';
import { freshKey, land, launch } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { readSheet } from './readSheet.ts';
import { distinctNames } from './zipSheets.ts';

const NOBODY = 'f'.repeat(24);

let api: TestClub;
let kim: TestMember;

beforeEach(async () => {
  api = await freshClub({ limits: { mailsPerMember: 12 } });
  await api.inClub(() => makeMember({ name: 'Ada Aster' }));
  kim = await api.inClub(() => makeMember({ name: 'Kim Harper', email: 'kim@example.org' }));
  const boat = await api.inClub(() => makeBoat({ name: 'Kestrel', className: 'Scull' }));
  const sortie = await launch(api, kim, boat);
  await land(api, kim, sortie._id, 5.25, '=HYPERLINK("x"), <br> "steady"');
});

const mail = (calls: unknown, key?: string): Promise<Answer> =>
  api.call('POST', '/mail-csv', { token: kim.token, body: { calls }, ...(key ? { key } : {}) });

/** Returns the spreadsheets of the only mail in the outbox: each sheet's text by file name. */
async function mailedSheets(): Promise<Record<string, string>> {
  const [eml = '', ...others] = await api.outbox();
  expect(others).toEqual([]);
  expect(eml).toMatch(/^To: kim@example\.org/m);
  expect(eml).toContain('filename=otter-creek-boat-club-2026-05-01.zip');
  const attachment = eml.split('application/zip')[1]?.split('\r\n\r\n')[1]?.split('\r\n--')[0] ?? '';
  const files = unzipSync(Buffer.from(attachment, 'base64'));
  return Object.fromEntries(
    Object.entries(files).map(([name, xlsx]) => {
      const parts = unzipSync(xlsx);
      const texts = ['xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml'].map((part) => parts[part]);
      return [name, texts.map((text) => (text ? strFromU8(text) : '')).join('\n')];
    }),
  );
}

test('mails the files of several calls to the caller as spreadsheets in a zip', async () => {
  const month = `/usermonthly-csv/${kim.id}/05`;
  const answer = await mail([
    '/fleet-csv/all/2',
    '/sortiesbydate-csv/2026-05-01',
    `${month}?year=2026`,
    month,
  ]);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      files: ['Fleet-ranked-2026-05-01.xlsx', 'sorties-2026-05-01.xlsx', 'me-may.xlsx', 'me-may (2).xlsx'],
    },
  ]);
  const sheets = await mailedSheets();
  expect(Object.keys(sheets)).toEqual((answer.body as { files: string[] }).files);
  for (const [name, text] of Object.entries(sheets)) {
    expect([name, text]).toEqual([name, expect.stringContaining('Kestrel')]);
    // Miles are numbers, and no cell is a formula.
    expect(text).toMatch(/<v>5\.25<\/v>/);
    expect(text).not.toContain('<f>');
  }
  expect(sheets['me-may.xlsx']).toContain('&lt;br&gt; "steady"');
  const [eml = ''] = await api.outbox();
  for (const name of Object.keys(sheets)) expect(eml).toContain(name);
});

test.each([
  ['/fleet-results', noFileToMail('/fleet-results'), 'invalid:calls'],
  [
    'https://elsewhere.example/fleet-csv/all/2',
    noFileToMail('https://elsewhere.example/fleet-csv/all/2'),
    'invalid:calls',
  ],
  [
    '//elsewhere.example/fleet-csv/all/2',
    noFileToMail('//elsewhere.example/fleet-csv/all/2'),
    'invalid:calls',
  ],
  ['/allplans-daily/2026-05-01/deref', noFileToMail('/allplans-daily/2026-05-01/deref'), 'invalid:calls'],
  [`/fleet-csv/${NOBODY}/2`, FLEET_GROUP_NOT_FOUND, 'not_found'],
  ['/fleet-csv/all/9', 'Check sort.', 'invalid:sort'],
  ['/fleet-csv/%zz/2', noFileToMail('/fleet-csv/%zz/2'), 'invalid:calls'],
])('refuses %s as the call itself would, and mails nothing', async (call, text, code) => {
  expect((await mail(['/fleet-csv/all/2', call])).body).toEqual([text, code]);
  expect(await api.outbox()).toEqual([]);
});

test('accepts one to twenty different calls, from members only', async () => {
  for (const calls of [
    [],
    ['/fleet-csv/all/2', '/fleet-csv/all/2'],
    Array.from({ length: 21 }, (_, index) => `/${index}`),
  ]) {
    const answer = await mail(calls);
    expect([answer.status, (answer.body as string[])[0]]).toEqual([422, MAIL_CALLS_NEEDED]);
  }
  expect((await api.call('POST', '/mail-csv', { body: { calls: ['/fleet-csv/all/2'] } })).status).toBe(401);
});

test('mails once for a repeat, and refuses too many mails', async () => {
  const key = freshKey();
  const first = await mail(['/fleet-csv/all/2'], key);
  expect((await mail(['/fleet-csv/all/2'], key)).body).toEqual(first.body);
  expect(await api.outbox()).toHaveLength(1);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await mail(['/fleet-csv/all/2'])).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('writes a note with <br> as no formula, in the file and in the mailed spreadsheet', async () => {
  const boat = await api.inClub(() => makeBoat({ name: 'Tern', className: 'Scull' }));
  const sortie = await launch(api, kim, boat);
  await land(api, kim, sortie._id, 1, 'steady<BR>=cmd|x');
  for (const call of ['/sortiesbydate-csv/2026-05-01', `/usermonthly-csv/${kim.id}/05`]) {
    const file = await api.call('GET', call, { token: kim.token });
    expect(String(file.body)).toContain(`"steady<BR>'=cmd|x"`);
  }
  await mail(['/sortiesbydate-csv/2026-05-01', `/usermonthly-csv/${kim.id}/05`]);
  const sheets = Object.values(await mailedSheets());
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) expect(sheet).toContain("steady&lt;BR&gt;'=cmd|x");
});

test('reads a file line by line, and no further than the limit', async () => {
  const file = (text: string): CsvFile => ({
    [REPLY]: 'csv',
    fileName: 'a.csv',
    content: Readable.from([Buffer.from(text)]),
  });
  expect(await readSheet(file('Name,Miles\r\nKestrel,5.25\r\n"a\r\nb",007\r\n'), 3)).toEqual({
    fileName: 'a.xlsx',
    rows: [
      ['Name', 'Miles'],
      ['Kestrel', 5.25],
      ['a\r\nb', '007'],
    ],
  });
  expect(await readSheet(file('Name<br>Kestrel<br>Merlin<br>'), 2)).toBeNull();
});

test('gives sheets with the same name different ones', () => {
  const sheet = (fileName: string) => ({ fileName, rows: [] });
  expect(
    distinctNames(['a.xlsx', 'a.xlsx', 'b.xlsx', 'a.xlsx'].map(sheet)).map(({ fileName }) => fileName),
  ).toEqual(['a.xlsx', 'a (2).xlsx', 'b.xlsx', 'a (3).xlsx']);
});
