import { ClubModel } from '../clubs/Club.ts';
import { forgetClubs } from '../clubs/clubDirectory.ts';
import { makeCoach } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limits: { tabletCodesPerAddress: 2, pairingsPerCoach: 3 } });
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { kioskPairing: true } });
  forgetClubs();
});
afterAll(() => api.close());

test('codes are shown so often to one address', async () => {
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await api.call('POST', '/tablet-code')).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('a coach guesses so often, and another is not held up by it', async () => {
  const [coach, other] = await api.inClub(async () => [await makeCoach(), await makeCoach()] as const);
  const guess = async (token: string) =>
    (await api.call('POST', '/tablet-pair', { token, body: { code: 'K7Q2-M4ZT', name: 'Gym' } })).status;
  expect([await guess(coach.token), await guess(coach.token), await guess(coach.token)]).toEqual([
    422, 422, 422,
  ]);
  expect(await guess(coach.token)).toBe(429);
  expect(await guess(other.token)).toBe(422);
});
