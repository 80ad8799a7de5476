import {
  ONLY_COACHES_PAIR,
  PAIRING_CODE_NEEDED,
  PAIRING_CODE_REFUSED,
  PAIRING_NOT_NEEDED,
  TABLET_NAME_LENGTH,
  TABLET_NOT_FOUND,
  TABLET_PAIRED,
  TABLET_UNPAIRED,
} from '@fleetwatch/contract/tablets/texts';
import type { AuthOutstandingAnswer, Sortie } from '@fleetwatch/contract/sorties/wire';
import type { Tablet, TabletCode, TabletState } from '@fleetwatch/contract/tablets/wire';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache, inClub } from '../clubs/clubDirectory.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { freshKey, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { TabletModel } from './Tablet.ts';

const START = '2026-05-01T15:00:00Z';
const WIDE = 10_000;

let api: TestClub;
let kim: TestMember;
let coach: TestMember;

/** A browser at the bay doors, with its cookie. */
class Device {
  cookie: string | undefined;

  async call(method: string, path: string, body?: object, more: object = {}): Promise<Answer> {
    const answer = await api.call(method, path, { cookie: this.cookie, body, ...more });
    if (answer.cookie?.startsWith('fleetwatch_tablet=')) this.cookie = answer.cookie;
    return answer;
  }

  async showPairingCode(): Promise<string> {
    return ((await this.call('POST', '/tablet-code')).body as TabletCode).code;
  }

  async isPaired(): Promise<boolean> {
    return ((await this.call('GET', '/tablet')).body as TabletState).isPaired;
  }
}

const pair = (code: string, more: object = {}, by = coach, key?: string): Promise<Answer> =>
  api.call('POST', '/tablet-pair', {
    token: by.token,
    body: { code, name: 'Bay doors', ...more },
    ...(key ? { key } : {}),
  });

async function pairedDevice(name = 'Bay doors'): Promise<Device & { id: string }> {
  const device = new Device();
  const answer = await pair(await device.showPairingCode(), { name });
  return Object.assign(device, { id: (answer.body as Tablet)._id });
}

async function requirePairing(kioskPairing: boolean): Promise<void> {
  await ClubModel.updateOne({ _id: api.clubId }, { $set: { kioskPairing } });
  clearClubCache();
}

beforeAll(async () => {
  api = await freshClub({
    limits: { tabletCodesPerAddress: WIDE, pairingsPerCoach: WIDE, signInFailuresPerAddress: WIDE },
  });
  [kim, coach] = await api.inClub(async () => [await makeMember(), await makeCoach()]);
});
beforeEach(async () => {
  api.clock.set(START);
  await api.inClub(async () => TabletModel.deleteMany({}));
  await requirePairing(true);
});

const READS = [
  '/fleetgroups-results',
  '/fleet-all-results',
  '/users-results',
  '/sorties-stillout-results',
  '/sorties-results',
  '/tweets-headsup-week-results',
  '/activity-results',
];
const credentials = () => ({ name: kim.record.name, password: PASSWORD });

