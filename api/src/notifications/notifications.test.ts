import { DEFAULT_CHANNELS } from '@fleetwatch/contract/notifications/categories';
import {
  NOTIFICATIONS_OFF,
  SAFETY_CHANNEL_NEEDED,
  QUIET_TIME,
} from '@fleetwatch/contract/notifications/texts';
import { DEFAULT_QUIET_HOURS } from '@fleetwatch/contract/notifications/quietHours';
import type { NotificationChoices, NotificationPage } from '@fleetwatch/contract/notifications/wire';
import { eraseMember } from '../admin/eraseMember.ts';
import { exportMember } from '../admin/exportMember.ts';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { workSettled } from './commands/workSettled.ts';
import { land, launch, launchBody } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { DeliveryModel } from './Delivery.ts';
import { deliverDue } from './commands/deliverDue.ts';
import { afterQuietHours, type NewNotification } from './commands/prepareNotifications.ts';
import { notify } from './commands/notify.ts';
import { remindStillOut } from './commands/remindStillOut.ts';
import { NotificationModel } from './Notification.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

let api: TestClub;
let kim: TestMember;
let zoe: TestMember;
let osprey: BoatRecord;

async function open(options: Parameters<typeof freshClub>[0] = {}): Promise<void> {
  // 10:00 in Chicago.
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z', features: ['notifications'], ...options });
  [kim, zoe, osprey] = await api.inClub(
    async () => [await makeMember(), await makeMember(), await makeBoat({ name: 'Osprey' })] as const,
  );
}

const inbox = async (by: TestMember, after = ''): Promise<NotificationPage> =>
  (await api.call('GET', `/notifications-results${after}`, { token: by.token })).body as NotificationPage;
const titles = async (by: TestMember): Promise<string[]> =>
  (await inbox(by)).results.map(({ title }) => title);
const choose = (by: TestMember, choices: object): Promise<Answer> =>
  api.call('PUT', '/notification-choices', { token: by.token, body: choices });
const byMail = (more: Partial<NotificationChoices['channels']> = {}): NotificationChoices => ({
  channels: {
    ...DEFAULT_CHANNELS,
    boated: { push: false, mail: true },
    stillOut: { push: false, mail: true },
    ...more,
  },
  quiet: DEFAULT_QUIET_HOURS,
});
/** Waits for work that follows the answers. */
const settled = workSettled;
const waiting = () => api.inClub(() => DeliveryModel.find().lean());

const newsFor = (member: TestMember, more: Partial<NewNotification> = {}): NewNotification => ({
  key: 'news',
  to: [member.id],
  category: 'boated',
  title: 'News',
  body: '',
  url: '/actions',
  tag: 'matter',
  expiresAt: new Date(api.clock.now().getTime() + 24 * HOUR_S * 1_000),
  ...more,
});
const sendTo = (member: TestMember, more?: Partial<NewNotification>): Promise<void> =>
  api.inClub(() => notify(newsFor(member, more)));

describe('a club that does not use notifications', () => {
  beforeEach(() => open({ features: [] }));

  test('creates no notification in a club that does not use them, and reports the refusal', async () => {
    await launch(api, kim, osprey, { crew: [zoe.id] });
    await settled();
    await sendTo(zoe);
    expect(await api.inClub(() => NotificationModel.countDocuments())).toBe(0);
    for (const [method, path, body] of [
      ['GET', '/notifications-results', undefined],
      ['PUT', '/notifications-read', { ids: null }],
      ['GET', '/notification-choices', undefined],
      ['PUT', '/notification-choices', byMail()],
    ] as const) {
      const answer = await api.call(method, path, { token: kim.token, body });
      expect([answer.status, answer.body]).toEqual([404, [NOTIFICATIONS_OFF, 'feature_off']]);
    }
  });
});

