import type { SignedInDevice } from '@fleetwatch/contract/accounts/sessions';
import { DEFAULT_CHANNELS } from '@fleetwatch/contract/notifications/categories';
import { MORE_NOTIFICATIONS, PUSH_KEYS, PUSH_SERVICE } from '@fleetwatch/contract/notifications/texts';
import type { PushDeviceAnswer } from '@fleetwatch/contract/notifications/wire';
import { deleteExpired } from '../nightly/commands/deleteExpired.ts';
import { makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { browserKeys, startPushDouble, type PushBrowser, type PushDouble } from '../testing/pushDouble.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { DeliveryModel } from './Delivery.ts';
import { PushDeviceModel } from './PushDevice.ts';
import { deliverDue } from './commands/deliverDue.ts';
import type { NewNotification } from './commands/prepareNotifications.ts';
import { notify, dismissNotifications } from './commands/notify.ts';
import { workSettled } from './commands/workSettled.ts';

const HOUR_S = 3_600;
const OUR_TOPIC = /^[\w-]{32}$/;

let api: TestClub;
let push: PushDouble;
let zoe: TestMember;
let phone: PushBrowser;

const put = (by: TestMember, body: object): Promise<Answer> =>
  api.call('PUT', '/push-device', { token: by.token, body });
const device = async (by: TestMember): Promise<PushDeviceAnswer> =>
  (await api.call('GET', '/push-device', { token: by.token })).body as PushDeviceAnswer;
const news = (key: string, more: Partial<NewNotification> = {}): Promise<void> =>
  api.inClub(() =>
    notify({
      key,
      to: [zoe.id],
      category: 'boated',
      title: key,
      body: 'Launched at 10:00.',
      url: '/actions',
      tag: `matter ${key}`,
      expiresAt: new Date(api.clock.now().getTime() + HOUR_S * 1_000),
      ...more,
    }),
  );
const waiting = (): Promise<number> => api.inClub(() => DeliveryModel.countDocuments());
const shown = (): string[] => push.received.map(({ payload: { state, title } }) => `${state} ${title}`);

beforeEach(async () => {
  push = await startPushDouble();
  api = await freshClub({ features: ['notifications'], pushOrigin: push.origin });
  zoe = await api.inClub(() => makeMember());
  phone = push.subscribe();
  await put(zoe, phone.subscription);
});
afterEach(() => push.close());

/** Signs the member in on a second device. */
async function signInAgain(): Promise<PushBrowser> {
  const laptop = push.subscribe();
  const token = await api.inClub(() => tokenFor(zoe.record));
  await put({ ...zoe, token }, laptop.subscription);
  return laptop;
}

describe('a push (rule notify.push)', () => {
  test('sends a push encrypted and signed, once, with topic and expiry', async () => {
    await news('Boated');
    await Promise.all([deliverDue(), deliverDue()]);
    const [taken, ...others] = push.received;
    expect(others).toEqual([]);
    expect(taken).toMatchObject({
      path: new URL(phone.subscription.endpoint).pathname,
      ttl: HOUR_S,
      urgency: 'normal',
    });
    expect(taken?.topic).toMatch(OUR_TOPIC);
    expect(taken?.payload).toMatchObject({
      v: 1,
      cat: 'boated',
      title: 'Boated',
      body: 'Launched at 10:00.',
      url: '/actions',
      tag: 'matter Boated',
      state: 'new',
    });
    expect(await waiting()).toBe(0);
  });

  test('sends a safety push as urgent, and cuts long texts', async () => {
    await news('x'.repeat(60), { category: 'safety', body: 'y'.repeat(130) });
    await deliverDue();
    const [taken] = push.received;
    expect([taken?.urgency, taken?.payload.title.length, taken?.payload.body.length]).toEqual([
      'high',
      50,
      120,
    ]);
  });

  test('holds a push during quiet hours, and sends it in the morning', async () => {
    // 05:30 in Chicago.
    api.clock.set('2026-05-02T10:30:00Z');
    await news('Boated');
    await deliverDue();
    expect(push.received).toEqual([]);
    api.clock.advanceSeconds(HOUR_S / 2);
    await deliverDue();
    expect(shown()).toEqual(['new Boated']);
  });

  test('sends six pushes a day, then one notice about the rest; always sends safety (rule notify.most)', async () => {
    for (let count = 1; count <= 9; count += 1) await news(`News ${count}`);
    await news('Safety', { category: 'safety' });
    await deliverDue();
    expect(shown().slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6].map((count) => `new News ${count}`));
    expect(shown().slice(6)).toEqual([`new ${MORE_NOTIFICATIONS}`, 'new Safety']);
    api.clock.advanceSeconds(24 * HOUR_S);
    await news('Tomorrow');
    await deliverDue();
    expect(shown().at(-1)).toBe('new Tomorrow');
  });

  test('removes a push that is read on one device from the others, and stops sending it (rule notify.closing)', async () => {
    const laptop = await signInAgain();
    await news('Boated');
    push.answer = 503;
    await deliverDue();
    push.answer = 201;
    await api.inClub(() => DeliveryModel.updateOne({}, { $set: { notBefore: api.clock.now() } }));
    await deliverDue();
    const reached = push.received[0]?.path;
    await api.call('PUT', '/notifications-read', { token: zoe.token, body: { ids: null } });
    api.clock.advanceSeconds(HOUR_S / 2);
    await deliverDue();
    expect(push.received.map(({ path, payload: { state } }) => [path, state])).toEqual([
      [reached, 'new'],
      [reached, 'read'],
    ]);
    expect([phone, laptop].map(({ subscription }) => new URL(subscription.endpoint).pathname)).toContain(
      reached,
    );
    expect(await waiting()).toBe(0);
  });

  test('replaces a push about a settled matter under the same tag, without buttons (rule notify.settled)', async () => {
    const actions = [{ title: 'Landed', path: '/actions?do=land' }];
    await news('Boated', { actions });
    await deliverDue();
    await api.inClub(() => dismissNotifications('matter Boated'));
    await deliverDue();
    const [first, second] = push.received;
    expect(second?.payload).toMatchObject({
      state: 'over',
      title: 'Boated',
      body: 'This no longer applies.',
    });
    expect([first?.payload.actions, second?.payload.actions]).toEqual([actions, undefined]);
    expect([second?.topic, second?.payload.tag]).toEqual([first?.topic, first?.payload.tag]);
  });
});

