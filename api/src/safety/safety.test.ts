import type { AuditPage } from '@fleetwatch/contract/audit/wire';
import { DEFAULT_SETTINGS, type SafetySettings } from '@fleetwatch/contract/safety/settings';
import type { Alert, AlertsAnswer, OutBoat, OutBoatsAnswer, Trip } from '@fleetwatch/contract/safety/wire';
import { TELL_US_IF_STILL_OUT, reportedAshore } from '@fleetwatch/contract/notifications/texts';
import * as texts from '@fleetwatch/contract/safety/texts';
import type { BoatRecord } from '../boats/Boat.ts';
import { ClubModel } from '../clubs/Club.ts';
import { clearClubCache } from '../clubs/clubDirectory.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { noteWrite } from '../platform/cache/modelVersions.ts';
import { launchBody, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Call, TestClub } from '../testing/startTestApi.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { AlertModel } from './Alert.ts';
import { dayEndOf } from '../clubs/clubSafety.ts';
import { ladderTerms } from './ladderTerms.ts';
import { watchOverdue } from './commands/watchOverdue.ts';

let api: TestClub;
let noor: TestMember;
let kim: TestMember;
let coach: TestMember;
let safety: TestMember;
let duty: TestMember;
let eight: BoatRecord;
let single: BoatRecord;

beforeEach(async () => {
  // 08:00 in Chicago.
  api = await freshClub({ startsAt: '2026-11-26T14:00:00Z', features: ['overdue', 'notifications'] });
  [noor, kim, coach, safety, duty, eight, single] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Noor Tidewell' }),
        await makeMember({ name: 'Kim Harper' }),
        await makeCoach(),
        await makeMember({ name: 'Sam Safety', offices: ['safety'] }),
        await makeMember({ name: 'Dana Duty', offices: ['duty'] }),
        await makeBoat({ name: 'Osprey', className: 'Eight' }),
        await makeBoat({ name: 'Heron', className: 'Scull' }),
      ] as const,
  );
});

const landBy = async (by: TestMember, sortie: string) =>
  sortieOf(await api.as(by, 'POST', '/land', { sortie, miles: 4, description: '', uid: by.id }));
const launched = async (boat: BoatRecord, by: TestMember, trip?: Trip, more: Call = {}) =>
  sortieOf(
    await api.as(by, 'POST', '/launch', launchBody(boat, by, { replies: [], ...(trip && { trip }) }), more),
  );
const outBoats = async (): Promise<OutBoatsAnswer> => {
  const answer = await api.as(kim, 'GET', '/out-boats');
  expect(answer.status).toBe(200);
  return answer.body as OutBoatsAnswer;
};
const alerts = async (by = safety): Promise<AlertsAnswer> =>
  (await api.as(by, 'GET', '/alerts')).body as AlertsAnswer;
const onlyAlert = async (): Promise<Alert> => {
  const [alert, ...others] = (await alerts()).results;
  expect(others).toEqual([]);
  if (!alert) throw new Error('There is no alert.');
  return alert;
};
const at = (time: string): number => Date.parse(`2026-11-26T${time}:00-06:00`);
/** Moves the club's clock to a time of its day, and runs the checks. */
async function checkAt(time: string): Promise<void> {
  api.clock.set(new Date(at(time)).toISOString());
  await watchOverdue();
  await workSettled();
}
const notificationsOf = async (member: TestMember): Promise<string[]> => {
  const notifications = await api.inClub(() =>
    NotificationModel.find({ member: member.id }).sort({ at: 1, _id: 1 }).lean(),
  );
  return notifications.map(({ title, body }) => [title, body].filter(Boolean).join(' '));
};
async function setClub(change: object): Promise<void> {
  await api.inClub(async () => {
    await ClubModel.updateOne({ _id: api.clubId }, change);
    noteWrite(api.clubId, 'Club');
  });
  clearClubCache();
}
const settings = (more: Partial<SafetySettings> = {}): SafetySettings => ({ ...DEFAULT_SETTINGS, ...more });

