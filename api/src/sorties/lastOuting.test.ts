import { CREDENTIALS_REFUSED, USERNAME_INVALID } from '@fleetwatch/contract/accounts/texts';
import { alreadyLaunched, BOAT_NOT_FOUND, dryDockedAtBoathouse } from '@fleetwatch/contract/boats/texts';
import { NOT_YOUR_SORTIE, SORTIE_NOT_FOUND } from '@fleetwatch/contract/sorties/texts';
import type { LastOutingAnswer } from '@fleetwatch/contract/sorties/wire';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { freshKey, land, launch, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

const START = '2026-05-01T15:00:00Z';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let bo: TestMember;
let quad: BoatRecord;

beforeAll(async () => {
  api = await freshClub({ startsAt: START, limits: { signInFailuresPerAddress: 10_000 } });
});
beforeEach(async () => {
  api.clock.set(START);
  [kim, ana, bo] = await api.inClub(async () => [await makeMember(), await makeMember(), await makeMember()]);
  quad = await api.inClub(() => makeBoat({ className: 'Quad' }));
});

const asSelf = (member: TestMember, more: object = {}): object => ({
  name: member.record.name,
  password: PASSWORD,
  ...more,
});
const ask = async (member: TestMember): Promise<LastOutingAnswer> =>
  (await api.call('POST', '/auth-last-outing', { body: asSelf(member) })).body as LastOutingAnswer;
const again = (member: TestMember, sortie: string, key?: string): Promise<Answer> =>
  api.call('POST', '/auth-launch', { body: asSelf(member, { again: sortie }), ...(key ? { key } : {}) });

async function row(member: TestMember, boat: BoatRecord, crew: TestMember[] = []): Promise<string> {
  const { _id } = await launch(api, member, boat, { crew: crew.map(({ id }) => id) });
  await land(api, member, _id, 3);
  api.clock.advanceSeconds(60);
  return _id;
}

describe('POST /auth-last-outing', () => {
  test("answers a member's last sortie with its boat and the others aboard", async () => {
    await row(kim, await api.inClub(() => makeBoat()));
    const sortie = await row(kim, quad, [ana, bo]);
    expect(await ask(kim)).toEqual({
      name: kim.record.name,
      results: {
        sortie,
        bus: quad.name,
        moniker: '4x',
        launch: '2026-05-01 10:01:00',
        crew: [ana.record.name, bo.record.name],
        refusal: null,
      },
    });
    expect((await ask(bo)).results).toMatchObject({ sortie, crew: [kim.record.name, ana.record.name] });
  });

  test('takes as last sortie the one launched last, as launcher or crew, on another day or the same', async () => {
    const single = await api.inClub(() => makeBoat());
    const crewed = await row(ana, quad, [kim]);
    expect((await ask(kim)).results?.sortie).toBe(crewed);
    const own = await row(kim, single);
    expect((await ask(kim)).results?.sortie).toBe(own);
    const sentLater = { boat: single, launcher: kim, launchedAt: START };
    await api.inClub(() => makeSortie(sentLater));
    expect((await ask(kim)).results?.sortie).toBe(own);
    api.clock.set('2026-06-01T15:00:00Z');
    const later = sortieOf(await again(ana, crewed))._id;
    expect((await ask(kim)).results?.sortie).toBe(later);
  });

  test('answers nothing for a member without sorties', async () => {
    expect(await ask(kim)).toEqual({ name: kim.record.name, results: null });
  });

  test('gives the reason why the boat of the last sortie cannot be launched now', async () => {
    await row(kim, quad, [ana]);
    const refusal = async () => (await ask(kim)).results?.refusal;
    const out = await launch(api, bo, quad);
    expect(await refusal()).toBe(alreadyLaunched(quad.name));
    await land(api, bo, out._id, 1);
    await api.inClub(async () => BoatModel.updateOne({ _id: quad._id }, { $set: { isActive: false } }));
    expect(await refusal()).toBe(dryDockedAtBoathouse(quad.name));
    await api.inClub(async () =>
      BoatModel.updateOne({ _id: quad._id }, { $set: { isActive: false }, $unset: { nameKey: 1 } }),
    );
    expect(await refusal()).toBe(BOAT_NOT_FOUND);
  });

  test('requires valid credentials, and counts wrong passwords as elsewhere', async () => {
    await row(kim, quad, [ana]);
    const wrong = { body: asSelf(kim, { password: 'Not-the-1-password' }) };
    const refused = await api.call('POST', '/auth-last-outing', wrong);
    expect([refused.status, refused.body]).toEqual([200, [CREDENTIALS_REFUSED, 'credentials_refused']]);
    const short = await api.call('POST', '/auth-last-outing', { body: asSelf(kim, { name: 'Kim' }) });
    expect(short.body).toEqual([USERNAME_INVALID, 'invalid:name']);
    for (let count = 0; count < 10; count += 1) await api.call('POST', '/auth-last-outing', wrong);
    expect((await api.call('POST', '/auth-last-outing', { body: asSelf(kim) })).status).toBe(429);
    expect((await api.call('POST', '/auth-launch', { body: asSelf(kim, { private: '1p' }) })).status).toBe(
      429,
    );
  });
});

describe('POST /auth-launch with a repeated sortie', () => {
  test('launches the same boat with the same crew, whichever of them signs (rule kiosk.again)', async () => {
    const sortie = await row(kim, quad, [ana, bo]);
    const launched = sortieOf(await again(ana, sortie));
    expect(launched).toMatchObject({ bus: quad.name, user_id: ana.id, crew: [kim.id, bo.id], land: null });
    expect(launched._id).not.toBe(sortie);
  });

  test('makes one sortie when the client retries after a lost answer', async () => {
    const sortie = await row(kim, quad, [ana]);
    const key = freshKey();
    const first = sortieOf(await again(kim, sortie, key));
    expect(sortieOf(await again(kim, sortie, key))._id).toBe(first._id);
  });

  test('refuses to repeat a sortie while the boat is out', async () => {
    const sortie = await row(kim, quad, [ana]);
    await launch(api, bo, quad);
    expect((await again(kim, sortie)).body).toEqual([alreadyLaunched(quad.name), 'already_launched']);
  });

  test('leaves members who have left the club out of a repeated sortie (rule kiosk.again)', async () => {
    const sortie = await row(kim, quad, [ana, bo]);
    await api.inClub(async () => MemberModel.updateOne({ _id: ana.id }, { $set: { isActive: false } }));
    expect((await ask(kim)).results?.crew).toEqual([bo.record.name]);
    expect(sortieOf(await again(kim, sortie)).crew).toEqual([bo.id]);
  });

  test.each([
    [{ private: '1p' }, (own: string) => `${own}'s 1x`],
    [{ private: '248p' }, (own: string) => `${own}'s 2-4-8`],
  ])("repeats a sortie in the member's own boat: %j", async (which, nameOf) => {
    const first = sortieOf(await api.call('POST', '/auth-launch', { body: asSelf(kim, which) }));
    expect((await ask(kim)).results?.refusal).toBe(alreadyLaunched(first.bus));
    await land(api, kim, first._id, 2);
    expect((await ask(kim)).results).toMatchObject({ bus: nameOf(kim.record.name), refusal: null });
    expect(sortieOf(await again(kim, first._id))).toMatchObject({ bus_id: first.bus_id, private: true });
  });

  test('borrows the same single again for a repeated sortie', async () => {
    const first = sortieOf(
      await api.call('POST', '/auth-launch', { body: asSelf(kim, { borrowed: ana.id }) }),
    );
    await land(api, kim, first._id, 2);
    expect(sortieOf(await again(kim, first._id))).toMatchObject({ bus_id: first.bus_id, user_id: kim.id });
  });

  test('refuses to repeat a sortie for a member who was not aboard, and an unknown one', async () => {
    const sortie = await row(kim, quad, [ana]);
    const others = await again(bo, sortie);
    expect([others.status, others.body]).toEqual([403, [NOT_YOUR_SORTIE, 'forbidden']]);
    expect((await again(kim, 'f'.repeat(24))).body).toEqual([SORTIE_NOT_FOUND, 'not_found']);
    const both = { body: asSelf(kim, { again: sortie, private: '1p' }) };
    expect((await api.call('POST', '/auth-launch', both)).body).toEqual([expect.any(String), 'invalid:body']);
  });
});
