import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import * as texts from '@fleetwatch/contract/sorties/texts';
import type { MemberRow } from '@fleetwatch/contract/members/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { inTransaction } from '../platform/database/database.ts';
import { freshKey, land, launch, resultsOf, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { landSortie } from './commands/landSortie.ts';

const START = '2026-05-01T15:00:00Z';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;

beforeAll(async () => {
  api = await freshClub({ startsAt: START });
  [kim, ana] = await api.inClub(async () => [await makeMember(), await makeMember()]);
});
beforeEach(() => {
  api.clock.set(START);
});

const fresh = async (member: TestMember, crew: TestMember[] = []): Promise<Sortie> => {
  const boat = await api.inClub(() => makeBoat());
  return launch(api, member, boat, { crew: crew.map(({ id }) => id) });
};
const post = (member: TestMember | null, body: object, key?: string): Promise<Answer> =>
  api.call('POST', '/land', { token: member?.token, body, ...(key ? { key } : {}) });
const landing = (sortie: Sortie, member: TestMember, more: object = {}): object => ({
  sortie: sortie._id,
  miles: 5.5,
  description: 'steady',
  uid: member.id,
  ...more,
});

test("answers a landing with the sortie, its miles, notes and the season's totals", async () => {
  const bo = await api.inClub(() => makeMember());
  const sortie = await fresh(bo);
  api.clock.advanceSeconds(600);
  const landed = await land(api, bo, sortie._id, 5.55, '  steady ');
  expect(landed).toEqual({
    ...sortie,
    land: '2026-05-01 10:10:00',
    miles: 5.55,
    description: 'steady',
    total_miles: 5.55,
    total_trips: 1,
  });
});

test('keeps the sortie launched last as the last of several landings at one time', async () => {
  const bo = await api.inClub(() => makeMember());
  const [other, one] = [await fresh(kim), await fresh(bo)];
  api.clock.advanceSeconds(60);
  const two = await fresh(bo);
  // The first lands on its own, the others together.
  await api.inClub(() =>
    Promise.all(
      [other, two, one].map(({ _id }) => landSortie({ sortie: _id, milesHundredths: 100, notes: '' })),
    ),
  );
  const rows = resultsOf<MemberRow[]>(await api.call('GET', '/users-results', { token: bo.token }));
  expect(rows.find(({ _id }) => _id === bo.id)).toMatchObject({ last: two.bus, laston: two.launch });
});

test('lets crew and coaches land a sortie, and no other member (rule land.who)', async () => {
  const coach = await api.inClub(() => makeCoach());
  const [one, two, three] = [await fresh(kim, [ana]), await fresh(kim), await fresh(kim)];
  expect((await post(ana, landing(one, ana))).status).toBe(200);
  expect((await post(coach, landing(two, coach))).status).toBe(200);
  const refused = await post(ana, landing(three, ana));
  expect([refused.status, refused.body]).toEqual([403, [NOT_YOURS, 'forbidden']]);
  expect((await post(ana, landing(three, kim))).status).toBe(403);
});

test('overwrites miles and notes on a second landing, and changes totals by the difference (rule credit.first-landing)', async () => {
  const bo = await api.inClub(() => makeMember());
  const sortie = await fresh(bo);
  const first = await land(api, bo, sortie._id, 10, 'long');
  api.clock.advanceSeconds(60);
  const second = await land(api, bo, sortie._id, 4.25, 'short');
  expect(second).toEqual({ ...first, miles: 4.25, description: 'short', total_miles: 4.25, total_trips: 1 });
});

test('changes nothing when a landing is repeated, even after a newer one (rule land.repeat)', async () => {
  const bo = await api.inClub(() => makeMember());
  const sortie = await fresh(bo);
  const [early, late] = [freshKey(), freshKey()];
  const first = sortieOf(await post(bo, landing(sortie, bo, { miles: 10 }), early));
  expect(sortieOf(await post(bo, landing(sortie, bo, { miles: 10 }), early))).toEqual(first);
  const newer = sortieOf(await post(bo, landing(sortie, bo, { miles: 3, description: 'windy' }), late));
  expect(newer).toMatchObject({ miles: 3, description: 'windy', total_miles: 3, total_trips: 1 });
  expect(sortieOf(await post(bo, landing(sortie, bo, { miles: 10 }), early))).toMatchObject({
    miles: 10,
    description: 'steady',
    total_miles: 3,
  });
  const reused = await post(bo, landing(sortie, bo, { miles: 9 }), early);
  expect([reused.status, (reused.body as string[])[1]]).toEqual([422, 'key_reused']);
});

test("ignores a repeat of a sortie's last twenty landings, and lands again for an older one", async () => {
  const bo = await api.inClub(() => makeMember());
  const sortie = await fresh(bo);
  const keys = Array.from({ length: 21 }, freshKey);
  const repeat = async (at: number) =>
    sortieOf(await post(bo, landing(sortie, bo, { miles: at + 1 }), keys[at]));
  for (const at of keys.keys()) await repeat(at);
  expect(await repeat(1)).toMatchObject({ miles: 2, total_miles: 21 });
  expect(await repeat(0)).toMatchObject({ miles: 1, total_miles: 1 });
});

test("counts one trip and the last landing's totals for concurrent landings", async () => {
  const bo = await api.inClub(() => makeMember());
  const sortie = await fresh(bo);
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((miles) => post(bo, landing(sortie, bo, { miles }))),
  );
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  const statistics = await api.call('GET', `/user-results/${bo.id}`, { token: bo.token });
  const day = await api.call('GET', '/sorties-results', { token: bo.token });
  const stored = (day.body as { results: Sortie[] }).results.find(({ _id }) => _id === sortie._id);
  expect(statistics.body).toMatchObject({ results: { miles: stored?.miles, trips: 1 } });
});

