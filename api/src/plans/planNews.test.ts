import {
  INVITED_TO_PLAN,
  JOINED_YOUR_PLAN,
  PLAN_CANCELLED,
  PLAN_CHANGED,
  PLAN_MOVED,
  REMOVED_FROM_PLAN,
} from '@fleetwatch/contract/notifications/texts';
import type { NotificationPage } from '@fleetwatch/contract/notifications/wire';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { freshKey } from '../testing/calls.ts';
import { makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let bo: TestMember;

beforeEach(async () => {
  // Friday, 10:00 in Chicago.
  api = await freshClub({ startsAt: '2026-05-15T15:00:00Z', features: ['notifications'] });
  [kim, ana, bo] = await api.inClub(
    async () => [await makeMember(), await makeMember(), await makeMember()] as const,
  );
});

const written = {
  group: null,
  description: 'To the bridge.',
  date: '2026-05-18',
  launchtime: '06:00',
  landtime: '07:30',
  fleet: [],
  crew: [],
  limit: null,
};

async function make(more: object = {}): Promise<Plan> {
  const { body } = await api.call('POST', '/plan', {
    token: kim.token,
    body: { ...written, weeklytill: null, weekdays: [], ...more },
  });
  await workSettled();
  return body as Plan;
}
const change = (plan: Plan, by: TestMember, more: object): Promise<unknown> =>
  api.call('PUT', `/plan/${plan._id}`, { token: by.token, body: { ...written, ...more, scope: 'one' } });
const join = (plan: Plan, by: TestMember, key?: string): Promise<unknown> =>
  api.call('GET', `/plan-addcrew/${plan._id}/${by.id}`, { token: by.token, ...(key ? { key } : {}) });
const remove = (plan: Plan): Promise<unknown> =>
  api.call('DELETE', `/plan/${plan._id}`, { token: kim.token, body: { scope: 'one' } });

/** Titles of a member's unread notifications, latest first. */
async function unread(by: TestMember): Promise<string[]> {
  await workSettled();
  const { results } = (await api.call('GET', '/notifications-results', { token: by.token }))
    .body as NotificationPage;
  return results.filter(({ isRead }) => !isRead).map(({ title }) => title);
}

test('notifies a member added to a plan of its day and time (rule notify.plans)', async () => {
  await make({ crew: [ana.id, kim.id] });
  expect(await unread(ana)).toEqual([INVITED_TO_PLAN]);
  expect(await unread(kim)).toEqual([]);
  expect((await api.call('GET', '/notifications-results', { token: ana.token })).body).toMatchObject({
    results: [
      { category: 'plans', body: 'Mon May 18 at 06:00: To the bridge.', url: '/plans?on=2026-05-18' },
    ],
  });
});

test('notifies the author once of each member who joins, except themselves', async () => {
  const plan = await make();
  const key = freshKey();
  await Promise.all([join(plan, ana, key), join(plan, ana, key)]);
  await join(plan, ana, key);
  await join(plan, kim);
  expect(await unread(kim)).toEqual([JOINED_YOUR_PLAN]);
});

test('notifies remaining, new and removed members when a plan moves', async () => {
  const plan = await make({ crew: [ana.id] });
  await change(plan, kim, { crew: [ana.id], launchtime: '06:15' });
  expect(await unread(ana)).toEqual([PLAN_MOVED]);
  await change(plan, kim, { crew: [ana.id], launchtime: '06:15', description: 'To the lock.' });
  expect(await unread(ana)).toEqual([PLAN_CHANGED]);
  await change(plan, kim, { crew: [bo.id], launchtime: '06:15', description: 'To the lock.' });
  expect([await unread(ana), await unread(bo)]).toEqual([[REMOVED_FROM_PLAN], [INVITED_TO_PLAN]]);
});

test('notifies no one when a change affects no one', async () => {
  const plan = await make({ crew: [ana.id] });
  await unread(ana);
  await api.call('PUT', '/notifications-read', { token: ana.token, body: { ids: null } });
  await change(plan, kim, { crew: [ana.id], limit: 8 });
  expect(await unread(ana)).toEqual([]);
});

test('notifies the crew of a removed plan and dismisses earlier notifications', async () => {
  const plan = await make({ crew: [ana.id] });
  await remove(plan);
  expect(await unread(ana)).toEqual([PLAN_CANCELLED]);
  expect(await unread(kim)).toEqual([]);
});

test('notifies no one once a plan has begun', async () => {
  const plan = await make({ crew: [ana.id], date: '2026-05-15', launchtime: '10:15', landtime: '11:00' });
  api.clock.set('2026-05-15T15:15:00Z');
  const again = async (by: TestMember): Promise<TestMember> => {
    const token = await api.inClub(() => tokenFor(by.record));
    return { ...by, token };
  };
  [kim, ana] = [await again(kim), await again(ana)];
  await remove(plan);
  expect(await unread(ana)).toEqual([INVITED_TO_PLAN]);
});