describe('where the club pairs its tablets', () => {
  test.each(READS)(
    'GET %s refuses an unpaired device, and serves members and a paired tablet',
    async (path) => {
      const stranger = await new Device().call('GET', path);
      expect([stranger.status, stranger.body]).toEqual([401, [TABLET_UNPAIRED, 'tablet_unpaired']]);
      const device = await pairedDevice();
      expect((await device.call('GET', path)).status).toBe(200);
      // The answer is already cached, but is still refused to an unpaired device.
      expect((await new Device().call('GET', path)).status).toBe(401);
      expect((await api.call('GET', path, { token: kim.token })).status).toBe(200);
    },
  );

  test('signs in and up without a tablet', async () => {
    expect((await api.call('GET', '/club')).body).toMatchObject({ kioskPairing: true });
    expect((await api.call('GET', '/usergroups-results')).status).toBe(200);
    expect((await api.call('POST', '/login', { body: credentials() })).body).toMatchObject({ _id: kim.id });
  });

  test('refuses a launch by an unpaired device alike for a right and a wrong password', async () => {
    const boat = await api.inClub(() => makeBoat());
    const device = new Device();
    for (const password of [PASSWORD, 'Not-the-1-password']) {
      const body = { name: kim.record.name, password };
      const answers = [
        await device.call('POST', '/auth-launch', { ...body, bus: String(boat._id) }),
        await device.call('POST', '/auth-sorties-stillout-byuser-results', body),
        await device.call('POST', '/auth-last-outing', body),
      ];
      for (const { status, body: refusal } of answers) {
        expect([status, refusal]).toEqual([401, [TABLET_UNPAIRED, 'tablet_unpaired']]);
      }
    }
    expect(resultsOf(await api.call('GET', '/sorties-stillout-results', { token: kim.token }))).toEqual([]);
  });

  test('launches and lands at a paired tablet, and refuses an unpaired device its landing token', async () => {
    const boat = await api.inClub(() => makeBoat());
    const device = await pairedDevice();
    const launched = await device.call('POST', '/auth-launch', { ...credentials(), bus: String(boat._id) });
    const sortie = (launched.body as Sortie)._id;
    const signed = await device.call('POST', '/auth-sorties-stillout-byuser-results', credentials());
    const { token } = signed.body as AuthOutstandingAnswer;
    const landing = { sortie, miles: 3, description: '', uid: null };
    expect((await new Device().call('POST', '/land', landing, { token })).status).toBe(401);
    expect((await device.call('POST', '/land', landing, { token })).body).toMatchObject({ miles: 3 });
  });
});

