import { request } from 'node:http';
import { SERVER_BUSY } from '@fleetwatch/contract/errors/texts';
import type { ImportDetail } from '@fleetwatch/contract/import/wire';
import type { Limits } from '../config/config.ts';
import { ImportModel } from '../../import/Import.ts';
import { ImportPartModel } from '../../import/ImportPart.ts';
import { largeEfaBackup } from '../../testing/efaBackup.ts';
import { freshClub } from '../../testing/freshClub.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../../testing/factories.ts';
import { sendFile } from '../../testing/importing.ts';
import type { Answer, TestClub } from '../../testing/startTestApi.ts';
import { inline, workbook } from '../../testing/workbook.ts';
import { inHeavyTurn } from './heavyTask.ts';
import { takeTurn } from './inTurn.ts';

const ORIGIN = 'http://127.0.0.1';
const FILE = largeEfaBackup({ boats: 2, people: 3, outings: 20 });
const BUSY = [SERVER_BUSY, 'busy'];
const LABELS = `/fleet-labels?origin=${encodeURIComponent(ORIGIN)}`;

let club: TestClub;
let coach: TestMember;
let kim: TestMember;

const stays = (): AbortSignal => new AbortController().signal;
const asCoach = async (method: string, path: string, body?: object): Promise<unknown> =>
  (await club.as(coach, method, path, body)).body;

/** Starts another job of the club, which lasts until the returned function is called. */
const begun = (): Promise<() => void> =>
  new Promise((resolve) => {
    void club.inClub(() => inHeavyTurn(stays(), () => new Promise<void>((end) => resolve(end))));
  });

async function open(limits: Partial<Limits>): Promise<void> {
  club = await freshClub({ features: ['damage', 'clearances', 'moving'], limits });
  [coach, kim] = await club.inClub(async () => {
    await makeBoat({ name: 'Osprey', className: 'Quad' });
    return [await makeCoach(), await makeMember({ offices: ['rights'] })] as const;
  });
}
beforeEach(() => open({ turnWaitMs: 20_000 }));

const clearances = (): string =>
  workbook({ sheets: [inline('Member', 'Clearance') + inline('Kim', 'Single')] }).toString('base64');

test.each<[string, () => Promise<Answer>]>([
  ['GET /fleet-labels', () => club.as(kim, 'GET', LABELS)],
  ['POST /grants-workbook', () => club.as(kim, 'POST', '/grants-workbook', { content: clearances() })],
  [
    'POST /import-read',
    async () => club.as(coach, 'POST', '/import-read', { id: await sendFile(asCoach, FILE) }),
  ],
  [
    'PUT /import-columns',
    () =>
      club.as(coach, 'PUT', '/import-columns', {
        id: coach.id,
        lists: [{ sheet: 0, kind: null, columns: [] }],
      }),
  ],
  ['POST /mail-csv', () => club.as(kim, 'POST', '/mail-csv', { calls: ['/fleet-csv/all/2'] })],
])(
  "%s waits for the club's other job, then answers that it is busy (rule portal.heavy)",
  async (_call, send) => {
    await open({ turnWaitMs: 100 });
    const end = await begun();
    const refused = await send();
    expect([refused.status, refused.body, refused.headers.get('Retry-After')]).toEqual([503, BUSY, '10']);
    end();
  },
);

test('reads an import once, however many ask at once, and previews imports in turn (rule portal.heavy)', async () => {
  const id = await sendFile(asCoach, FILE);
  const answers = await Promise.all([1, 2, 3].map(() => club.as(coach, 'POST', '/import-read', { id })));
  const read = answers.filter(({ status }) => status === 200);
  expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
  expect(new Set(read.map(({ body }) => (body as ImportDetail).state))).toEqual(new Set(['parsed']));
  const { questions } = (await club.inClub(() => ImportModel.findById(id).orFail().lean())) ?? {};
  const parts = await club.inClub(() => ImportPartModel.find({ import: id }).lean());
  expect([questions?.counts.outings, parts.map(({ kind }) => kind)]).toEqual([
    expect.any(Number),
    ['model', 'model'],
  ]);
});

test('does not start a job whose client has disconnected (rule portal.heavy)', async () => {
  const id = await sendFile(asCoach, FILE);
  const end = await begun();
  await new Promise<void>((resolve) => {
    const { port } = new URL(club.base);
    const headers = { Authorization: `Bearer ${coach.token}`, 'Content-Type': 'application/json' };
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/import-read', headers });
    sent.once('error', () => resolve());
    sent.end(JSON.stringify({ id }));
    // Its turn has been requested by now: this answer came later, on another connection.
    void club.as(coach, 'GET', '/imports-results').then(() => sent.destroy());
  });
  await club.as(coach, 'GET', '/imports-results');
  end();
  await club.inClub(() => inHeavyTurn(stays(), () => Promise.resolve()));
  expect((await club.inClub(() => ImportModel.findById(id).orFail().lean())).state).toBe('uploaded');
});

test('counts labels as a write (rule portal.heavy)', async () => {
  await open({ writesPerMember: 2 });
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await club.as(kim, 'GET', LABELS)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("reads one long file of a member at a time, and others' at once (rule portal.heavy)", async () => {
  await open({ turnWaitMs: 100 });
  const file = (by: TestMember): Promise<Answer> => club.as(by, 'GET', '/fleet-csv/all/2');
  const end = await takeTurn(`files ${kim.id}`, stays());
  const refused = await file(kim);
  expect([refused.status, refused.body, (await file(coach)).status]).toEqual([503, BUSY, 200]);
  end();
  expect([(await file(kim)).status, (await file(kim)).status]).toEqual([200, 200]);
});

test('reads the documents of one export of a club at a time (rule portal.heavy)', async () => {
  await open({ turnWaitMs: 100 });
  const take = async (): Promise<Answer> => {
    const { address } = (await asCoach('POST', '/club-export', {})) as { address: string };
    return club.call('GET', address.replace('/api', ''));
  };
  const end = await takeTurn(`export ${club.clubId}`, stays());
  expect((await take()).status).toBe(503);
  end();
  expect([(await take()).status, (await take()).status]).toEqual([200, 200]);
});
