import { accountChangedText, CALENDARS_ENDED } from '@fleetwatch/contract/accounts/texts';
import type { PlanFeed } from '@fleetwatch/contract/plans/wire';
import { makeMember, PASSWORD, userGroupId, type TestMember } from '../testing/factories.ts';
import { startTestApi, type Answer, type TestApi } from '../testing/startTestApi.ts';

const NEW_PASSWORD = 'Pull4gold%';

let api: TestApi;
let kim: TestMember;
let ana: TestMember;
let made = 0;

beforeAll(async () => {
  api = await startTestApi({ startsAt: '2026-05-15T15:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  made += 1;
  [kim, ana] = await api.inClub(async () => [
    await makeMember({ email: `feeds${made}@example.org` }),
    await makeMember(),
  ]);
});

const asked = async (who: TestMember, group: string | null): Promise<PlanFeed> =>
  (await api.call('POST', '/plan-feed', { token: who.token, body: { group } })).body as PlanFeed;
const fetched = async ({ path }: PlanFeed): Promise<number> =>
  (await api.call('GET', path.replace(/^\/api/, ''))).status;
const change = (oldpassword: string): Promise<Answer> =>
  api.call('POST', '/pwd-change', {
    token: kim.token,
    body: {
      id: kim.id,
      password: NEW_PASSWORD,
      passwordhint: 'what eights win',
      oldpassword,
    },
  });
const signInAgain = async (): Promise<TestMember> => {
  const body = { name: kim.record.name, password: NEW_PASSWORD };
  const { token } = (await api.call('POST', '/login', { body })).body as { token: string };
  return { ...kim, token };
};

test("ends only the member's own calendar addresses when their password changes (rule plan.feeds-end)", async () => {
  const group = await api.inClub(() => userGroupId('HPG'));
  const [own, groups, others] = [await asked(kim, null), await asked(kim, group), await asked(ana, null)];
  await change('Wrong2guess!');
  expect(await fetched(own)).toBe(200);
  expect((await change(PASSWORD)).body).toEqual({ _id: kim.id });
  expect([await fetched(own), await fetched(groups), await fetched(others)]).toEqual([404, 404, 200]);
  const mail = (await api.outbox()).find((one) => one.includes(`To: ${kim.record.email}`)) ?? '';
  expect(mail.replaceAll(/=\r?\n/g, '').replaceAll(/\r?\n/g, ' ')).toContain(CALENDARS_ENDED.slice(0, 40));
  const again = await asked(await signInAgain(), null);
  expect(again.path).not.toBe(own.path);
  expect(await fetched(again)).toBe(200);
});

test('ends calendar addresses on a password reset too', async () => {
  const [own, others] = [await asked(kim, null), await asked(ana, null)];
  await api.call('POST', '/get-pwd-reset-key', { body: { email: kim.record.email } });
  const mail = (await api.outbox()).find((one) => one.includes(`To: ${kim.record.email}`)) ?? '';
  const key = /^ {4}(\S+)\r$/m.exec(mail)?.[1] ?? '';
  const body = { key, password: NEW_PASSWORD, hint: 'what eights win' };
  expect((await api.call('POST', '/pwd-reset', { body })).body).toMatchObject({ _id: kim.id });
  expect([await fetched(own), await fetched(others)]).toEqual([404, 200]);
});

test('mentions calendars only in the email about a password', () => {
  expect(accountChangedText('Kim', 'Otter Creek', 'password')).toContain(CALENDARS_ENDED);
  expect(accountChangedText('Kim', 'Otter Creek', 'email address')).not.toContain(CALENDARS_ENDED);
});
