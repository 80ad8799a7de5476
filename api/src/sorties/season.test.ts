import { MEMBER_NOT_FOUND } from '@fleetwatch/contract/members/texts';
import type { SeasonDays } from '@fleetwatch/contract/activity/wire';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { ClubModel } from '../clubs/Club.ts';
import { land, launch, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import type { BoatRecord } from '../boats/Boat.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let eight: BoatRecord;
const NOBODY = 'f'.repeat(24);

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-20T15:00:00Z' });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    ana = await makeMember({ name: 'Ana Silva' });
    eight = await makeBoat({ name: 'First Light' });
    const on = { boat: eight, launcher: kim };
    await makeSortie({ ...on, crew: [ana], launchedAt: '2026-05-04T11:00:00Z', miles: 8.1 });
    await makeSortie({ ...on, launchedAt: '2026-05-04T16:00:00Z', miles: 0.2 });
    // 23:30 on December 31 by the club's clock.
    await makeSortie({ ...on, launchedAt: '2026-01-01T05:30:00Z', miles: 3 });
    await makeSortie({ ...on, launchedAt: '2025-09-01T11:00:00Z', miles: 4 });
    await makeSortie({ ...on, launchedAt: '2024-12-31T11:00:00Z', miles: 5 });
    await makeSortie({ ...on, launchedAt: '2026-05-10T11:00:00Z', miles: 9, isLate: true });
    await makeSortie({ ...on, launchedAt: '2026-05-11T11:00:00Z', landedAt: null, isOut: true });
  });
});

const get = (path: string): Promise<Answer> => api.call('GET', path, { token: kim.token });
const seasons = async (path: string): Promise<[number, string][]> =>
  resultsOf<SeasonDays[]>(await get(path)).map(({ season, days }) => [
    season,
    days.map(({ date, miles }) => `${date} ${miles}`).join(', '),
  ]);

test("answers with a member's current season and the one before, by the club's days", async () => {
  expect(await seasons(`/userseason-results/${kim.id}`)).toEqual([
    [2026, '2026-05-04 8.3'],
    [2025, '2025-09-01 4, 2025-12-31 3'],
  ]);
  expect(resultsOf<SeasonDays[]>(await get(`/userseason-results/${kim.id}`))[0]).toMatchObject({
    start: '2026-01-01',
    end: '2026-12-31',
  });
});

test('counts a season for the crew and for the boat', async () => {
  expect(await seasons(`/userseason-results/${ana.id}`)).toEqual([
    [2026, '2026-05-04 8.1'],
    [2025, ''],
  ]);
  expect((await seasons(`/busseason-results/${String(eight._id)}`))[0]).toEqual([2026, '2026-05-04 8.3']);
});

test('answers with another season', async () => {
  expect(await seasons(`/userseason-results/${kim.id}?season=2025`)).toEqual([
    [2025, '2025-09-01 4, 2025-12-31 3'],
    [2024, '2024-12-31 5'],
  ]);
});

test("divides the seasons at the club's first day (rule credit.season)", async () => {
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { seasonStart: '09-01' } });
  clearClubCache();
  expect(await seasons(`/userseason-results/${kim.id}`)).toEqual([
    [2025, '2025-09-01 4, 2025-12-31 3, 2026-05-04 8.3'],
    [2024, '2024-12-31 5'],
  ]);
  expect(resultsOf<SeasonDays[]>(await get(`/userseason-results/${kim.id}`))[0]).toMatchObject({
    start: '2025-09-01',
    end: '2026-08-31',
  });
});

test('counts a landing at once', async () => {
  const scull = await api.inClub(() => makeBoat({ name: 'Kestrel', className: 'Scull' }));
  const sortie = await launch(api, ana, scull);
  await land(api, ana, sortie._id, 2.5);
  expect((await seasons(`/userseason-results/${ana.id}`))[0]).toEqual([
    2026,
    '2026-05-04 8.1, 2026-05-20 2.5',
  ]);
});

test('refuses a season with an unknown subject, a bad id or season, or no token', async () => {
  const unknown = await get(`/userseason-results/${NOBODY}`);
  expect([unknown.status, unknown.body]).toEqual([404, [MEMBER_NOT_FOUND, 'not_found']]);
  expect((await get('/busseason-results/kestrel')).status).toBe(422);
  for (const season of ['26', '0000', '2026-05', '{$gt}']) {
    expect((await get(`/userseason-results/${kim.id}?season=${season}`)).status).toBe(422);
  }
  expect((await api.call('GET', `/userseason-results/${kim.id}`)).status).toBe(401);
});
