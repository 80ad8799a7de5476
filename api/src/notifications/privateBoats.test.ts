import type { NotificationPage } from '@fleetwatch/contract/notifications/wire';
import { needsHelp } from '@fleetwatch/contract/safety/texts';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import { workSettled } from './commands/workSettled.ts';
import { makeMember, workoutTypeId, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { startPushDouble, type PushDouble } from '../testing/pushDouble.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { deliverDue } from './commands/deliverDue.ts';

const OWNER = 'Olive Ashgrove';

let api: TestClub;
let push: PushDouble;
let owner: TestMember;
let safety: TestMember;

beforeEach(async () => {
  push = await startPushDouble();
});
afterEach(() => push.close());

/** Calls for help as a member from their own single. */
async function callForHelp(features: Feature[], isPushedTo = false): Promise<void> {
  api = await freshClub({ features, pushOrigin: push.origin, startsAt: '2026-11-26T16:00:00Z' });
  const [made, officer, group] = await api.inClub(
    async () =>
      [
        await makeMember({ name: OWNER }),
        await makeMember({ name: 'Sam Safety', email: 'sam@example.org', offices: ['safety'] }),
        await workoutTypeId('Recovery'),
      ] as const,
  );
  [owner, safety] = [made, officer];
  const launched = await api.call('POST', '/launch-1p', {
    token: owner.token,
    body: { user: owner.id, description: null, group },
  });
  const { _id: id } = launched.body as { _id: string };
  if (isPushedTo)
    await api.call('PUT', '/push-device', { token: safety.token, body: push.subscribe().subscription });
  expect((await api.call('POST', '/sortie-help', { token: owner.token, body: { id } })).status).toBe(200);
  await workSettled();
}

test('names the owner of a private boat in the inbox, but not in a push (rule notify.no-owner)', async () => {
  await callForHelp(['overdue', 'notifications'], true);
  await deliverDue();
  expect(push.received.map(({ payload: { title } }) => title)).toEqual([needsHelp('A private single')]);
  expect(JSON.stringify(push.received.map(({ payload }) => payload))).not.toContain('Ashgrove');
  const inbox = (await api.call('GET', '/notifications-results', { token: safety.token }))
    .body as NotificationPage;
  expect(inbox.results.map(({ title }) => title)).toEqual([needsHelp(`${OWNER}'s 1x`)]);
});

test.each<[string, Feature[]]>([
  ['of a club without notifications', ['overdue']],
  ['to a member without push', ['overdue', 'notifications']],
])('names no owner of a private boat in a mail %s', async (_which, features) => {
  await callForHelp(features);
  await deliverDue();
  const mails = (await api.outbox()).filter((mail) => mail.includes('To: sam@example.org'));
  expect(mails).toEqual([expect.stringContaining(`Subject: ${needsHelp('A private single')}`)]);
  expect(mails.join('')).not.toContain('Ashgrove');
});
