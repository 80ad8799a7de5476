import {
  CREDENTIALS_REFUSED,
  FULL_NAME_INVALID,
  USERNAME_INVALID,
} from '@fleetwatch/contract/accounts/texts';
import { alreadyLaunched, BOAT_NOT_FOUND, dryDockedAtBoathouse } from '@fleetwatch/contract/boats/texts';
import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import { BORROW_OWN, LANDING_TOKEN_REFUSED } from '@fleetwatch/contract/sorties/texts';
import type { AuthOutstandingAnswer, Sortie } from '@fleetwatch/contract/sorties/wire';
import { freshKey, launch, resultsOf, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

const START = '2026-05-01T15:00:00Z';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;

beforeAll(async () => {
  api = await freshClub({ startsAt: START, limits: { signInFailuresPerAddress: 10_000 } });
});
beforeEach(async () => {
  api.clock.set(START);
  [kim, ana] = await api.inClub(async () => [await makeMember(), await makeMember()]);
});

const authLaunch = (member: TestMember, more: object, key?: string): Promise<Answer> =>
  api.call('POST', '/auth-launch', {
    body: { name: member.record.name, password: PASSWORD, ...more },
    ...(key ? { key } : {}),
  });
const authenticate = (member: TestMember): Promise<Answer> =>
  api.call('POST', '/auth-sorties-stillout-byuser-results', {
    body: { name: member.record.email, password: PASSWORD },
  });
const landAtKiosk = (
  token: string | undefined,
  sortie: string,
  more: object = {},
  key?: string,
): Promise<Answer> =>
  api.call('POST', '/land', {
    token,
    body: { sortie, miles: 3.5, description: 'fog', uid: null, ...more },
    ...(key ? { key } : {}),
  });

describe('POST /auth-launch', () => {
  test("launches a boat, a borrowed single, or the member's own at the kiosk", async () => {
    const boat = await api.inClub(() => makeBoat({ name: `Kiosk ${kim.record.name.slice(7)}` }));
    expect(sortieOf(await authLaunch(kim, { bus: String(boat._id) }))).toMatchObject({
      bus: boat.name,
      user_id: kim.id,
      land: null,
    });
    expect(sortieOf(await authLaunch(kim, { borrowed: ana.id }))).toMatchObject({
      bus: `${ana.record.name}'s 1x`,
      private: true,
    });
    expect(sortieOf(await authLaunch(kim, { private: '1p' }))).toMatchObject({ moniker: '1p' });
    expect(sortieOf(await authLaunch(kim, { private: '248p' }))).toMatchObject({ moniker: '2-4-8p' });
  });

  test("answers rejected launches with 200 and the array, and a dry-docked boat with the boathouse's text", async () => {
    const docked = await api.inClub(() => makeBoat({ isActive: false }));
    const out = await api.inClub(() => makeBoat());
    await launch(api, ana, out);
    const rejection = async (more: object): Promise<unknown> => {
      const answer = await authLaunch(kim, more);
      return [answer.status, answer.body];
    };
    expect(await rejection({ bus: String(docked._id) })).toEqual([
      200,
      [dryDockedAtBoathouse(docked.name), 'dry_docked'],
    ]);
    expect(await rejection({ bus: String(out._id) })).toEqual([
      200,
      [alreadyLaunched(out.name), 'already_launched'],
    ]);
    expect(await rejection({ bus: 'f'.repeat(24) })).toEqual([200, [BOAT_NOT_FOUND, 'not_found']]);
    expect(await rejection({ borrowed: kim.id })).toEqual([200, [BORROW_OWN, 'invalid:borrowed']]);
    expect(await rejection({ private: '1p', password: 'Wrong2win!' })).toEqual([
      200,
      [CREDENTIALS_REFUSED, 'credentials_refused'],
    ]);
    expect(await rejection({ private: '1p', name: 'Kim' })).toEqual([
      200,
      [FULL_NAME_INVALID, 'invalid:name'],
    ]);
    expect(await rejection({ bus: String(out._id), name: 'Kim' })).toEqual([
      200,
      [USERNAME_INVALID, 'invalid:name'],
    ]);
  });

  test.each([
    {},
    { bus: 'f'.repeat(24), borrowed: 'f'.repeat(24) },
    { private: '8x' },
    { bus: { $gt: '' } },
    { bus: null },
  ])('refuses %j, which names no single boat, with 422', async (which) => {
    expect((await authLaunch(kim, which)).status).toBe(422);
  });

  test('launches once for a repeated key, and only for the member who authenticated', async () => {
    const boat = await api.inClub(() => makeBoat());
    const key = freshKey();
    const first = sortieOf(await authLaunch(kim, { bus: String(boat._id) }, key));
    expect(sortieOf(await authLaunch(kim, { bus: String(boat._id) }, key))).toEqual(first);
    const anas = await authLaunch(ana, { bus: String(boat._id) }, key);
    expect(anas.body).toEqual([alreadyLaunched(boat.name), 'already_launched']);
  });
});

describe('landing at the kiosk', () => {
  test("answers with the member's open sorties, also as crew, and a token that lands them", async () => {
    const one = await launch(api, kim, await api.inClub(() => makeBoat()));
    const two = await launch(api, ana, await api.inClub(() => makeBoat()), { crew: [kim.id] });
    const answer = await authenticate(kim);
    const { results, token, name } = answer.body as AuthOutstandingAnswer;
    expect(results.map(({ _id }) => _id)).toEqual([one._id, two._id]);
    expect(name).toBe(kim.record.name);
    expect(sortieOf(await landAtKiosk(token, one._id))).toMatchObject({
      miles: 3.5,
      land: '2026-05-01 10:00:00',
    });
    expect(sortieOf(await landAtKiosk(token, two._id))).toMatchObject({ miles: 3.5, user_id: ana.id });
    expect(resultsOf<Sortie[]>(await authenticate(kim))).toEqual([]);
  });

  test('answers rejected landings with 200 and the array', async () => {
    const body = { name: kim.record.name, password: 'Wrong2win!' };
    const wrong = await api.call('POST', '/auth-sorties-stillout-byuser-results', { body });
    expect([wrong.status, wrong.body]).toEqual([200, [CREDENTIALS_REFUSED, 'credentials_refused']]);
    const short = await api.call('POST', '/auth-sorties-stillout-byuser-results', {
      body: { ...body, name: 'K' },
    });
    expect(short.body).toEqual([FULL_NAME_INVALID, 'invalid:name']);
    const broken = await api.call('POST', '/auth-sorties-stillout-byuser-results', { body: { name: {} } });
    expect(broken.status).toBe(422);
  });

  test('lands with the token only the sorties it lists, for its member (rule kiosk.landing-token)', async () => {
    const own = await launch(api, kim, await api.inClub(() => makeBoat()));
    const { token } = (await authenticate(kim)).body as AuthOutstandingAnswer;
    const later = await launch(api, kim, await api.inClub(() => makeBoat()));
    const anas = await launch(api, ana, await api.inClub(() => makeBoat()));
    for (const sortie of [later, anas]) {
      const refused = await landAtKiosk(token, sortie._id);
      expect([refused.status, refused.body]).toEqual([403, [NOT_YOURS, 'forbidden']]);
    }
    expect((await landAtKiosk(token, own._id, { uid: kim.id })).status).toBe(403);
    const elsewhere = await api.call('GET', '/users-results', { token });
    expect([elsewhere.status, elsewhere.body]).toEqual([
      401,
      [LANDING_TOKEN_REFUSED, 'landing_token_refused'],
    ]);
  });

  test("refuses a missing token, a member's token, and one of eleven minutes ago (rule kiosk.landing-token)", async () => {
    const own = await launch(api, kim, await api.inClub(() => makeBoat()));
    const { token } = (await authenticate(kim)).body as AuthOutstandingAnswer;
    const refusals = [await landAtKiosk(undefined, own._id), await landAtKiosk(kim.token, own._id)];
    api.clock.advanceSeconds(11 * 60);
    refusals.push(await landAtKiosk(token, own._id));
    for (const refused of refusals) {
      expect([refused.status, refused.body]).toEqual([401, [LANDING_TOKEN_REFUSED, 'landing_token_refused']]);
    }
  });

  test('applies a repeated landing once', async () => {
    const own = await launch(api, kim, await api.inClub(() => makeBoat()));
    const { token } = (await authenticate(kim)).body as AuthOutstandingAnswer;
    const key = freshKey();
    const first = sortieOf(await landAtKiosk(token, own._id, {}, key));
    expect(sortieOf(await landAtKiosk(token, own._id, {}, key))).toEqual(first);
    expect(first).toMatchObject({ total_trips: 1, total_miles: 3.5 });
  });
});
