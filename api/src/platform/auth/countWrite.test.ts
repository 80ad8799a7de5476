import { setImmediate } from 'node:timers/promises';
import { HEADS_UPS_OF_ONE_MAX } from '@fleetwatch/contract/tweets/limits';
import { TOO_MANY_WRITES } from '@fleetwatch/contract/errors/texts';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import { freshKey, launch, resultsOf } from '../../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../../testing/factories.ts';
import { processMetrics } from '../logging/processMetrics.ts';
import { freshClub } from '../../testing/freshClub.ts';
import type { Answer, TestClub } from '../../testing/startTestApi.ts';

const append = (api: TestClub, member: TestMember, boat: string): Promise<Answer> =>
  api.call('PUT', `/fleet-append/${boat}`, {
    token: member.token,
    key: freshKey(),
    body: { log: 'Rigger bent' },
  });

const tweet = (api: TestClub, member: TestMember): Promise<Answer> =>
  api.call('POST', '/tweet', {
    token: member.token,
    body: { user: member.id, description: 'Fog', private: false, headsup: true, pictures: [] },
  });

describe('with low limits', () => {
  let api: TestClub;
  beforeAll(async () => {
    api = await freshClub({
      limits: { logWritesPerMember: 2, tweetsPerMember: 3, writesPerMember: 2, plansPerMember: 1 },
    });
  });

  test("refuses too many writes of one kind for a while, and accepts other kinds and other members' (rule club.write-limits)", async () => {
    const [kim, bo, boat, other] = await api.inClub(
      async () => [await makeMember(), await makeMember(), await makeBoat(), await makeBoat()] as const,
    );
    const log = String(boat._id);
    expect((await append(api, kim, log)).status).toBe(200);
    const edit = { name: null, description: 'Blue', group: null, log: null };
    const edited = await api.call('PUT', `/fleet-update/${log}`, { token: kim.token, body: edit });
    expect(edited.status).toBe(200);
    const third = await append(api, kim, log);
    expect([third.status, third.body]).toEqual([429, [TOO_MANY_WRITES, 'too_many_tries']]);
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await append(api, bo, log)).status).toBe(200);
    expect((await tweet(api, kim)).status).toBe(200);
    await launch(api, kim, other);
  });

  test('counts a GET that writes, but no reads and no malformed requests', async () => {
    const pat = await api.inClub(() => makeMember());
    const get = async (path: string): Promise<number> =>
      (await api.call('GET', path, { token: pat.token })).status;
    for (let asked = 0; asked < 5; asked += 1) {
      expect(await get('/users-results')).toBe(200);
      expect((await api.call('POST', '/launch', { token: pat.token, body: {} })).status).toBe(422);
    }
    expect(await get(`/userondeck/${pat.id}`)).toBe(200);
    expect(await get(`/useroffdeck/${pat.id}`)).toBe(200);
    expect(await get(`/userondeck/${pat.id}`)).toBe(429);
    const verified = await api.call('POST', '/verify', { token: pat.token, body: { id: pat.id } });
    expect(verified.status).toBe(200);
  });
});

describe('a member who sends many requests', () => {
  let api: TestClub;
  beforeAll(async () => {
    api = await freshClub();
  });

  test("does not delay another member's landing when one member sends many requests", async () => {
    const [kim, bo, boat] = await api.inClub(
      async () => [await makeMember(), await makeMember(), await makeBoat({ className: 'Scull' })] as const,
    );
    const boats = await api.inClub(() => Promise.all(Array.from({ length: 5 }, () => makeBoat())));
    const sortie = await launch(api, bo, boat);
    let answered = 0;
    const entries = Array.from({ length: 80 }, async (_, index) => {
      const answer = await append(api, kim, String(boats[index % 5]?._id));
      answered += 1;
      return answer.status;
    });
    // All requests have arrived, but only a few have been served.
    while (processMetrics.requestsInFlight + answered < entries.length) await setImmediate();
    const body = { sortie: sortie._id, miles: 4, description: '', uid: bo.id };
    const landed = await api.call('POST', '/land', { token: bo.token, body });
    expect(landed.status).toBe(200);
    expect(answered).toBeLessThan(40);
    expect(new Set(await Promise.all(entries))).toEqual(new Set([200]));
  });

  test("does not hide another member's heads-up when one member sends many requests", async () => {
    const [coach, flood] = await api.inClub(async () => [await makeMember(), await makeMember()] as const);
    await tweet(api, coach);
    for (let count = 0; count < HEADS_UPS_OF_ONE_MAX + 5; count += 1) {
      api.clock.advanceSeconds(1);
      await tweet(api, flood);
    }
    const shown = resultsOf<Tweet[]>(
      await api.call('GET', '/tweets-headsup-week-results', { token: coach.token }),
    );
    expect(shown).toHaveLength(HEADS_UPS_OF_ONE_MAX + 1);
    expect(shown.at(-1)).toMatchObject({ user: coach.record.name });
  });
});
