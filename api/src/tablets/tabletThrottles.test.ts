import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { makeCoach, makeMember, PASSWORD } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
beforeAll(async () => {
  api = await freshClub({
    limits: { tabletCodesPerAddress: 3, pairingsPerCoach: 3, signInFailuresPerTablet: 1 },
  });
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { kioskPairing: true } });
  clearClubCache();
});

test('slows down a paired tablet for its wrong passwords, but not others at its address', async () => {
  const [coach, kim] = await api.inClub(async () => [await makeCoach(), await makeMember()] as const);
  const shown = await api.call('POST', '/tablet-code');
  const { code } = shown.body as { code: string };
  await api.call('POST', '/tablet-pair', { token: coach.token, body: { code, name: 'Bay doors' } });
  const authenticate = (name: string, password: string) =>
    api.call('POST', '/auth-sorties-stillout-byuser-results', {
      cookie: shown.cookie,
      body: { name, password },
    });
  for (const name of ['Nobody At All', 'Nobody Else']) {
    expect((await authenticate(name, 'Wr0ng!guess')).body).toMatchObject({ 1: 'credentials_refused' });
  }
  const { name } = kim.record;
  expect((await authenticate(name, PASSWORD)).body).toMatchObject({ 1: 'too_many_tries' });
  expect((await api.call('POST', '/login', { body: { name, password: PASSWORD } })).body).toMatchObject({
    name,
  });
});

test('gives one address a limited number of codes', async () => {
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await api.call('POST', '/tablet-code')).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("limits a coach's guesses, without affecting other coaches", async () => {
  const [coach, other] = await api.inClub(async () => [await makeCoach(), await makeCoach()] as const);
  const guess = async (token: string) =>
    (await api.call('POST', '/tablet-pair', { token, body: { code: 'K7Q2-M4ZT', name: 'Gym' } })).status;
  expect([await guess(coach.token), await guess(coach.token), await guess(coach.token)]).toEqual([
    422, 422, 422,
  ]);
  expect(await guess(coach.token)).toBe(429);
  expect(await guess(other.token)).toBe(422);
});