test.each([
  ['miles', -0.01, texts.MILES_INVALID],
  ['miles', 200.01, texts.MILES_INVALID],
  ['miles', 5.555, texts.MILES_INVALID],
  ['miles', '5', texts.MILES_INVALID],
  ['miles', { $gt: 0 }, texts.MILES_INVALID],
  ['description', 'x'.repeat(281), texts.NOTES_LENGTH],
  ['sortie', { $ne: null }, 'Check sortie.'],
  ['uid', 'kim', 'Check uid.'],
])('refuses a landing with %s as %j and lands nothing', async (field, value, text) => {
  const sortie = await fresh(kim);
  const refused = await post(kim, landing(sortie, kim, { [field]: value }));
  expect([refused.status, refused.body]).toEqual([422, [text, `invalid:${field}`]]);
  const out = await api.call('GET', `/sorties-stillout-byuser-results/${kim.id}`, { token: kim.token });
  expect(JSON.stringify(out.body)).toContain(sortie._id);
});

test('accepts 0 and 200 miles and 280 characters, and stores hundredths (rule land.miles-limits)', async () => {
  const sortie = await fresh(kim);
  expect(await land(api, kim, sortie._id, 0)).toMatchObject({ miles: 0 });
  expect(await land(api, kim, sortie._id, 200, 'x'.repeat(280))).toMatchObject({ miles: 200 });
  expect(await land(api, kim, sortie._id, 5.55)).toMatchObject({ miles: 5.55 });
});

test('refuses a landing that has waited too long in the queue, and lands nothing', async () => {
  const sortie = await fresh(kim);
  const clock = jest.spyOn(performance, 'now');
  let release = (): void => {};
  const held = api.inClub(() =>
    inTransaction(
      () =>
        new Promise<undefined>((resolve) => {
          release = () => {
            resolve(undefined);
          };
        }),
    ),
  );
  const waiting = api.inClub(() => landSortie({ sortie: sortie._id, milesHundredths: 100, notes: '' }));
  const refused = expect(waiting).rejects.toMatchObject({ code: 'busy' });
  await api.call('GET', '/healthz');
  clock.mockReturnValue(performance.now() + 11_000);
  release();
  await held;
  await refused;
  clock.mockRestore();
  expect(await land(api, kim, sortie._id, 2)).toMatchObject({ miles: 2 });
});

test("refuses to land an unknown sortie, for a signed-out caller, or for null, which is the kiosk's", async () => {
  const unknown = await post(kim, { sortie: 'f'.repeat(24), miles: 1, description: '', uid: kim.id });
  expect([unknown.status, unknown.body]).toEqual([404, [texts.SORTIE_NOT_FOUND, 'not_found']]);
  const sortie = await fresh(kim);
  expect((await post(null, landing(sortie, kim))).status).toBe(401);
  const asKiosk = await post(kim, landing(sortie, kim, { uid: null }));
  expect([asKiosk.status, asKiosk.body]).toEqual([
    401,
    [texts.LANDING_TOKEN_REFUSED, 'landing_token_refused'],
  ]);
});