describe('when a boat is expected (rule safety.expected)', () => {
  test("expects a boat at the crew's time, or else by the default of its area or club", async () => {
    const set = await api.as(
      safety,
      'PUT',
      '/safety-settings',
      settings({ areas: [{ _id: '', name: 'Lake', minutes: 150 }] }),
    );
    const [lake] = (set.body as SafetySettings).areas;
    await launched(eight, noor, { back: 60, heading: ' upstream ', lights: true });
    await launched(single, kim, { area: lake?._id ?? '' });
    expect((await outBoats()).results).toMatchObject([
      {
        bus: 'Osprey',
        expected: at('09:00'),
        source: 'member',
        heading: 'upstream',
        lights: true,
        area: null,
      },
      { bus: 'Heron', expected: at('10:30'), source: 'area', area: 'Lake', lights: false },
    ]);
    const third = await api.inClub(() => makeBoat({ name: 'Teal' }));
    await launched(third, noor);
    expect((await outBoats()).results[1]).toMatchObject({
      bus: 'Teal',
      expected: at('09:30'),
      source: 'default',
    });
  });

  test('sets "until dark" to the club\'s last boat, also for a launch without a time', async () => {
    await setClub({ $set: { place: { latitude: 41.88, longitude: -87.63 } } });
    const { lastBoat } = await outBoats();
    expect(new Date(lastBoat ?? 0).toISOString()).toMatch(/^2026-11-26T22:2/);
    await launched(eight, noor, { back: 'dark' });
    expect((await outBoats()).results).toMatchObject([{ expected: lastBoat }]);
    await checkAt('16:00');
    await launched(single, kim);
    expect((await outBoats()).results.map(({ expected }) => expected)).toEqual([lastBoat, lastBoat]);
  });

  test.each([
    [{ back: 9 }, 'invalid:trip.back', texts.BACK_RANGE],
    [{ back: 961 }, 'invalid:trip.back', texts.BACK_RANGE],
    [{ heading: 'x'.repeat(41) }, 'invalid:trip.heading', texts.HEADING_LENGTH],
    [{ area: '0'.repeat(24) }, 'invalid:area', texts.AREA_UNKNOWN],
  ])('refuses %j', async (trip, code, text) => {
    const body = launchBody(eight, noor, { replies: [], trip });
    expect((await api.as(noor, 'POST', '/launch', body)).body).toEqual([text, code]);
  });

  test('counts the time of a launch that was sent later from when it left, even if its area is gone', async () => {
    const headers = { 'Fleetwatch-Happened-At': '2026-11-26T13:30:00Z' };
    await launched(eight, noor, { back: 60, area: '0'.repeat(24) }, { headers });
    expect((await outBoats()).results).toMatchObject([{ expected: at('08:30'), area: null }]);
  });

  test('accepts a time of return at the kiosk too', async () => {
    const body = {
      bus: String(eight._id),
      name: 'Noor Tidewell',
      password: PASSWORD,
      replies: [],
      trip: { back: 120 },
    };
    expect((await api.call('POST', '/auth-launch', { body })).status).toBe(200);
    expect((await outBoats()).results).toMatchObject([{ expected: at('10:00'), source: 'member' }]);
  });

  test('lets only the crew, a coach and the duty team change the time, counted from now', async () => {
    const { _id: id } = await launched(eight, noor, { back: 60 });
    await checkAt('08:50');
    expect((await api.as(kim, 'PUT', '/sortie-back', { id, back: 30 })).body).toEqual([
      texts.ONLY_CREW_CHANGES_BACK,
      'forbidden',
    ]);
    for (const [count, member] of [noor, coach, duty].entries()) {
      const answer = await api.as(member, 'PUT', '/sortie-back', { id, back: 30 + count });
      expect(answer.body).toMatchObject({ expected: at('09:20') + count * 60_000, changes: count + 1 });
    }
    const audit = (await api.as(coach, 'GET', '/audit-results')).body as AuditPage;
    expect(audit.results.map(({ verb, after }) => [verb, after])).toEqual([
      ['change-back', {}],
      ['change-back', {}],
    ]);
    await landBy(noor, id);
    expect((await api.as(noor, 'PUT', '/sortie-back', { id, back: 30 })).body).toEqual([
      texts.NO_LONGER_OUT,
      'not_out',
    ]);
  });

  test('applies a repeated change of the time once', async () => {
    const { _id: id } = await launched(eight, noor, { back: 60 });
    const key = '00000000-0000-4000-8000-000000000001';
    await api.as(noor, 'PUT', '/sortie-back', { id, back: 30 }, { key });
    api.clock.set('2026-11-26T14:10:00Z');
    const again = await api.as(noor, 'PUT', '/sortie-back', { id, back: 30 }, { key });
    expect(again.body).toMatchObject({ expected: at('08:30'), changes: 1 });
    expect((await outBoats()).results).toMatchObject([{ expected: at('08:30'), changes: 1 }]);
  });
});