describe('a push that fails', () => {
  test.each([404, 410])(
    'forgets the device when a push fails with %i, and emails safety notifications',
    async (status) => {
      await api.call('PUT', '/notification-choices', {
        token: zoe.token,
        body: { channels: { ...DEFAULT_CHANNELS, safety: { push: true, mail: false } }, quiet: null },
      });
      push.answer = status;
      await news('Safety', { category: 'safety' });
      await workSettled();
      expect((await device(zoe)).endpoint).toBeNull();
      const mails = await api.outbox();
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain('Subject: Safety');
      // Without a device, the next one is mailed at once.
      await news('More', { category: 'safety' });
      await deliverDue();
      expect(await api.outbox()).toHaveLength(2);
    },
  );

  test.each([429, 500, 503])('retries a push that fails with %i', async (status) => {
    push.answer = status;
    await news('Boated');
    await deliverDue();
    push.answer = 201;
    await deliverDue();
    expect(push.received).toEqual([]);
    api.clock.advanceSeconds(60);
    await deliverDue();
    expect(shown()).toEqual(['new Boated']);
  });

  test('does not retry a push that fails with 413', async () => {
    push.answer = 413;
    await news('Boated');
    await deliverDue();
    expect(await waiting()).toBe(0);
    expect((await device(zoe)).endpoint).not.toBeNull();
  });
});

describe('a device (rule notify.devices)', () => {
  test("renews and ends a device's own subscription", async () => {
    const { key, endpoint } = await device(zoe);
    expect([Buffer.from(key, 'base64url').length, endpoint]).toEqual([65, phone.subscription.endpoint]);
    const renewed = push.subscribe().subscription;
    await put(zoe, renewed);
    expect((await device(zoe)).endpoint).toBe(renewed.endpoint);
    expect(await api.inClub(() => PushDeviceModel.countDocuments())).toBe(1);
    await api.call('DELETE', '/push-device', { token: zoe.token });
    expect((await device(zoe)).endpoint).toBeNull();
  });

  test('moves a device to the member who signs in there next', async () => {
    const kim = await api.inClub(() => makeMember());
    await put(kim, phone.subscription);
    expect((await device(zoe)).endpoint).toBeNull();
    await news('Boated');
    await deliverDue();
    expect(push.received).toEqual([]);
  });

  test('sends nothing to a signed-out device, and forgets it', async () => {
    await news('Boated');
    const { results } = (await api.call('GET', '/sessions-results', { token: zoe.token })).body as {
      results: SignedInDevice[];
    };
    const mine = results.find(({ isThis }) => isThis);
    expect(mine?.isPushedTo).toBe(true);
    await api.call('DELETE', `/session/${mine?._id}`, { token: zoe.token });
    await deliverDue();
    expect(push.received).toEqual([]);
    expect(await api.inClub(() => PushDeviceModel.countDocuments())).toBe(0);
  });

  test('deletes a device at night when its session is deleted', async () => {
    api.clock.advanceSeconds(31 * 24 * HOUR_S);
    await api.inClub(() => deleteExpired());
    expect(await api.inClub(() => deleteExpired())).toMatchObject({ pushDevices: 0 });
    expect(await api.inClub(() => PushDeviceModel.countDocuments())).toBe(0);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com.evil.example/1',
    'https://evil.example/fcm.googleapis.com',
    'https://push.apple.com/1',
    'https://fcm.googleapis.com:8443/1',
    'https://user@fcm.googleapis.com/1',
    'https://127.0.0.1/1',
    'no address',
  ])('refuses a device that would make the server call %s (rule notify.push-services)', async (endpoint) => {
    const refused = await put(zoe, { endpoint, keys: browserKeys() });
    expect([refused.status, refused.body]).toEqual([422, [PUSH_SERVICE, 'invalid:endpoint']]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'https://wns2-par02p.notify.windows.com/w/?token=1',
    'https://web.push.apple.com/1',
  ])('accepts a device at %s', async (endpoint) => {
    expect((await put(zoe, { endpoint, keys: browserKeys() })).status).toBe(200);
  });

  test('requires valid keys of a device', async () => {
    const { endpoint, keys } = phone.subscription;
    const refused = await put(zoe, { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } });
    expect([refused.status, refused.body]).toEqual([422, [PUSH_KEYS, 'invalid:keys']]);
    expect((await put(zoe, { endpoint, keys: { ...keys, auth: 'short' } })).status).toBe(422);
  });
});
