import { CLUB_CALLS } from './clubCalls.ts';
import { OUTING_CALLS } from './outingCalls.ts';
import { isRow } from './documentedClub.ts';
import { READS } from './reads.ts';
import { REFUSALS } from './refusals.ts';
import { ROW_FIELDS } from './rowFields.ts';
import { openTheClub, theClub } from './theClub.ts';
import { type Caller, DAY, groupOf, classOf, memberOf, namedBoat, callerOf, askAs, check } from './asking.ts';

/** Two seasons of outings are made once. */
jest.setTimeout(120_000);

beforeAll(openTheClub);
afterAll(() => theClub().stop());

describe('every documented call, by a member who has just signed up', () => {
  let reader: Caller;
  beforeAll(async () => {
    reader = await callerOf('member');
  });
  test.each(READS)('$call', (row) => check(row, reader));
  test.each([...OUTING_CALLS, ...CLUB_CALLS])('$call, as $who', async (row) =>
    check(row, await callerOf(row.who)),
  );
  test.each(REFUSALS)('$call, as $who, is refused: $text', async ({ status, text, ...row }) => {
    const answer = await askAs(row, await callerOf(row.who));
    expect([answer.status, answer.body]).toEqual([status, [text, expect.any(String)]]);
  });

  test.each(ROW_FIELDS)('the rows of GET %s have the documented fields', async (path, fields) => {
    const { body } = await theClub().ask('GET', path, undefined, reader.me.token);
    const results: unknown = isRow(body) ? body['results'] : null;
    const rows: unknown[] = Array.isArray(results) ? results : [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(Object.keys(isRow(row) ? row : {})).toEqual(expect.arrayContaining([...fields]));
  });

  test('GET /club has the club config by its documented names', async () => {
    expect((await theClub().ask('GET', '/club')).body).toMatchObject({
      host: expect.any(String),
      s3folder: expect.any(String),
      clubname: 'Fleetwatch Demo Boathouse',
      landinglogo: expect.any(String),
      oarlogo: expect.any(String),
      escucheon: expect.any(String),
    });
  });

  test.each([
    ['/fleetgroup-sorties-weekly/Scull/2026-05-11/2026-05-17/csv', '1x-May-11-17.csv'],
    [`/sortiesbydate-csv/${DAY}`, `sorties-${DAY}.csv`],
    ['/usermonthly-csv/me/05', 'me-may.csv'],
    ['/usermonthly-csv/Robin/05', 'user-may.csv'],
    ['/busmonthly-csv/Kestrel/05', 'boat-may.csv'],
    ['/usergroup-plans-daily/HPG/2026-05-18/csv', 'HPG-05-18.csv'],
    ['/fleet-csv/Scull/3', 'Scull-ranked-2026-05-15.csv'],
    ['/users-csv/HPG/0', 'HPG-ranked-2026-05-15.csv'],
  ])('%s is a file named %s (rule sortie.file-names)', async (path, fileName) => {
    const ids: Record<string, string> = {
      Scull: await classOf('Scull'),
      HPG: await groupOf('HPG'),
      me: reader.me.id,
      Robin: await memberOf('Robin Ashdown'),
      Kestrel: await namedBoat('Kestrel'),
    };
    const asked = path.replaceAll(/[A-Za-z]+/g, (word) => ids[word] ?? word);
    const { headers } = await theClub().ask('GET', asked, undefined, reader.me.token);
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${fileName}"`);
  });
});
