import { HAPPENED_AT_HEADER } from '@fleetwatch/contract/errors/happenedAt';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { freshKey, land, launch, launchBody, resultsOf, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import type { BoatRecord } from '../boats/Boat.ts';

/** A device that was offline sends the write, its key, and when it was made. */
let api: TestClub;
let kim: TestMember;
let boat: BoatRecord;

const at = async (instant: string): Promise<void> => {
  api.clock.set(instant);
  kim = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
};
const send = (
  method: string,
  path: string,
  body: object | undefined,
  happenedAt: string,
  key = freshKey(),
): Promise<Answer> =>
  api.call(method, path, {
    token: kim.token,
    key,
    ...(body && { body }),
    headers: { [HAPPENED_AT_HEADER]: happenedAt },
  });
const sendLaunch = (happenedAt: string, key?: string) =>
  send('POST', '/launch', launchBody(boat, kim), happenedAt, key);
const sendLanding = (sortie: string, happenedAt: string, miles = 5) =>
  send('POST', '/land', { sortie, miles, description: '', uid: kim.id }, happenedAt);
const season = async () =>
  resultsOf<{ miles: number; trips: number }>(
    await api.call('GET', `/user-results/${kim.id}`, { token: kim.token }),
  );

beforeEach(async () => {
  api = await freshClub({ timezone: 'Europe/Zurich' });
  [kim, boat] = await api.inClub(async () => [await makeMember(), await makeBoat()] as const);
  await at('2026-05-02T10:00:00Z');
});

describe('a launch that was sent later', () => {
  test('logs a launch that was sent later on the day and at the time it happened', async () => {
    const sortie = sortieOf(await sendLaunch('2026-05-01T16:30:00.250Z'));
    expect(sortie).toMatchObject({ launch: '2026-05-01 18:30:00', land: null });
    const today = resultsOf<Sortie[]>(await api.call('GET', '/sorties-results'));
    expect(today.map(({ _id }) => _id)).not.toContain(sortie._id);
    const out = resultsOf<Sortie[]>(await api.call('GET', '/sorties-stillout-results'));
    expect(out.map(({ _id }) => _id)).toContain(sortie._id);
  });

  test('lists a launch that was sent later in the order of the launches', async () => {
    const last = await launch(api, kim, await api.inClub(() => makeBoat()));
    const first = sortieOf(await sendLaunch('2026-05-02T08:00:00Z'));
    for (const list of ['/sorties-results', '/sorties-stillout-results']) {
      const listed = resultsOf<Sortie[]>(await api.call('GET', list));
      expect(listed.map(({ _id }) => _id)).toEqual([first._id, last._id]);
    }
  });

  test('stores one sortie for a launch that is repeated under its key', async () => {
    const key = freshKey();
    const first = sortieOf(await sendLaunch('2026-05-02T08:00:00Z', key));
    expect(sortieOf(await sendLaunch('2026-05-02T08:00:00Z', key))).toEqual(first);
  });

  test('refuses a launch sent later when the boat is out now or was out then', async () => {
    const other = await api.inClub(() => makeMember());
    const sortie = await launch(api, other, boat);
    const refused = { status: 409, body: [`${boat.name} has already been launched.`, 'already_launched'] };
    expect(await sendLaunch('2026-05-02T08:00:00Z')).toMatchObject(refused);
    api.clock.advanceSeconds(600);
    await land(api, other, sortie._id, 4);
    expect(await sendLaunch('2026-05-02T10:05:00Z')).toMatchObject(refused);
    expect(sortieOf(await sendLaunch('2026-05-02T08:00:00Z')).launch).toBe('2026-05-02 10:00:00');
  });

  test('refuses a launch sent later when the boat was out over that midnight, or for several nights', async () => {
    const other = await api.inClub(() => makeMember());
    await at('2026-05-01T16:00:00Z');
    const sortie = await launch(
      api,
      { ...other, token: await api.inClub(() => tokenFor(other.record)) },
      boat,
    );
    await at('2026-05-04T06:00:00Z');
    const token = await api.inClub(() => tokenFor(other.record));
    await land(api, { ...other, token }, sortie._id, 4);
    const refused = { status: 409, body: [`${boat.name} has already been launched.`, 'already_launched'] };
    // 00:15 in Zurich, on the first and the second night.
    expect(await sendLaunch('2026-05-01T22:15:00Z')).toMatchObject(refused);
    expect(await sendLaunch('2026-05-02T22:15:00Z')).toMatchObject(refused);
    expect(sortieOf(await sendLaunch('2026-05-04T06:00:00Z')).launch).toBe('2026-05-04 08:00:00');
  });

  test.each([
    ['2026-05-02T04:59:59.999Z', 200],
    ['2026-05-02T05:00:00.000Z', 409],
    ['2026-05-02T05:59:59.999Z', 409],
    ['2026-05-02T06:00:00.000Z', 200],
  ])(
    'answers a launch sent later %s with %d when the boat was out from 5:00 to 6:00',
    async (happenedAt, status) => {
      const { _id } = sortieOf(await sendLaunch('2026-05-02T05:00:00Z'));
      sortieOf(await sendLanding(_id, '2026-05-02T06:00:00Z'));
      expect((await sendLaunch(happenedAt)).status).toBe(status);
    },
  );

  test("refuses a launch sent later of a member's own boat that was out then", async () => {
    const sendOwn = (happenedAt: string): Promise<Answer> =>
      send('POST', '/launch-1p', { user: kim.id, description: null, group: null }, happenedAt);
    const { _id } = sortieOf(await sendOwn('2026-05-02T05:00:00Z'));
    sortieOf(await sendLanding(_id, '2026-05-02T06:00:00Z'));
    expect(await sendOwn('2026-05-02T05:30:00Z')).toMatchObject({
      status: 409,
      body: [`${kim.record.name}'s 1x has already been launched.`, 'already_launched'],
    });
    expect((await sendOwn('2026-05-02T06:00:00Z')).status).toBe(200);
  });

  test('accepts a launch sent later between two past sorties of the boat', async () => {
    const first = sortieOf(await sendLaunch('2026-05-02T05:00:00Z'));
    sortieOf(await sendLanding(first._id, '2026-05-02T06:00:00Z'));
    const second = sortieOf(await sendLaunch('2026-05-02T06:00:01Z'));
    expect(second.launch).toBe('2026-05-02 08:00:01');
  });
});

describe('a landing that was sent later', () => {
  test('counts a landing from before midnight that arrives the next day', async () => {
    const sortie = sortieOf(await sendLaunch('2026-05-01T16:00:00Z'));
    const landed = sortieOf(await sendLanding(sortie._id, '2026-05-01T21:59:59Z'));
    expect(landed).toMatchObject({ land: '2026-05-01 23:59:59', late: false, total_miles: 5 });
    expect(await season()).toMatchObject({ miles: 5, trips: 1 });
  });

  test('treats a landing after midnight that was sent later as late', async () => {
    const sortie = sortieOf(await sendLaunch('2026-05-01T16:00:00Z'));
    const landed = sortieOf(await sendLanding(sortie._id, '2026-05-01T22:00:00Z'));
    expect(landed).toMatchObject({ land: '2026-05-02 00:00:00', late: true, total_miles: 0 });
  });

  test('takes as first the landing that happened first, even if another arrived before it', async () => {
    const sortie = sortieOf(await sendLaunch('2026-05-01T16:00:00Z'));
    expect(await land(api, kim, sortie._id, 3)).toMatchObject({ late: true, total_miles: 0 });
    const landed = sortieOf(await sendLanding(sortie._id, '2026-05-01T17:00:00Z', 6));
    expect(landed).toMatchObject({ land: '2026-05-01 19:00:00', late: false, miles: 6, total_miles: 6 });
    expect(await season()).toMatchObject({ miles: 6, trips: 1 });
    const corrected = sortieOf(await sendLanding(sortie._id, '2026-05-01T18:00:00Z', 7));
    expect(corrected).toMatchObject({ land: '2026-05-01 19:00:00', miles: 7, total_miles: 7 });
  });

  test('refuses a landing before its launch', async () => {
    const sortie = await launch(api, kim, boat);
    const landed = sortieOf(await sendLanding(sortie._id, '2026-05-02T09:00:00Z'));
    expect(landed.land).toBe(sortie.launch);
  });
});

describe('the time that a device states', () => {
  const refusalOf = async (happenedAt: string) => (await sendLaunch(happenedAt)).body;

  test.each(['yesterday', '2026-05-02', '2026-05-02T09:00:00', '2026-02-30T25:00:00Z', '1777716000000'])(
    'refuses %s as the time of a device',
    async (text) => {
      expect(await sendLaunch(text)).toMatchObject({
        status: 422,
        body: ['Check Fleetwatch-Happened-At.', 'invalid:Fleetwatch-Happened-At'],
      });
    },
  );

  test("accepts a device's time up to a minute ahead, and stores it as now (rule time.happened-at)", async () => {
    expect(await refusalOf('2026-05-02T10:01:01Z')).toEqual([
      'This is in the future. Check the clock of this device.',
      'invalid:Fleetwatch-Happened-At',
    ]);
    const sortie = sortieOf(await sendLaunch('2026-05-02T10:01:00Z'));
    expect(sortie.launch).toBe('2026-05-02 12:00:00');
  });

  test("accepts a device's time of up to seven days ago (rule time.happened-at)", async () => {
    expect(await refusalOf('2026-04-25T09:59:59Z')).toEqual([
      'This waited for more than 7 days, so it can no longer be sent automatically.',
      'invalid:Fleetwatch-Happened-At',
    ]);
    expect(sortieOf(await sendLaunch('2026-04-25T10:00:00Z')).launch).toBe('2026-04-25 12:00:00');
  });
});

test("applies a device's time to tweets, replies, log entries and the deck", async () => {
  const happenedAt = '2026-05-01T20:00:00Z';
  const tweet = { user: kim.id, description: 'Windy', private: false, headsup: false, pictures: [] };
  const posted = await send('POST', '/tweet', tweet, happenedAt);
  expect(posted).toMatchObject({ status: 200, body: { date: '2026-05-01 22:00:00' } });
  const reply = { user: kim.id, description: 'Very', replyto: (posted.body as { _id: string })._id };
  expect(await send('POST', '/tweet-reply', reply, happenedAt)).toMatchObject({
    body: { date: '2026-05-01 22:00:00' },
  });
  const entry = { log: 'Rigger bent' };
  const logged = await send('PUT', `/fleet-append/${String(boat._id)}`, entry, happenedAt);
  expect(logged.status).toBe(200);
  const detail = await api.call('GET', `/bus2/${String(boat._id)}`, { token: kim.token });
  expect(resultsOf<{ log: string }>(detail).log).toMatch(/^2026-05-01 .*: Rigger bent$/);
  expect((await send('GET', `/userondeck/${kim.id}`, undefined, happenedAt)).status).toBe(200);
  const deck = await api.call('GET', '/users-on-deck-results', { token: kim.token });
  expect(resultsOf<{ user_id: string; ondeck: string }[]>(deck)).toMatchObject([{ user_id: kim.id }]);
});