describe('an inbox (rule notify.inbox)', () => {
  beforeEach(() => open());

  test('notifies the crew of a launch, not its launcher, until the landing settles it (rules notify.boated, notify.settled)', async () => {
    const { _id } = await launch(api, kim, osprey, { crew: [zoe.id] });
    await settled();
    expect(await inbox(zoe)).toMatchObject({
      unread: 1,
      results: [
        {
          category: 'boated',
          title: "You've been boated on Osprey",
          body: 'Launched at 10:00.',
          url: '/actions',
          isRead: false,
          isSettled: false,
        },
      ],
    });
    expect(await inbox(kim)).toEqual({ results: [], unread: 0 });
    await land(api, kim, _id, 4);
    await settled();
    expect(await inbox(zoe)).toMatchObject({ unread: 0, results: [{ isRead: true, isSettled: true }] });
  });

  test('does not notify of a launch that arrives half an hour late', async () => {
    const happened = { 'Fleetwatch-Happened-At': '2026-05-01T14:30:00.000Z' };
    const body = launchBody(osprey, kim, { crew: [zoe.id] });
    await api.call('POST', '/launch', { token: kim.token, body, headers: happened });
    await settled();
    expect(await inbox(zoe)).toEqual({ results: [], unread: 0 });
  });

  test('notifies launcher and crew once of a boat that is out for four hours (rule notify.still-out)', async () => {
    await launch(api, kim, osprey, { crew: [zoe.id] });
    api.clock.advanceSeconds(4 * HOUR_S - 1);
    await remindStillOut();
    const sent = () =>
      api.inClub(() => NotificationModel.find({ category: 'stillOut' }).select('member title').lean());
    expect(await sent()).toEqual([]);
    api.clock.advanceSeconds(1);
    await Promise.all([remindStillOut(), remindStillOut()]);
    await remindStillOut();
    expect((await sent()).map(({ member, title }) => [String(member), title])).toEqual([
      [kim.id, 'Osprey is still out'],
      [zoe.id, 'Osprey is still out'],
    ]);
  });

  test('notifies officers of a launch against a rule, also by email at night (rule notify.officers)', async () => {
    const captain = await api.inClub(() => makeMember({ offices: ['boats'] }));
    await api.inClub(() => BoatModel.updateOne({ _id: osprey._id }, { isActive: false }));
    api.clock.set('2026-05-02T04:00:00Z');
    const night = await api.inClub(() => makeMember());
    const happened = { 'Fleetwatch-Happened-At': '2026-05-02T03:59:00.000Z' };
    await api.call('POST', '/launch', {
      token: night.token,
      body: launchBody(osprey, night),
      headers: happened,
    });
    await settled();
    await deliverDue();
    const [sent, ...others] = await api.outbox();
    expect(others).toEqual([]);
    expect(sent).toContain(`To: ${captain.record.email}`);
    expect(sent).toContain('Subject: Osprey was launched despite a rule');
  });

  test("shows and marks as read only the member's own notifications", async () => {
    await sendTo(zoe);
    const [one] = (await inbox(zoe)).results;
    const mark = (by: TestMember, ids: string[] | null): Promise<Answer> =>
      api.call('PUT', '/notifications-read', { token: by.token, body: { ids } });
    expect((await mark(kim, [String(one?._id)])).body).toEqual({ unread: 0 });
    expect((await inbox(zoe)).unread).toBe(1);
    expect((await mark(zoe, [String(one?._id)])).body).toEqual({ unread: 0 });
    await sendTo(zoe, { key: 'more' });
    expect((await mark(zoe, null)).body).toEqual({ unread: 0 });
    expect(
      (
        await mark(
          zoe,
          Array.from({ length: 51 }, () => String(one?._id)),
        )
      ).status,
    ).toBe(422);
  });

  test('returns an inbox in pages of fifty, the latest first', async () => {
    for (let count = 0; count < 52; count += 1) {
      api.clock.advanceSeconds(1);
      await sendTo(zoe, { key: String(count), title: String(count) });
    }
    const first = await inbox(zoe);
    expect([first.results.length, first.results[0]?.title, first.unread]).toEqual([50, '51', 52]);
    const second = await inbox(zoe, `?after=${first.next}`);
    expect(second.results.map(({ title }) => title)).toEqual(['1', '0']);
    expect(second).not.toHaveProperty('next');
    expect((await api.call('GET', '/notifications-results?after=x', { token: zoe.token })).status).toBe(422);
  });

  test('creates a notification once by its key, and none for former members (rule notify.once)', async () => {
    await Promise.all([sendTo(zoe), sendTo(zoe), sendTo(zoe)]);
    await sendTo(zoe);
    expect(await titles(zoe)).toEqual(['News']);
    await api.inClub(() => MemberModel.updateOne({ _id: kim.id }, { isActive: false }));
    await sendTo(kim, { key: 'another' });
    expect(await api.inClub(() => NotificationModel.countDocuments({ member: kim.id }))).toBe(0);
  });

  test('exports an inbox, and erases it with its member', async () => {
    await choose(zoe, byMail());
    await sendTo(zoe);
    const record = await api.inClub(() => MemberModel.findById(zoe.id).select('+hint').orFail().lean());
    expect(await api.inClub(() => exportMember(record))).toMatchObject({
      notifications: [{ title: 'News' }],
      notificationsChosen: [{ channels: { boated: { mail: true } } }],
      notificationsWaiting: [{ channel: 'mail' }],
    });
    await api.inClub(() => eraseMember(record));
    expect(await api.inClub(() => NotificationModel.countDocuments({ member: zoe.id }))).toBe(0);
    expect(await waiting()).toEqual([]);
  });
});

