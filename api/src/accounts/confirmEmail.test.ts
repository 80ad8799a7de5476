import {
  CONFIRM_KEY_REFUSED,
  EMAIL_CONFIRMED_ALREADY,
  EMAIL_NOT_CONFIRMED,
} from '@fleetwatch/contract/accounts/texts';
import { TOO_MANY_TRIES } from '@fleetwatch/contract/errors/texts';
import { MemberModel } from '../members/Member.ts';
import { freshKey } from '../testing/calls.ts';
import { makeMember, PASSWORD, userGroupId, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { CLUB_PASSWORD, type Answer, type TestClub } from '../testing/startTestApi.ts';

const ORIGIN = 'https://boats.example.org';
let api: TestClub;

beforeAll(async () => {
  api = await freshClub({
    publicOrigin: ORIGIN,
    limits: { confirmMailsPerEmail: 3, resetsPerAddress: 12 },
  });
});

const fresh = (): Promise<TestMember> => api.inClub(() => makeMember({ emailConfirmedAt: null }));

/** Returns the mails in the outbox, decoded. */
const mailsTo = async (email: string): Promise<string[]> =>
  (await api.outbox())
    .map((mail) => mail.replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(`To: ${email}`));

/** Returns the key in the last link mailed to an address. */
async function keyMailedTo(email: string): Promise<string> {
  return /\/confirm_email#([A-Z0-9-]+)/.exec((await mailsTo(email)).at(-1) ?? '')?.[1] ?? '';
}

const resetKeyMailedTo = async (email: string): Promise<string> =>
  /^ {4}(\S+)\r$/m.exec((await mailsTo(email)).at(-1) ?? '')?.[1] ?? '';

const requestLink = (who: TestMember): Promise<Answer> =>
  api.call('POST', '/email-confirm-send', { token: who.token, body: {} });
const confirm = (key: string, requestKey = freshKey()): Promise<Answer> =>
  api.call('POST', '/email-confirm', { body: { key }, key: requestKey });
const stateOf = async (who: TestMember): Promise<unknown> =>
  (await api.call('GET', '/account', { token: who.token })).body;
const mailFiles = (who: TestMember): Promise<Answer> =>
  api.call('POST', '/mail-csv', { token: who.token, body: { calls: ['/fleet-csv/all/2'] } });
const moveTo = async (who: TestMember, email: string): Promise<Answer> =>
  api.call('POST', '/profile-change', {
    token: who.token,
    body: {
      id: who.id,
      password: PASSWORD,
      email,
      moniker: 'SC',
      pic: '',
      aboutme: '',
      aboutmeurl: '',
      group: await api.inClub(() => userGroupId()),
    },
  });

test('a sign-up mails a link, which confirms the address without signing in', async () => {
  const body = {
    club: CLUB_PASSWORD,
    name: 'Ana Weir',
    email: 'ana@example.org',
    password: PASSWORD,
    coach_p: 0,
    passwordhint: 'our first cox',
    pic: '',
    aboutme: '',
    aboutmeurl: '',
    group: await api.inClub(() => userGroupId()),
  };
  expect((await api.call('POST', '/user', { body })).status).toBe(200);
  const signedIn = await api.call('POST', '/login', { body: { name: 'Ana Weir', password: PASSWORD } });
  const token = (signedIn.body as { token: string }).token;
  const account = async (): Promise<unknown> => (await api.call('GET', '/account', { token })).body;
  expect(await account()).toMatchObject({ email: 'ana@example.org', emailconfirmed: false });
  expect(await mailsTo('ana@example.org')).toEqual([expect.stringContaining(`${ORIGIN}/confirm_email#`)]);
  expect((await confirm(await keyMailedTo('ana@example.org'))).body).toEqual({ confirmed: true });
  expect(await account()).toMatchObject({ emailconfirmed: true });
});

test('emails nothing else before the address is confirmed: refuses files with the reason, holds notices back (rule profile.email-proof)', async () => {
  const kim = await fresh();
  const answer = await mailFiles(kim);
  expect([answer.status, answer.body]).toEqual([409, [EMAIL_NOT_CONFIRMED, 'email_unconfirmed']]);
  const changed = await api.call('POST', '/pwd-change', {
    token: kim.token,
    body: { id: kim.id, password: 'Pull4gold%', passwordhint: 'what eights win', oldpassword: PASSWORD },
  });
  expect(changed.body).toEqual({ _id: kim.id });
  expect(await mailsTo(kim.record.email)).toEqual([]);
  await requestLink(kim);
  await confirm(await keyMailedTo(kim.record.email));
  expect((await mailFiles(kim)).status).toBe(200);
});

test('accepts a link once, for seven days, and words every refusal of it alike', async () => {
  const [kim, bo] = [await fresh(), await fresh()];
  await requestLink(kim);
  const key = await keyMailedTo(kim.record.email);
  const requestKey = freshKey();
  expect((await confirm(key.toLowerCase(), requestKey)).status).toBe(200);
  // A repeat after a lost answer returns the same answer.
  expect((await confirm(key.toLowerCase(), requestKey)).body).toEqual({ confirmed: true });
  await requestLink(bo);
  const old = await keyMailedTo(bo.record.email);
  api.clock.advanceSeconds(7 * 86_400);
  for (const refused of [key, old, 'K7Q2M', '']) {
    const answer = await confirm(refused);
    expect([answer.status, answer.body]).toEqual([422, [CONFIRM_KEY_REFUSED, 'invalid:key']]);
  }
});

test("leaves other members' links valid when one is used", async () => {
  const [kim, bo] = [await fresh(), await fresh()];
  for (const who of [kim, bo]) await requestLink(who);
  expect((await confirm(await keyMailedTo(kim.record.email))).status).toBe(200);
  expect((await confirm(await keyMailedTo(bo.record.email))).status).toBe(200);
});

test('sends the link again a limited number of times until the address is confirmed', async () => {
  const kim = await fresh();
  for (let asked = 0; asked < 3; asked += 1) expect((await requestLink(kim)).body).toEqual({ sent: true });
  const fourth = await requestLink(kim);
  expect([fourth.status, fourth.body]).toEqual([429, [TOO_MANY_TRIES, 'too_many_tries']]);
  await confirm(await keyMailedTo(kim.record.email));
  const answer = await requestLink(kim);
  expect([answer.status, answer.body]).toEqual([409, [EMAIL_CONFIRMED_ALREADY, 'email_confirmed']]);
});

describe('a new address', () => {
  test('confirms a new address by its own link, and invalidates keys of the old one', async () => {
    const kim = await fresh();
    await requestLink(kim);
    const before = await keyMailedTo(kim.record.email);
    await api.call('POST', '/get-pwd-reset-key', { body: { email: kim.record.email } });
    const reset = await resetKeyMailedTo(kim.record.email);
    expect((await moveTo(kim, 'moved@example.org')).body).toMatchObject({ email: 'moved@example.org' });
    expect((await confirm(before)).status).toBe(422);
    const hint = 'what eights win';
    const opened = await api.call('POST', '/pwd-reset', {
      body: { key: reset, password: 'Pull4gold%', hint },
    });
    expect(opened.body).toBe('-1');
    expect(await stateOf(kim)).toMatchObject({ email: 'moved@example.org', emailconfirmed: false });
    expect((await confirm(await keyMailedTo('moved@example.org'))).status).toBe(200);
    expect(await stateOf(kim)).toMatchObject({ emailconfirmed: true });
  });

  test('leaves the keys of other members valid when an address changes', async () => {
    const [kim, bo] = [await fresh(), await fresh()];
    await requestLink(bo);
    const link = await keyMailedTo(bo.record.email);
    await api.call('POST', '/get-pwd-reset-key', { body: { email: bo.record.email } });
    const key = await resetKeyMailedTo(bo.record.email);
    await moveTo(kim, 'elsewhere@example.org');
    expect((await confirm(link)).status).toBe(200);
    const body = { key, password: 'Pull4gold%', hint: 'what eights win' };
    expect((await api.call('POST', '/pwd-reset', { body })).body).toMatchObject({ _id: bo.id });
  });

  test('keeps an address confirmed when only its case changes', async () => {
    const kim = await api.inClub(() => makeMember({ email: 'case@example.org' }));
    await moveTo(kim, 'Case@example.org');
    expect(await stateOf(kim)).toMatchObject({ email: 'Case@example.org', emailconfirmed: true });
  });

  test("does not flood another member's address with links", async () => {
    for (let round = 0; round < 5; round += 1) {
      const stranger = await fresh();
      await moveTo(stranger, 'victim@example.org');
      await moveTo(stranger, `${stranger.id}@example.org`);
    }
    expect(await mailsTo('victim@example.org')).toHaveLength(3);
  });
});

test('a reset confirms the address that its key was emailed to, and no other', async () => {
  const [bo, kim] = [await fresh(), await fresh()];
  for (const { record } of [bo, kim])
    await api.call('POST', '/get-pwd-reset-key', { body: { email: record.email } });
  const reset = async ({ record }: TestMember): Promise<unknown> => {
    const key = await resetKeyMailedTo(record.email);
    const body = { key, password: 'Pull4gold%', hint: 'what eights win' };
    return (await api.call('POST', '/pwd-reset', { body })).body;
  };
  const confirmedAt = ({ id }: TestMember): Promise<unknown> =>
    api.inClub(async () => (await MemberModel.findById(id).lean().orFail()).emailConfirmedAt);
  expect(await reset(kim)).toMatchObject({ _id: kim.id });
  expect([await confirmedAt(kim), await confirmedAt(bo)]).toEqual([api.clock.now(), null]);
  // The other member's key still works.
  expect(await reset(bo)).toMatchObject({ _id: bo.id });
});

test('counts wrong keys by address, and still accepts a right one', async () => {
  const kim = await fresh();
  await requestLink(kim);
  let tries = 0;
  while ((await confirm('wrong')).status !== 429) tries += 1;
  expect(tries).toBeLessThanOrEqual(12);
  expect((await confirm(await keyMailedTo(kim.record.email))).status).toBe(200);
});
