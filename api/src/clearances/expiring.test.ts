import { clearancesExpire, expiresSoon } from '@fleetwatch/contract/clearances/texts';
import type { Clearance } from '@fleetwatch/contract/clearances/wire';
import { DEFAULT_CHANNELS } from '@fleetwatch/contract/notifications/categories';
import { deliverDue } from '../notifications/commands/deliverDue.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { clearanceBody } from '../testing/calls.ts';
import { makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { watchClearances } from './commands/notifyOfClearances.ts';

let api: TestClub;
let kim: TestMember;
let zoe: TestMember;
let officer: TestMember;
/** Number of mails that the test has already read. */
let seen: number;

beforeEach(async () => {
  seen = 0;
  // Friday, 10:00 in Chicago.
  api = await freshClub({
    startsAt: '2026-05-15T15:00:00Z',
    features: ['clearances', 'notifications'],
    publicOrigin: 'https://rowing.example',
  });
  [kim, zoe, officer] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Zoë Brook' }),
        await makeMember({ offices: ['rights'] }),
      ] as const,
  );
  const channels = { ...DEFAULT_CHANNELS, clearances: { push: false, mail: true } };
  for (const { token } of [kim, zoe, officer])
    await api.call('PUT', '/notification-choices', { token, body: { channels, quiet: null } });
  const { token } = officer;
  const swim = (await api.call('POST', '/clearance', { token, body: clearanceBody })).body as Clearance;
  for (const [member, expires] of [
    [kim, '2026-07-14'],
    [zoe, '2026-07-15'],
  ] as const) {
    const grant = { members: [member.id], clearance: swim._id, fleetGroup: null, evidence: '' };
    await api.call('POST', '/grants', { token, body: { ...grant, acquired: '2026-05-15', expires } });
  }
  await workSettled();
  await sent();
});

/** Mails since the last call, as receiver and subject. */
async function sent(): Promise<string[]> {
  await deliverDue();
  const mails = await api.outbox();
  const fresh = mails.slice(seen);
  seen = mails.length;
  const headOf = (mail: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(mail)?.[1] ?? '';
  return fresh.map((mail) => `${headOf(mail, 'To')}: ${headOf(mail, 'Subject')}`).sort();
}
const titlesOf = async (who: TestMember): Promise<string[]> => {
  const token = await api.inClub(() => tokenFor(who.record));
  const { body } = await api.call('GET', '/notifications-results', { token });
  return (body as { results: { title: string }[] }).results.map(({ title }) => title);
};

test('mails clearances expiring within sixty days to their members once, and to the officers on Monday (rule clearance.expiring)', async () => {
  const mine = `${kim.record.email}: ${expiresSoon('Swim test', 'Jul 14')}`;
  for (const mails of [[mine], []]) {
    await watchClearances();
    expect(await sent()).toEqual(mails);
  }
  // On Monday, Zoë's expires too.
  api.clock.set('2026-05-18T15:00:00Z');
  const others = [
    `${zoe.record.email}: ${expiresSoon('Swim test', 'Jul 15')}`,
    `${officer.record.email}: ${clearancesExpire(2)}`,
  ].sort();
  for (const mails of [others, []]) {
    await watchClearances();
    expect(await sent()).toEqual(mails);
  }
  expect(await titlesOf(officer)).toEqual([clearancesExpire(2)]);
  expect(await titlesOf(zoe)).toContain(expiresSoon('Swim test', 'Jul 15'));
});

test('sends nothing at night', async () => {
  // 06:30 in Chicago.
  api.clock.set('2026-05-18T11:30:00Z');
  await watchClearances();
  expect(await sent()).toEqual([]);
});
