import * as texts from '@fleetwatch/contract/corrections/texts';
import type { CorrectableOuting, Correction } from '@fleetwatch/contract/corrections/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { rebuildTotals } from '../logbook/commands/rebuildTotals.ts';
import { checkTotals } from '../logbook/commands/checkTotals.ts';
import { freshKey } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';
import { CorrectionModel } from './Correction.ts';

let api: TestClub;
let kim: TestMember;
let officer: TestMember;
let other: TestMember;
let osprey: BoatRecord;

async function start(logWritesPerMember = 1_000): Promise<void> {
  const limits = { logWritesPerMember };
  api = await freshClub({ startsAt: '2026-05-15T15:00:00Z', features: ['corrections'], limits });
  [kim, officer, other, osprey] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Rita Reed', offices: ['records'] }),
        await makeMember({ name: 'Olga Oar', offices: ['records'] }),
        await makeBoat({ name: 'Osprey', className: 'Scull' }),
      ] as const,
  );
}
afterEach(async () => {
  expect(await api.inClub(checkTotals)).toEqual([]);
});

const outingOf = (launcher: TestMember): Promise<string> =>
  api.inClub(async () => {
    const { _id } = await makeSortie({ boat: osprey, launcher, launchedAt: '2026-05-14T11:00:00Z' });
    await rebuildTotals();
    return String(_id);
  });
async function ask(by: TestMember, sortie: string, more: object = {}): Promise<Answer> {
  const { rev } = (await api.call('GET', `/correction-sortie/${sortie}`, { token: by.token }))
    .body as CorrectableOuting;
  const body = { sortie, kind: 'edit', patch: { miles: 6 }, baseRev: rev, reason: 'Mistyped', ...more };
  return api.call('POST', '/correction', { token: by.token, body });
}
const idOf = ({ body }: Answer): string => (body as Correction)._id;
const decide = (by: TestMember, id: string, call: Call = {}): Promise<Answer> =>
  api.call('PUT', '/correction-decision', {
    token: by.token,
    body: { id, decision: 'approve', comment: '' },
    ...call,
  });

test("refuses a member's decision on their own request with another decision's or member's key", async () => {
  await start();
  const theirs = idOf(await ask(kim, await outingOf(kim)));
  const own = idOf(await ask(officer, await outingOf(officer)));
  const key = freshKey();
  expect((await decide(officer, theirs, { key })).status).toBe(200);
  const replayed = await decide(officer, own, { key });
  expect([replayed.status, (replayed.body as string[])[1]]).toEqual([422, 'key_reused']);
  const plain = await decide(officer, own);
  expect(plain.body).toEqual([texts.DECIDED_BY_ANOTHER, 'forbidden']);
  // A key is bound to its sender.
  const second = freshKey();
  expect((await decide(other, own, { key: second })).body).toMatchObject({ state: 'approved' });
  expect((await decide(officer, own, { key: second })).status).not.toBe(200);
});

test('opens ten of twenty concurrent requests, then limits further attempts', async () => {
  await start(30);
  const sortie = await outingOf(kim);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => ask(kim, sortie, { patch: { miles: at + 10 } })),
  );
  const given = answers.filter(({ status }) => status === 200);
  expect(given).toHaveLength(10);
  expect(await api.inClub(() => CorrectionModel.countDocuments({ state: 'open' }))).toBe(10);
  const codes: unknown[] = [];
  for (let at = 0; at < 12; at += 1) codes.push(((await ask(kim, sortie)).body as string[])[1]);
  expect(codes.at(0)).toBe('corrections_full');
  expect(codes.at(-1)).toBe('too_many_tries');
});

test('keeps markup in a reason as text, and refuses characters that change the writing direction', async () => {
  await start();
  const sortie = await outingOf(kim);
  const reason = '<img src=x onerror=alert(1)> & "quoted"';
  expect((await ask(kim, sortie, { reason })).body).toMatchObject({ reason });
  expect((await ask(kim, sortie, { reason: 'abc\u202Edef' })).status).toBe(422);
  expect((await ask(kim, sortie, { patch: { description: 'x'.repeat(281) } })).status).toBe(422);
  expect((await ask(kim, sortie, { patch: { miles: 1e9 } })).status).toBe(422);
  expect((await ask(kim, sortie, { patch: { launcher: officer.id } })).status).toBe(422);
  expect(await api.inClub(() => SortieModel.countDocuments({ milesHundredths: 500 }))).toBe(1);
});