describe('choices (rule notify.channels)', () => {
  beforeEach(() => open());

  test('uses the default channels until a member chooses', async () => {
    const chosen = async () => (await api.call('GET', '/notification-choices', { token: kim.token })).body;
    expect(await chosen()).toEqual({ channels: DEFAULT_CHANNELS, quiet: DEFAULT_QUIET_HOURS });
    expect((await choose(kim, { ...byMail(), quiet: null })).status).toBe(200);
    expect(await chosen()).toEqual({ ...byMail(), quiet: null });
  });

  test("keeps at least one channel for an officer's safety notifications (rule notify.safety-on)", async () => {
    const none = byMail({ safety: { push: false, mail: false } });
    expect((await choose(kim, none)).status).toBe(200);
    await api.inClub(() => MemberModel.updateOne({ _id: kim.id }, { offices: ['duty'] }));
    const refused = await choose(kim, none);
    expect([refused.status, refused.body]).toEqual([422, [SAFETY_CHANNEL_NEEDED, 'invalid:channels.safety']]);
  });

  test('refuses invalid quiet hours', async () => {
    for (const from of ['24:00', '9:30', 'late']) {
      const refused = await choose(kim, { ...byMail(), quiet: { from, until: '06:00' } });
      expect([refused.status, (refused.body as string[])[0]]).toEqual([422, QUIET_TIME]);
    }
  });
});

describe('a mail', () => {
  beforeEach(() => open({ publicOrigin: 'https://rowing.example' }));

  test('emails a notification once to a member who chose email, from whichever process', async () => {
    await sendTo(zoe, { key: 'without' });
    await choose(zoe, byMail());
    await sendTo(zoe, { body: 'Land it if you are back.', url: '/actions?do=land' });
    await Promise.all([deliverDue(), deliverDue(), deliverDue()]);
    await deliverDue();
    const [sent, ...others] = await api.outbox();
    expect(others).toEqual([]);
    expect(sent).toContain('Subject: News');
    expect(sent).toContain('https://rowing.example/actions?do=land');
    expect(await waiting()).toEqual([]);
  });

  test('does not email a notification that was read or settled before (rules notify.read, notify.settled)', async () => {
    await choose(zoe, byMail());
    await sendTo(zoe);
    await api.call('PUT', '/notifications-read', { token: zoe.token, body: { ids: null } });
    const { _id } = await launch(api, kim, osprey, { crew: [zoe.id] });
    await settled();
    await land(api, kim, _id, 4);
    await settled();
    await deliverDue();
    expect(await api.outbox()).toEqual([]);
  });

  test('holds an email until quiet hours end, and drops it when it is too late by then (rules notify.quiet, notify.expiry)', async () => {
    await choose(zoe, byMail());
    // 23:00.
    api.clock.set('2026-05-02T04:00:00Z');
    await sendTo(zoe);
    await sendTo(zoe, { key: 'short', expiresAt: new Date('2026-05-02T05:00:00Z') });
    api.clock.set('2026-05-02T10:59:59Z');
    await deliverDue();
    expect(await api.outbox()).toEqual([]);
    api.clock.set('2026-05-02T11:00:00Z');
    await deliverDue();
    expect(await api.outbox()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('does not email a notification too late', async () => {
    await choose(zoe, byMail());
    await sendTo(zoe, { expiresAt: new Date(api.clock.now().getTime() + MINUTE_S * 1_000) });
    api.clock.advanceSeconds(MINUTE_S);
    await deliverDue();
    expect([await api.outbox(), await waiting()]).toEqual([[], []]);
  });

  test('retries a failed email after 1, 5 and 30 minutes, and then stops (rule notify.retry)', async () => {
    api = await freshClub({
      features: ['notifications'],
      startsAt: '2026-05-01T15:00:00Z',
      smtpUrl: 'smtp://127.0.0.1:1',
    });
    zoe = await api.inClub(() => makeMember());
    await choose(zoe, byMail());
    await sendTo(zoe);
    const failures = (): number => api.logged.filter(({ event }) => event === 'delivery_failed').length;
    for (const [minutes, count] of [
      [0, 1],
      [0.9, 1],
      [0.1, 2],
      [4.9, 2],
      [0.1, 3],
      [29.9, 3],
      [0.1, 4],
      [600, 4],
    ] as const) {
      api.clock.advanceSeconds(minutes * MINUTE_S);
      await deliverDue();
      expect(failures()).toBe(count);
    }
    expect(await waiting()).toEqual([]);
  });
});

describe("quiet hours by the club's clock", () => {
  beforeEach(() => open());

  test.each([
    ['an evening', '2026-05-02T04:00:00Z', '2026-05-02T11:00:00Z'],
    ['after midnight', '2026-05-02T06:00:00Z', '2026-05-02T11:00:00Z'],
    ['the day', '2026-05-01T17:00:00Z', '2026-05-01T17:00:00Z'],
    // 06:00 is an hour sooner after the night in spring, and an hour later in autumn.
    ['the night in spring', '2026-03-08T05:00:00Z', '2026-03-08T11:00:00Z'],
    ['the night in autumn', '2026-11-01T04:00:00Z', '2026-11-01T12:00:00Z'],
  ])('ends quiet hours for %s', async (_when, at, expected) => {
    const until = await api.inClub(() => Promise.resolve(afterQuietHours(DEFAULT_QUIET_HOURS, new Date(at))));
    expect(until.toISOString()).toBe(new Date(expected).toISOString());
  });
});
