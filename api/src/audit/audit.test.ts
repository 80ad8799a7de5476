import type { AuditEntry, AuditPage } from '@fleetwatch/contract/audit/wire';
import { ONLY_OFFICERS } from '@fleetwatch/contract/officers/texts';
import { parse } from 'csv-parse/sync';
import type { BoatRecord } from '../boats/Boat.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let coach: TestMember;
let kim: TestMember;
let boats: BoatRecord[];

const dryDock = (boat: BoatRecord | undefined) =>
  api.call('PUT', '/fleet-drydock', { token: coach.token, body: { id: String(boat?._id) } });

beforeAll(async () => {
  api = await freshClub({ startsAt: '2026-05-02T04:54:00Z' });
  [coach, kim, boats] = await api.inClub(async () => [
    await makeCoach(),
    await makeMember(),
    [
      await makeBoat({ name: 'Kestrel' }),
      await makeBoat({ name: '=Tern' }),
      await makeBoat({ name: 'Curlew' }),
    ],
  ]);
  for (const boat of boats) {
    await dryDock(boat);
    api.clock.advanceSeconds(200);
  }
});

const ask = async (query = '', token = coach.token): Promise<AuditPage> => {
  const { status, body } = await api.call('GET', `/audit-results${query}`, { token });
  expect(status).toBe(200);
  return body as AuditPage;
};
const subjects = ({ results }: AuditPage) => results.map(({ subject }) => subject?.name);

describe('the audit trail (rule audit.shown)', () => {
  test('lists who did what to which boat and when, newest first', async () => {
    const { results, next } = await ask();
    expect(subjects({ results })).toEqual(['Curlew', '=Tern', 'Kestrel']);
    expect(next).toBeUndefined();
    expect(results[2]).toEqual<AuditEntry>({
      _id: expect.any(String) as string,
      at: '2026-05-01 23:54:00',
      who: { _id: coach.id, name: coach.record.name },
      verb: 'dry-dock',
      kind: 'boat',
      subject: { _id: String(boats[0]?._id), name: 'Kestrel' },
      before: { isActive: true },
      after: { isActive: false },
    });
  });

  test('shows names in place of ids', async () => {
    const curlew = String(boats[2]?._id);
    const newGroup = { name: 'Old Eights', moniker: 'OE', payload: 9 };
    const made = await api.call('POST', '/fleetgroup', { token: coach.token, body: newGroup });
    const group = (made.body as { _id: string })._id;
    const body = { name: null, description: null, log: null, group };
    await api.call('PUT', `/fleet-update/${curlew}`, { token: coach.token, body });
    const [edited] = (await ask(`?subject=${curlew}&limit=1`)).results;
    expect([edited?.before, edited?.after]).toEqual([{ fleetGroup: 'Eight' }, { fleetGroup: 'Old Eights' }]);
  });

  test('filters the audit trail by member, kind, subject and days, including the last', async () => {
    expect(subjects(await ask(`?who=${kim.id}`))).toEqual([]);
    expect(subjects(await ask('?kind=tweet'))).toEqual([]);
    expect(subjects(await ask(`?who=${coach.id}&kind=boat&subject=${String(boats[0]?._id)}`))).toEqual([
      'Kestrel',
    ]);
    expect(subjects(await ask('?until=2026-05-01'))).toEqual(['=Tern', 'Kestrel']);
    expect(subjects(await ask('?since=2026-05-01&until=2026-05-01&limit=1'))).toEqual(['=Tern']);
    expect(subjects(await ask('?since=2026-05-04'))).toEqual([]);
  });

  test('pages through the audit trail without a gap or a repeat', async () => {
    const all = (await ask()).results;
    const paged: AuditEntry[] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const page: AuditPage = await ask(`?limit=1${next && `&after=${next}`}`);
      expect(page.results).toHaveLength(1);
      paged.push(...page.results);
      next = page.next;
    }
    expect(paged).toEqual(all);
  });

  test('writes the audit trail to a file, with formulas in names escaped', async () => {
    const { status, body, headers } = await api.call('GET', '/audit-csv?until=2026-05-01', {
      token: coach.token,
    });
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/Audit-2026-05-0\d\.csv/),
    ]);
    const rows = parse(String(body), { bom: true }) as string[][];
    expect(rows).toEqual([
      ['When', 'Who', 'Verb', 'Kind', 'Subject', 'Before', 'After'],
      ...["'=Tern", 'Kestrel'].map((name) => [
        expect.stringMatching(/^2026-05-01 /),
        coach.record.name,
        'dry-dock',
        'boat',
        name,
        '{"isActive":true}',
        '{"isActive":false}',
      ]),
    ]);
  });

  test('shows the audit trail only to coaches', async () => {
    for (const path of ['/audit-results', '/audit-csv']) {
      const refused = await api.call('GET', path, { token: kim.token });
      expect([refused.status, refused.body]).toEqual([403, [ONLY_OFFICERS, 'coaches_only']]);
      expect((await api.call('GET', path)).status).toBe(401);
    }
  });

  test('names the unknown filter it refuses', async () => {
    for (const [query, field] of [
      ['who=Kim', 'who'],
      ['kind=oar', 'kind'],
      ['since=yesterday', 'since'],
      ['until=2026-02-30', 'until'],
      ['limit=101', 'limit'],
      ['after=1', 'after'],
    ])
      expect(await api.call('GET', `/audit-results?${query}`, { token: coach.token })).toMatchObject({
        status: 422,
        body: [expect.any(String), `invalid:${field}`],
      });
  });

  test("shows a coach nothing of another club's audit trail, by any filter", async () => {
    const other = await createClub({
      name: 'Heron Reach',
      password: 'HERN-other-boathouse',
      timezone: 'Europe/Berlin',
    });
    const theirs = await inClub(other._id, () => makeCoach());
    expect((await ask('', theirs.token)).results).toEqual([]);
    expect((await ask(`?subject=${String(boats[0]?._id)}`, theirs.token)).results).toEqual([]);
  });
});
