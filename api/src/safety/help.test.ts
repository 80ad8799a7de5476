import * as texts from '@fleetwatch/contract/safety/texts';
import type { AlertsAnswer, OutBoat, OutBoatsAnswer, RescueSheet } from '@fleetwatch/contract/safety/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { launch } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Call, TestClub } from '../testing/startTestApi.ts';
import { watchOverdue } from './commands/watchOverdue.ts';

let api: TestClub;
let noor: TestMember;
let kim: TestMember;
let ben: TestMember;
let duty: TestMember;
let safety: TestMember;
let double: BoatRecord;
let sortie: string;

beforeEach(async () => {
  api = await freshClub({
    startsAt: '2026-11-26T16:00:00Z',
    features: ['overdue', 'notifications'],
  });
  [noor, kim, ben, duty, safety, , double] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Noor Tidewell' }),
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Ben Bay' }),
        await makeMember({ name: 'Di Duty', offices: ['duty'] }),
        await makeMember({ name: 'Sam Safety', offices: ['safety'] }),
        await makeCoach(),
        await makeBoat({ name: 'Osprey', className: 'Double' }),
      ] as const,
  );
  ({ _id: sortie } = await launch(api, noor, double, { crew: [kim.id], trip: { back: 120 } }));
});
const askForHelp = async (by: TestMember, more: Call = {}) => {
  const answer = await api.as(by, 'POST', '/sortie-help', { id: sortie }, more);
  await workSettled();
  return answer;
};
const checkAt = async (time: string): Promise<void> => {
  api.clock.set(`2026-11-26T${time}:00Z`);
  await watchOverdue();
  await workSettled();
};
const titlesTo = async ({ id }: TestMember): Promise<string[]> => {
  const notifications = await api.inClub(() =>
    NotificationModel.find({ member: id }).sort({ at: 1, _id: 1 }).lean(),
  );
  return notifications.map(({ title }) => title);
};
const alerts = async () => ((await api.as(safety, 'GET', '/alerts')).body as AlertsAnswer).results;
const onBoard = async () =>
  ((await api.as(ben, 'GET', '/out-boats')).body as OutBoatsAnswer).results[0] as OutBoat;

test('alarms at once and once when a crew asks for help, even before its time (rule safety.help)', async () => {
  api.clock.set('2026-11-26T16:20:00Z');
  const key = { key: 'help-for-the-osprey' };
  const first = await askForHelp(kim, key);
  expect(first).toMatchObject({ status: 200, body: { help: { by: 'Kim Harper' } } });
  expect((await askForHelp(kim, key)).body).toEqual(first.body);
  await askForHelp(noor);
  await checkAt('16:21');
  const [alert] = await alerts();
  expect(alert).toMatchObject({ level: 'alarm', since: Date.parse('2026-11-26T16:20:00Z') });
  expect(alert?.lines.filter(({ what }) => what === 'help')).toMatchObject([{ by: 'Kim Harper' }]);
  for (const officer of [duty, safety]) expect(await titlesTo(officer)).toEqual([texts.needsHelp('Osprey')]);
  // No one is asked whether they are back.
  for (const one of [noor, kim]) expect((await titlesTo(one)).join()).not.toContain('back');
  expect(await onBoard()).toMatchObject({ help: { by: 'Kim Harper' }, alert: { level: 'alarm' } });
  const sheet = (await api.as(safety, 'GET', `/rescue-sheet/${sortie}`)).body as RescueSheet;
  expect(sheet.lastReport).toMatchObject({ how: 'help', by: 'Kim Harper' });
  await checkAt('16:31');
  expect(await titlesTo(safety)).toEqual([texts.needsHelp('Osprey'), texts.needsHelp('Osprey')]);
});

test('passes on a call for help after an earlier, acknowledged alarm', async () => {
  await checkAt('18:40');
  const [alert] = await alerts();
  expect(alert?.level).toBe('alarm');
  await api.as(safety, 'POST', '/alert-acknowledge', { id: alert?._id });
  api.clock.set('2026-11-26T18:41:00Z');
  await askForHelp(kim);
  expect((await titlesTo(safety)).at(-1)).toBe(texts.needsHelp('Osprey'));
  expect((await titlesTo(duty)).at(-1)).toBe(texts.needsHelp('Osprey'));
});

test('ends a call for help when the crew gives a time of return, or the boat lands', async () => {
  api.clock.set('2026-11-26T16:20:00Z');
  await askForHelp(kim);
  await api.as(noor, 'PUT', '/sortie-back', { id: sortie, back: 60 });
  await workSettled();
  expect(await onBoard()).not.toHaveProperty('help');
  await checkAt('16:25');
  expect((await alerts())[0]).toMatchObject({ outcome: 'safeLate' });
  expect((await onBoard()).alert).toBeNull();
  await askForHelp(noor);
  expect((await onBoard()).alert).toMatchObject({ level: 'alarm' });
  await api.as(noor, 'POST', '/land', { sortie, miles: 4, description: '', uid: noor.id });
  await workSettled();
  expect((await alerts())[0]).toMatchObject({ outcome: 'landed' });
  expect((await askForHelp(noor)).body).toEqual([texts.NO_LONGER_OUT, 'not_out']);
});

test('accepts a call for help only from members aboard, in a club that watches', async () => {
  for (const by of [ben, safety])
    expect((await askForHelp(by)).body).toEqual([texts.ONLY_CREW_ASKS, 'forbidden']);
  expect((await api.call('POST', '/sortie-help', { body: { id: sortie } })).status).toBe(401);
  expect((await api.as(kim, 'POST', '/sortie-help', { id: '0'.repeat(24) })).status).toBe(404);
  expect(await alerts()).toEqual([]);
});

test('searches again for a boat that was reported on its rack', async () => {
  await api.as(ben, 'POST', '/sortie-ashore', { id: sortie });
  await askForHelp(kim);
  expect(await onBoard()).toMatchObject({ ashore: null, alert: { level: 'alarm' } });
  // Called again, and passed on again.
  await api.as(ben, 'POST', '/sortie-ashore', { id: sortie });
  await workSettled();
  expect((await onBoard()).alert).toBeNull();
  api.clock.set('2026-11-26T16:02:00Z');
  await askForHelp(kim);
  expect(await onBoard()).toMatchObject({ ashore: null, alert: { level: 'alarm' } });
  // The same entry, sent again (rule notify.updated).
  const notifications = await api.inClub(() =>
    NotificationModel.find({ member: safety.id, title: texts.needsHelp('Osprey') }).lean(),
  );
  expect(notifications).toMatchObject([
    { at: new Date('2026-11-26T16:02:00Z'), readAt: null, settledAt: null },
  ]);
});