describe('a code', () => {
  test('pairs exactly the device that showed a code, permanently (rule kiosk.pairing)', async () => {
    const [device, other] = [new Device(), new Device()];
    const shown = await device.call('POST', '/tablet-code');
    await other.showPairingCode();
    expect(shown.body).toEqual({
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/) as string,
      expiresAt: Date.parse('2026-05-01T15:10:00Z'),
      now: Date.parse(START),
    });
    const cookie = shown.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(
      /^fleetwatch_tablet=[\w-]+; path=\/api; expires=[^;]+; samesite=strict; httponly$/i,
    );
    // Browsers count a cookie's days by their own clock, not by the club's.
    const days = (Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(365);
    expect(await device.isPaired()).toBe(false);
    const { code } = shown.body as TabletCode;
    const paired = await pair(` ${code.toLowerCase().replace('-', ' ')} `, { name: ' Bay doors ' });
    expect(paired.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      name: 'Bay doors',
      paired: '2026-05-01 10:00:00',
      pairedby: coach.record.name,
      seen: '2026-05-01 10:00:00',
    });
    expect(await device.isPaired()).toBe(true);
    expect(await other.isPaired()).toBe(false);
    api.clock.set('2026-09-30T15:00:00Z');
    expect((await device.call('GET', '/sorties-results')).status).toBe(200);
  });

  test('pairs once with a code (rule kiosk.pairing)', async () => {
    const code = await new Device().showPairingCode();
    expect((await pair(code)).status).toBe(200);
    const again = await pair(code);
    expect([again.status, again.body]).toEqual([422, [PAIRING_CODE_REFUSED, 'invalid:code']]);
  });

  test('pairs once when two coaches type a code at the same instant', async () => {
    const code = await new Device().showPairingCode();
    const other = await api.inClub(() => makeCoach());
    const statuses = (await Promise.all([pair(code), pair(code, {}, other)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
  });

  test('answers a code again when it is repeated after a lost answer', async () => {
    const code = await new Device().showPairingCode();
    const key = freshKey();
    const first = await pair(code, {}, coach, key);
    const second = await pair(code, {}, coach, key);
    expect(second.body).toEqual(first.body);
    expect((await pair(code, { name: 'Elsewhere' }, coach, key)).status).toBe(422);
  });

  test('ends a code after ten minutes, and when its tablet shows another (rule kiosk.pairing)', async () => {
    const device = new Device();
    const first = await device.showPairingCode();
    const second = await device.showPairingCode();
    expect((await pair(first)).status).toBe(422);
    api.clock.advanceSeconds(10 * 60);
    expect((await pair(second)).status).toBe(422);
    const third = await device.showPairingCode();
    api.clock.advanceSeconds(10 * 60 - 1);
    // Access tokens last 15 minutes.
    const later = await api.inClub(() => makeCoach());
    expect((await pair(third, {}, later)).status).toBe(200);
  });

  test("keeps one device's code valid when another shows a new one", async () => {
    const [one, other] = [new Device(), new Device()];
    const code = await one.showPairingCode();
    await other.showPairingCode();
    await other.showPairingCode();
    expect((await pair(code)).status).toBe(200);
    expect([await one.isPaired(), await other.isPaired()]).toEqual([true, false]);
  });

  test('deletes a code whose device was never paired', async () => {
    await new Device().showPairingCode();
    await new Device().showPairingCode();
    api.clock.advanceSeconds(11 * 60);
    await new Device().showPairingCode();
    expect(await api.inClub(async () => TabletModel.countDocuments())).toBe(1);
  });

  test('refuses a code to a paired tablet, and where the club does not pair tablets', async () => {
    const device = await pairedDevice();
    expect((await device.call('POST', '/tablet-code')).body).toEqual([TABLET_PAIRED, 'tablet_paired']);
    await requirePairing(false);
    const needless = await new Device().call('POST', '/tablet-code');
    expect([needless.status, needless.body]).toEqual([409, [PAIRING_NOT_NEEDED, 'pairing_not_needed']]);
  });

  test.each([
    [{ code: 'K7Q2' }, [PAIRING_CODE_NEEDED, 'invalid:code']],
    [{ code: 'K7Q2-M4ZT' }, [PAIRING_CODE_REFUSED, 'invalid:code']],
    [{ name: ' x ' }, [TABLET_NAME_LENGTH, 'invalid:name']],
  ])('refuses a code with %j', async (more, refusal) => {
    const code = await new Device().showPairingCode();
    const answer = await pair(code, more);
    expect([answer.status, answer.body]).toEqual([422, refusal]);
    expect((await pair(code)).status).toBe(200);
  });
});

describe('a cookie', () => {
  test.each([
    ['that was made up', (genuine: string) => genuine.replace(/=..../, '=AAAA')],
    ['that is cut', (genuine: string) => genuine.slice(0, -4)],
    ['without anything in it', () => 'fleetwatch_tablet='],
  ])('refuses a cookie that is %s', async (_what, change) => {
    const device = await pairedDevice();
    device.cookie = change(device.cookie ?? '');
    expect((await device.call('GET', '/sorties-results')).status).toBe(401);
  });

  test('accepts a cookie only in its own club', async () => {
    const device = await pairedDevice();
    const { _id } = await createClub({
      name: 'Heron Reach',
      password: 'HERN-other-boathouse',
      timezone: 'Europe/Berlin',
      hosts: ['rowing.heron.example'],
    });
    await ClubModel.updateOne({ _id }, { $set: { kioskPairing: true } });
    clearClubCache();
    const headers = { Host: 'rowing.heron.example' };
    expect((await device.call('GET', '/sorties-results', undefined, { headers })).status).toBe(401);
    const theirs = await inClub(_id, () => makeCoach());
    const list = await api.call('GET', '/tablets-results', { token: theirs.token });
    expect(resultsOf(list)).toEqual([]);
    const unpaired = await api.call('DELETE', `/tablet/${device.id}`, { token: theirs.token });
    expect(unpaired.status).toBe(404);
    expect((await pair(await new Device().showPairingCode(), {}, theirs)).status).toBe(422);
  });

  test('renews a cookie when the tablet is used, and shows coaches when that was, to the hour', async () => {
    await pairedDevice('Gym');
    const device = await pairedDevice();
    const seen = async (): Promise<Record<string, string>> => {
      const now = await api.inClub(() => makeCoach());
      const list = resultsOf<Tablet[]>(await api.call('GET', '/tablets-results', { token: now.token }));
      return Object.fromEntries(list.map((tablet) => [tablet.name, tablet.seen]));
    };
    api.clock.set('2026-05-01T15:59:59Z');
    await device.call('GET', '/tablet');
    expect(await seen()).toEqual({ Gym: '2026-05-01 10:00:00', 'Bay doors': '2026-05-01 10:00:00' });
    api.clock.set('2026-05-01T16:00:00Z');
    await device.call('GET', '/tablet');
    expect(await seen()).toEqual({ Gym: '2026-05-01 10:00:00', 'Bay doors': '2026-05-01 11:00:00' });
    api.clock.set('2026-05-03T15:00:00Z');
    const asked = await device.call('GET', '/tablet');
    expect(asked.body).toEqual({ isPaired: true, name: 'Bay doors' });
    expect(asked.headers.get('Set-Cookie')).toContain('fleetwatch_tablet=');
    expect(await seen()).toEqual({ Gym: '2026-05-01 10:00:00', 'Bay doors': '2026-05-03 10:00:00' });
  });
});

describe('the list of tablets', () => {
  test('lists paired tablets, and unpairs one at once without the others', async () => {
    const [first, second] = [await pairedDevice('Bay doors'), await pairedDevice('Gym')];
    await new Device().showPairingCode();
    const list = () => api.call('GET', '/tablets-results', { token: coach.token });
    expect(resultsOf<Tablet[]>(await list()).map(({ name }) => name)).toEqual(['Bay doors', 'Gym']);
    const key = freshKey();
    const unpair = () => api.call('DELETE', `/tablet/${first.id}`, { token: coach.token, key });
    expect((await unpair()).body).toEqual({ _id: first.id });
    expect((await unpair()).body).toEqual({ _id: first.id });
    expect((await first.call('GET', '/sorties-results')).body).toEqual([TABLET_UNPAIRED, 'tablet_unpaired']);
    expect(await first.isPaired()).toBe(false);
    expect(await second.isPaired()).toBe(true);
    expect(resultsOf<Tablet[]>(await list()).map(({ name }) => name)).toEqual(['Gym']);
    const later = await api.call('DELETE', `/tablet/${first.id}`, { token: coach.token });
    expect([later.status, later.body]).toEqual([404, [TABLET_NOT_FOUND, 'not_found']]);
    // It can be paired again.
    expect((await pair(await first.showPairingCode())).status).toBe(200);
    expect(await first.isPaired()).toBe(true);
  });

  test('lists tablets only for coaches', async () => {
    const device = await pairedDevice();
    const code = await new Device().showPairingCode();
    const refusal = [ONLY_COACHES_PAIR, 'coaches_only'];
    expect((await pair(code, {}, kim)).body).toEqual(refusal);
    expect((await api.call('GET', '/tablets-results', { token: kim.token })).body).toEqual(refusal);
    const unpaired = await api.call('DELETE', `/tablet/${device.id}`, { token: kim.token });
    expect(unpaired.body).toEqual(refusal);
    for (const [method, path] of [
      ['POST', '/tablet-pair'],
      ['GET', '/tablets-results'],
      ['DELETE', `/tablet/${device.id}`],
    ] as const) {
      expect((await device.call(method, path, {})).status).toBe(401);
    }
    expect(await device.isPaired()).toBe(true);
  });
});

test('lets every device use the kiosk where the club does not pair tablets', async () => {
  await requirePairing(false);
  expect((await new Device().call('GET', '/sorties-results')).status).toBe(200);
  expect(await new Device().isPaired()).toBe(false);
});
