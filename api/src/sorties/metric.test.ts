import { MILES_INVALID } from '@fleetwatch/contract/sorties/texts';
import { metersOf, milesOf } from '@fleetwatch/contract/sorties/miles';
import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import type { Sortie, SortiePage } from '@fleetwatch/contract/sorties/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { freshKey, land, launch, resultsOf, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { storedTotals } from '../testing/totals.ts';
import { totalsByKey } from '../logbook/totalsByKey.ts';
import { tallySorties } from '../logbook/commands/rebuildTotals.ts';
import { SortieModel } from '../logbook/Sortie.ts';

const TODAY = '2026-05-15';

let api: TestClub;
let kim: TestMember;
let boat: BoatRecord;

beforeEach(async () => {
  // 10:00 in Chicago.
  api = await freshClub({ startsAt: `${TODAY}T15:00:00Z` });
  [kim, boat] = await api.inClub(async () => [
    await makeMember({ name: 'Kim Harper' }),
    await makeBoat({ name: 'Osprey' }),
  ]);
});

const show = async (unit: 'mi' | 'km' | 'm'): Promise<void> => {
  await ClubModel.updateOne({}, { $set: { unit } });
  clearClubCache();
};
async function row(meters: number): Promise<Sortie> {
  const { _id } = await launch(api, kim, boat);
  api.clock.advanceSeconds(60);
  return land(api, kim, _id, milesOf(meters));
}
const seasonOf = async (member: TestMember): Promise<MemberStatistics> =>
  resultsOf(await api.call('GET', `/user-results/${member.id}`, { token: member.token }));
const textOf = async (path: string): Promise<string[]> => {
  const { body } = await api.call('GET', path, { token: kim.token });
  return String(body).trim().split('\r\n');
};

test('stores 12.0 and 8.5 km as typed, and 20.5 together (rule distance.stored)', async () => {
  expect(metersOf((await row(12_000)).miles)).toBe(12_000);
  expect(metersOf((await row(8_500)).miles)).toBe(8_500);
  expect(metersOf((await seasonOf(kim)).miles)).toBe(20_500);
  const day = await api.call('GET', `/sortiesbydate-results/${TODAY}?limit=10`, { token: kim.token });
  const page = day.body as SortiePage;
  expect(page.results.map(({ miles }) => metersOf(miles))).toEqual([12_000, 8_500]);
  expect(metersOf(page.sum?.miles ?? 0)).toBe(20_500);
});

test('adds up meters and miles, and leaves nothing of what is taken back (rule credit.projection)', async () => {
  const { _id } = await row(12_345);
  await land(api, kim, _id, 5.25);
  expect((await seasonOf(kim)).miles).toBe(5.25);
  await row(8_500);
  await land(api, kim, _id, 0);
  expect(metersOf((await seasonOf(kim)).miles)).toBe(8_500);
  await api.inClub(async () => {
    expect(await storedTotals()).toEqual(totalsByKey(await tallySorties()));
  });
});

test('keeps older distances as whole hundredths', async () => {
  const { _id } = await launch(api, kim, boat);
  await land(api, kim, _id, 5.55);
  const stored = await api.inClub(() => SortieModel.findById(_id).lean());
  expect(stored?.milesHundredths).toBe(555);
});

test('returns the same meters for a repeated landing (rule land.repeat)', async () => {
  const { _id } = await launch(api, kim, boat);
  const body = { sortie: _id, miles: milesOf(12_001), description: '', uid: kim.id };
  const key = freshKey();
  const send = async (): Promise<Answer> => api.call('POST', '/land', { token: kim.token, body, key });
  const first = sortieOf(await send());
  await land(api, kim, _id, 3);
  expect(sortieOf(await send()).miles).toBe(first.miles);
  expect(metersOf(first.miles)).toBe(12_001);
});

test.each([7.4565, 200.01, -1])(
  'refuses %d miles, which are neither hundredths nor whole meters (rule land.miles-limits)',
  async (miles) => {
    const { _id } = await launch(api, kim, boat);
    const body = { sortie: _id, miles, description: '', uid: kim.id };
    const { status, body: answer } = await api.call('POST', '/land', { token: kim.token, body });
    expect([status, answer]).toEqual([422, [MILES_INVALID, 'invalid:miles']]);
  },
);

describe('files (rule distance.files)', () => {
  test("writes files in the club's unit", async () => {
    await row(12_000);
    const path = `/sortiesbydate-csv/${TODAY}`;
    expect(await textOf(path)).toEqual([
      expect.stringContaining(',Crew,Miles,Late,'),
      expect.stringContaining(',7.46,'),
    ]);
    await show('km');
    expect(await textOf(path)).toEqual([
      expect.stringContaining(',Crew,Kilometers,Late,'),
      expect.stringContaining(',12.0,'),
    ]);
    await show('m');
    expect(await textOf(path)).toEqual([
      expect.stringContaining(',Crew,Meters,Late,'),
      expect.stringContaining(',12000,'),
    ]);
  });

  test("writes files of ranked boats and members in the club's unit", async () => {
    await row(8_500);
    await show('km');
    const [fleetHead, first] = await textOf('/fleet-csv/all/2');
    expect([fleetHead, first]).toEqual([
      'Rank,Class,Boat,Kilometers,Trips',
      expect.stringMatching(/,Osprey,8.5,1$/),
    ]);
    const [memberHead, member] = await textOf('/users-csv/all/0');
    expect(memberHead).toBe('Rank,Name,Group,Kilometers,1x Kilometers,1p Kilometers,Trips');
    expect(member).toMatch(/^1,Kim Harper,.*,8\.5,/);
  });
});

test("lets only a coach set the club's unit (rule distance.unit)", async () => {
  const coach = await api.inClub(() => makeCoach());
  const look = (await api.call('GET', '/club')).body as { identity: object; unit: string };
  expect(look.unit).toBe('mi');
  const set = (by: TestMember, more: object): Promise<Answer> =>
    api.call('PUT', '/club', { token: by.token, body: { identity: look.identity, place: null, ...more } });
  expect((await set(kim, { unit: 'km' })).status).toBe(403);
  expect((await set(coach, { unit: 'furlong' })).status).toBe(422);
  expect((await set(coach, { unit: 'km' })).body).toMatchObject({ unit: 'km' });
  // Older clients do not send one.
  await set(coach, {});
  expect((await api.call('GET', '/club')).body).toMatchObject({ unit: 'km' });
});