describe('the ladder (rules safety.ladder, safety.alerts)', () => {
  test('notifies the crew, then the duty team, then the safety officers, each once, until someone acknowledges it', async () => {
    await launched(eight, noor, { back: 60, heading: 'upstream' });
    await checkAt('09:14');
    expect((await alerts()).results).toEqual([]);
    // Two concurrent processes send it once.
    await Promise.all([checkAt('09:15'), checkAt('09:15')]);
    await checkAt('09:16');
    expect(await onlyAlert()).toMatchObject({
      level: 'late',
      since: at('09:15'),
      user: 'Noor Tidewell',
      closed: null,
    });
    expect(await notificationsOf(noor)).toEqual(['Are you back? Osprey was due at 09:00.']);
    const asked = await api.inClub(() => NotificationModel.findOne({ member: noor.id }).lean());
    expect(asked?.actions).toEqual([
      { title: 'Landed', path: '/actions?do=land' },
      { title: 'More time or help', path: '/safety' },
    ]);
    expect(await notificationsOf(duty)).toEqual([]);
    await checkAt('09:30');
    await checkAt('09:31');
    expect(await notificationsOf(duty)).toEqual(['Osprey is overdue. 1 aboard, launched 08:00, upstream.']);
    expect(await notificationsOf(safety)).toEqual([]);
    await Promise.all([checkAt('10:00'), checkAt('10:00')]);
    const alarm =
      'Nobody has heard from Osprey since 08:00. Decide: call 112? 1 aboard, launched 08:00, upstream.';
    expect(await notificationsOf(safety)).toEqual([alarm]);
    await checkAt('10:09');
    await checkAt('10:10');
    expect(await notificationsOf(safety)).toEqual([alarm, alarm]);
    const { _id: id } = await onlyAlert();
    expect((await api.as(safety, 'POST', '/alert-acknowledge', { id })).body).toMatchObject({
      acknowledged: { by: 'Sam Safety', at: at('10:10') },
    });
    await checkAt('10:20');
    expect(await notificationsOf(safety)).toHaveLength(2);
    // An acknowledgement stops repeats for 15 minutes, but not the levels.
    await checkAt('10:30');
    expect(await notificationsOf(safety)).toHaveLength(3);
    expect((await onlyAlert()).lines.map(({ what, by }) => [what, by])).toEqual([
      ['late', null],
      ['overdue', null],
      ['alarm', null],
      ['acknowledged', 'Sam Safety'],
    ]);
  });

  test.each([
    [
      'cold water',
      { values: [{ input: 'waterC', value: 45, unit: 'F', source: 'By hand', ageMin: 5 }], flag: 'green' },
      15,
    ],
    [
      'warm water',
      { values: [{ input: 'waterC', value: 52, unit: 'F', source: 'By hand', ageMin: 5 }], flag: 'green' },
      30,
    ],
    ['a red flag', { values: [], flag: 'red' }, 15],
    ['no flag', { values: [], flag: null }, 30],
  ])('sets the delays by %s at the launch', async (_what, conditions, minutes) => {
    const { _id } = await launched(eight, noor, { back: 60 });
    await api.inClub(() =>
      SortieModel.updateOne({ _id }, { $set: { conditions: { version: 1, ...conditions } } }),
    );
    expect((await outBoats()).results[0]?.ladder.overdue).toBe(at('09:00') + minutes * 60_000);
  });

  const present = {
    flag: (by: TestMember, more: object = {}) =>
      api.as(by, 'POST', '/conditions-flag', { colour: 'yellow', text: '', hours: 2, reason: '', ...more }),
    water: (value: number) =>
      api.as(coach, 'POST', '/conditions-reading', { input: 'waterC', value, unit: 'C', where: '' }),
  };
  const withConditions = () => setClub({ $set: { features: ['overdue', 'notifications', 'conditions'] } });
  const levels = async () => (await alerts()).results.map(({ level, since }) => [level, since]);

  test('halves the delays when a flag is raised while a boat is out, and keeps what was reached when it ends', async () => {
    await withConditions();
    await launched(eight, noor, { back: 60 });
    await checkAt('09:20');
    expect(await levels()).toEqual([['late', at('09:15')]]);
    expect((await present.flag(coach, { colour: 'red' })).status).toBe(200);
    await checkAt('09:21');
    // Counted from when the flag was seen, so that no one is notified of an earlier time.
    expect(await levels()).toEqual([['overdue', at('09:21')]]);
    expect(await notificationsOf(duty)).toHaveLength(1);
    const ended = await present.flag(safety, { colour: null, reason: 'The fog is gone' });
    expect(ended.status).toBe(200);
    await checkAt('09:59');
    expect(await levels()).toEqual([['overdue', at('09:21')]]);
    expect((await outBoats()).results[0]?.ladder).toMatchObject({
      overdue: at('09:21'),
      alarm: at('10:00'),
    });
    await checkAt('10:00');
    expect(await levels()).toEqual([['alarm', at('10:00')]]);
    expect(await notificationsOf(safety)).toHaveLength(1);
  });

  test('halves the delays in cold water until the reading is stale', async () => {
    await withConditions();
    await launched(eight, noor, { back: 300 });
    const overdue = async () => (await outBoats()).results[0]?.ladder.overdue;
    expect((await present.water(10)).status).toBe(200);
    expect(await overdue()).toBe(at('13:30'));
    await checkAt('09:00');
    expect((await present.water(9.9)).status).toBe(200);
    expect(await overdue()).toBe(at('13:15'));
    await checkAt('12:01');
    // Three hours later the reading is too old; a launch writes, so that the answer is recomputed.
    await launched(single, kim, { back: 600 });
    const eights = (await outBoats()).results.find(({ bus }) => bus === 'Osprey');
    expect(eights?.ladder.overdue).toBe(at('13:30'));
  });

  test('sends all levels at once when the scheduler was down', async () => {
    await launched(single, noor, { back: 60 });
    await checkAt('11:00');
    expect(
      [await notificationsOf(noor), await notificationsOf(duty), await notificationsOf(safety)].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 1]);
    expect(await onlyAlert()).toMatchObject({ level: 'alarm', since: at('09:30') });
  });

  test('lets one of two officers acknowledge at the same instant, and shows it to the other', async () => {
    await launched(eight, noor, { back: 60 });
    await checkAt('10:00');
    const { _id: id } = await onlyAlert();
    const both = await Promise.all(
      [safety, duty].map((member) => api.as(member, 'POST', '/alert-acknowledge', { id })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const names = both.map(({ body }) => (body as Alert).acknowledged?.by);
    expect(new Set(names).size).toBe(1);
    expect((await onlyAlert()).lines.filter(({ what }) => what === 'acknowledged')).toHaveLength(1);
  });

  test('ends the alert and restarts the countdown with a new time', async () => {
    const { _id: id } = await launched(eight, noor, { back: 60 });
    await checkAt('09:31');
    await api.as(noor, 'PUT', '/sortie-back', { id, back: 60 });
    await workSettled();
    expect(await onlyAlert()).toMatchObject({ outcome: 'safeLate', closed: at('09:31') });
    expect(await notificationsOf(duty)).toEqual([
      'Osprey is overdue. 1 aboard, launched 08:00.',
      'Osprey is safe and expected back at 10:31.',
    ]);
    await checkAt('10:45');
    expect(await onlyAlert()).toMatchObject({ outcome: 'safeLate' });
    await checkAt('10:46');
    expect(await onlyAlert()).toMatchObject({
      outcome: null,
      closed: null,
      level: 'late',
      expected: at('10:31'),
    });
  });

  test('ends the alert with a note when a landing arrives later, and notifies those who were alerted', async () => {
    const { _id } = await launched(eight, noor, { back: 60 });
    await checkAt('10:00');
    const body = { sortie: _id, miles: 4, description: '', uid: noor.id };
    const headers = { 'Fleetwatch-Happened-At': '2026-11-26T15:05:00Z' };
    expect((await api.as(noor, 'POST', '/land', body, { headers })).status).toBe(200);
    await workSettled();
    const alert = await onlyAlert();
    expect(alert).toMatchObject({ outcome: 'landed' });
    expect(alert.lines.at(-1)).toMatchObject({
      what: 'landed',
      by: null,
      note: 'Landed at 09:05, reported at 10:00.',
    });
    for (const member of [duty, safety])
      expect((await notificationsOf(member)).at(-1)).toBe('Osprey is back.');
    expect((await notificationsOf(noor)).at(-1)).toBe('Are you back? Osprey was due at 09:00.');
    await checkAt('10:30');
    expect(await notificationsOf(safety)).toHaveLength(2);
  });

  test('ends in the next check what a killed process left open', async () => {
    const { _id } = await launched(eight, noor, { back: 60 });
    await checkAt('09:30');
    await landBy(noor, _id);
    await workSettled();
    await api.inClub(() =>
      AlertModel.updateOne({ sortie: _id }, { $set: { closedAt: null, outcome: null } }),
    );
    expect(await api.inClub(() => SortieModel.countDocuments({ isOut: true }))).toBe(0);
    await checkAt('09:31');
    expect(await onlyAlert()).toMatchObject({ outcome: 'landed' });
  });

  test('stops the search for a boat on its rack, which can still be landed for its miles (rule safety.ashore)', async () => {
    const { _id: id } = await launched(eight, noor, { back: 60 });
    await checkAt('09:30');
    const answer = await api.as(kim, 'POST', '/sortie-ashore', { id });
    expect(answer.body).toMatchObject({
      ashore: { by: 'Kim Harper', at: at('09:30') },
      alert: null,
    } satisfies Partial<OutBoat>);
    await workSettled();
    // Someone else reports it: the crew is notified, and coaches see who reported it.
    const message = `${reportedAshore(eight.name)} ${TELL_US_IF_STILL_OUT}`;
    expect(await notificationsOf(noor)).toContain(message);
    expect(await notificationsOf(kim)).not.toContain(message);
    const trail = (await api.as(coach, 'GET', '/audit-results')).body as AuditPage;
    expect(trail.results.filter(({ verb }) => verb === 'ashore')).toMatchObject([
      { who: { name: 'Kim Harper' } },
    ]);
    await checkAt('10:30');
    expect(await onlyAlert()).toMatchObject({ outcome: 'ashore' });
    expect(await notificationsOf(safety)).toEqual([]);
    expect(await landBy(noor, id)).toMatchObject({ miles: 4 });
    expect((await api.as(kim, 'POST', '/sortie-ashore', { id })).body).toEqual([
      texts.NO_LONGER_OUT,
      'not_out',
    ]);
  });

  test('ends repeats when the search ends, and the alert when it is resolved', async () => {
    await launched(eight, noor, { back: 60 });
    await checkAt('10:00');
    const { _id: id } = await onlyAlert();
    const stage = (name: string, note: string, by = safety) =>
      api.as(by, 'PUT', '/alert-stage', { id, stage: name, note });
    expect((await stage('searching', 'Launch 2 is out')).body).toMatchObject({
      stage: 'searching',
      closed: null,
    });
    await checkAt('10:30');
    expect(await notificationsOf(safety)).toHaveLength(1);
    expect((await stage('resolved', 'Towed home', kim)).body).toEqual([texts.ONLY_WATCHERS, 'coaches_only']);
    expect((await stage('resolved', 'Towed home')).body).toMatchObject({
      outcome: 'resolved',
      closed: at('10:30'),
    });
    await checkAt('11:30');
    expect(await notificationsOf(safety)).toEqual([expect.any(String), 'The alert for Osprey is resolved.']);
    expect((await stage('searching', '')).body).toEqual([texts.ALERT_OVER, 'alert_over']);
  });

  test('ticks the checklist with names and times (rule safety.checklist)', async () => {
    await launched(eight, noor, { back: 60 });
    await checkAt('10:00');
    const { _id: id } = await onlyAlert();
    const tick = (step: string, done: boolean, note: string, by: TestMember) =>
      api.as(by, 'PUT', '/alert-step', { id, step, done, note });
    await tick('dock', true, '', duty);
    const answer = await tick('services', true, ' No 4711 ', safety);
    expect(answer.body).toMatchObject({
      steps: [
        { step: 'dock', by: 'Dana Duty', at: at('10:00'), note: '' },
        { step: 'services', by: 'Sam Safety', at: at('10:00'), note: 'No 4711' },
      ],
    });
    expect((await tick('dock', false, '', safety)).body).toMatchObject({ steps: [{ step: 'services' }] });
    expect((await tick('prayer', true, '', safety)).status).toBe(422);
  });

  test('reminds boats without lights before the last boat, and makes them overdue after it (rule safety.dark)', async () => {
    await setClub({ $set: { place: { latitude: 41.88, longitude: -87.63 } } });
    const lastBoat = (await outBoats()).lastBoat ?? 0;
    await launched(eight, noor, { back: 600 });
    await launched(single, kim, { back: 600, lights: true });
    api.clock.set(new Date(lastBoat - 30 * 60_000).toISOString());
    await watchOverdue();
    await workSettled();
    expect(await notificationsOf(noor)).toEqual([
      expect.stringMatching(/^Osprey is out without lights\. Be back by 16:2\d\.$/),
    ]);
    expect(await notificationsOf(kim)).toEqual([]);
    api.clock.set(new Date(lastBoat).toISOString());
    await watchOverdue();
    expect(await onlyAlert()).toMatchObject({ bus: 'Osprey', level: 'overdue' });
  });

  test('loses and repeats nothing over midnight and a daylight saving change', async () => {
    api.clock.set('2026-10-31T23:30:00-05:00');
    const { _id } = await launched(eight, noor, { back: 180 });
    const [boat] = (await outBoats()).results;
    // Three elapsed hours, across the clock change.
    expect(boat?.expected).toBe(Date.parse('2026-11-01T02:30:00-05:00'));
    api.clock.set('2026-11-01T02:45:00-05:00');
    await watchOverdue();
    expect(await onlyAlert()).toMatchObject({ level: 'late', sortie: _id });
    // The hour from 01:00 to 02:00 is repeated.
    expect(await notificationsOf(noor)).toEqual(['Are you back? Osprey was due at 01:30.']);
  });
});

test("calculates a day's sun once, whatever the number of boats", async () => {
  await setClub({ $set: { place: { latitude: 41.88, longitude: -87.63 } } });
  const terms = await api.inClub(ladderTerms);
  const [once, again] = await api.inClub(() => Promise.resolve([1, 2].map(() => terms.dayEnd('2026-11-26'))));
  expect(again).toBe(once);
  expect(once?.duskMs).toBe((await api.inClub(() => Promise.resolve(dayEndOf('2026-11-26')))).duskMs);
});

test('does nothing about the dark where the sun does not set (rules safety.dark, safety.expected)', async () => {
  // 08:00 in summer in Tromsø; the test club's calendar stays on Chicago time.
  api.clock.set('2026-06-21T13:00:00Z');
  await setClub({ $set: { place: { latitude: 69.65, longitude: 18.96 } } });
  const { _id } = await launched(eight, noor, { back: 'dark' });
  const { results, lastBoat } = await outBoats();
  expect(lastBoat).toBeNull();
  // The usual time: an hour and a half.
  const expected = Date.parse('2026-06-21T14:30:00Z');
  expect(results).toMatchObject([
    { expected, ladder: { dark: null, alarm: expected + 60 * 60_000, overdue: expected + 30 * 60_000 } },
  ]);
  api.clock.set('2026-06-21T14:59:00Z');
  await watchOverdue();
  await workSettled();
  expect(await notificationsOf(noor)).toEqual(['Are you back? Osprey was due at 09:30.']);
  expect(await onlyAlert()).toMatchObject({ sortie: _id, level: 'late' });
});

describe('who may', () => {
  test('shows the kiosk who is out, without destination and without contacts', async () => {
    await api.as(
      safety,
      'PUT',
      '/safety-settings',
      settings({ rescue: [{ name: 'Harbour', phone: '+1 312 555 0100' }] }),
    );
    const body = launchBody(eight, noor, { replies: [], crew: [kim.id], trip: { heading: 'upstream' } });
    await api.as(noor, 'POST', '/launch', body);
    const { results, settings: shown } = (await api.call('GET', '/out-boats')).body as OutBoatsAnswer;
    expect(results).toMatchObject([
      { bus: 'Osprey', user: 'Noor Tidewell', user_id: '', crew: [''], heading: '' },
    ]);
    expect(shown.rescue).toEqual([]);
    expect((await outBoats()).settings.rescue).toHaveLength(1);
  });

  test('shows alerts only to those who watch, and lets only coaches and safety officers change settings', async () => {
    expect((await api.as(noor, 'GET', '/alerts')).body).toEqual([texts.ONLY_WATCHERS, 'coaches_only']);
    for (const member of [coach, safety, duty])
      expect((await api.as(member, 'GET', '/alerts')).status).toBe(200);
    expect((await api.as(duty, 'PUT', '/safety-settings', settings())).body).toEqual([
      texts.ONLY_SAFETY_OFFICERS,
      'coaches_only',
    ]);
    expect((await api.as(safety, 'PUT', '/safety-settings', settings({ minutes: 120 }))).body).toMatchObject({
      minutes: 120,
    });
    expect((await outBoats()).settings.minutes).toBe(120);
  });

  test.each([
    [{ minutes: 5 }, 'invalid:minutes', texts.BACK_RANGE],
    [{ delays: { late: 30, overdue: 20, alarm: 60 } }, 'invalid:delays', texts.LADDER_ORDER],
    [{ emergencyNumber: 'police' }, 'invalid:emergencyNumber', texts.PHONE_SHAPE],
    [{ areas: [{ _id: '', name: '', minutes: null }] }, 'invalid:areas.0.name', texts.AREAS_SHAPE],
  ])('refuses settings %j', async (wrong, code, text) => {
    expect((await api.as(safety, 'PUT', '/safety-settings', settings(wrong))).body).toEqual([text, code]);
  });

  test('does nothing in a club without the feature', async () => {
    await setClub({ $set: { features: ['notifications'] } });
    await launched(eight, noor, { back: 60 });
    expect((await api.call('GET', '/out-boats')).body).toEqual([texts.OVERDUE_OFF, 'feature_off']);
    await checkAt('12:30');
    expect(await notificationsOf(safety)).toEqual([]);
    await setClub({ $set: { features: ['overdue', 'notifications'] } });
    await checkAt('12:31');
    expect((await outBoats()).results).toEqual([]);
    expect((await alerts()).results).toEqual([]);
  });

  test('emails officers in a club without notifications', async () => {
    await setClub({ $set: { features: ['overdue'] } });
    await launched(eight, noor, { back: 60 });
    await checkAt('10:00');
    await checkAt('10:01');
    const mails = (await api.outbox()).filter((mail) => mail.includes('Nobody has heard from Osprey'));
    expect(mails).toHaveLength(1);
  });

  test('shows officers when the checks last ran', async () => {
    expect((await alerts()).checked).toBe(at('08:00'));
  });
});
