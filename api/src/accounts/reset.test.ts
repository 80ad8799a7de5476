import * as texts from '@fleetwatch/contract/accounts/texts';
import type { PwdResetUser } from '@fleetwatch/contract/accounts/wire';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { freshKey } from '../testing/calls.ts';
import { makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';
import { ResetKeyModel } from './ResetKey.ts';

const NEW_PASSWORD = 'Pull4gold%';
const THEIR_HOST = 'rowing.heron.example';

let api: TestClub;
let made = 0;
beforeAll(async () => {
  api = await freshClub({ limits: { resetKeysPerEmail: 3 } });
});
beforeEach(() => {
  api.clock.set('2026-05-01T15:00:00Z');
});

async function member(): Promise<TestMember> {
  made += 1;
  return api.inClub(() => makeMember({ email: `reset${made}@example.org` }));
}
const ask = (email: unknown, call: Call = {}): Promise<Answer> =>
  api.call('POST', '/get-pwd-reset-key', { body: { email }, ...call });
async function keyFor(who: TestMember): Promise<string> {
  await ask(who.record.email);
  const mail = (await api.outbox()).at(-1) ?? '';
  return /^ {4}(\S+)\r$/m.exec(mail)?.[1] ?? '';
}
const reset = (key: string, more: object = {}, call: Call = {}): Promise<Answer> =>
  api.call('POST', '/pwd-reset', {
    body: { key, password: NEW_PASSWORD, hint: 'what eights win', ...more },
    ...call,
  });

test('a mailed key sets a new password once and signs every device out', async () => {
  const kim = await member();
  const login = await api.call('POST', '/login', { body: { name: kim.record.name, password: PASSWORD } });
  const asked = await ask(kim.record.email.toUpperCase());
  expect([asked.status, asked.body]).toEqual([200, { sent: true }]);
  const mails = await api.outbox();
  expect(mails.at(-1)).toContain(`To: ${kim.record.email}`);
  expect(mails.at(-1)).toContain('Subject: Otter Creek Boat Club: your password reset key');

  const key = /^ {4}(\S+)\r$/m.exec(mails.at(-1) ?? '')?.[1] ?? '';
  expect(key).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
  const answer = await reset(` ${key.toLowerCase().replaceAll('-', ' ')} `);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      _id: kim.id,
      name: kim.record.name,
      group: String(kim.record.group),
      groupmoniker: 'SC',
      pic: '',
      coach: 0,
      aboutme: '',
      aboutmeurl: '',
    } satisfies PwdResetUser,
  ]);
  expect((await api.call('POST', '/session/refresh', { cookie: login.cookie })).status).toBe(401);
  const body = { name: kim.record.name, password: NEW_PASSWORD };
  expect((await api.call('POST', '/login', { body })).body).toMatchObject({ hint: 'what eights win' });
  expect((await reset(key)).body).toBe('-1');
  const sent = (await api.outbox()).slice(mails.length);
  expect(sent.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])).toEqual([
    'Otter Creek Boat Club: your password was changed',
  ]);
});

test('answers an unknown address the same way, and sends no email (rule account.reset-key)', async () => {
  const before = (await api.outbox()).length;
  const answer = await ask('nobody@example.org');
  expect([answer.status, answer.body]).toEqual([200, { sent: true }]);
  expect(await api.outbox()).toHaveLength(before);
});

test('answers before the search, so that its time reveals nothing', async () => {
  const kim = await member();
  let look: (found: MemberRecord) => void = () => undefined;
  const found = new Promise<MemberRecord>((resolve) => {
    look = resolve;
  });
  const findOne = jest.spyOn(MemberModel, 'findOne').mockReturnValueOnce({ lean: () => found } as never);
  expect((await ask(kim.record.email)).body).toEqual({ sent: true });
  expect(findOne).toHaveBeenCalledTimes(1);
  look(kim.record);
  await api.outbox();
  findOne.mockRestore();
  expect(await api.inClub(() => ResetKeyModel.countDocuments({ member: kim.id }))).toBe(1);
});

test.each(['kim', 'kim@example', '', 'a@b.c\r\nBcc: d@e.f'])(
  'address %j is malformed: 200 and the array, or 422',
  async (email) => {
    const answer = await ask(email);
    expect(answer.body).toEqual([texts.EMAIL_INVALID, 'invalid:email']);
    expect(answer.status).toBe(200);
  },
);

test('a key works for 20 minutes (rule account.reset-key)', async () => {
  const kim = await member();
  const key = await keyFor(kim);
  api.clock.advanceSeconds(20 * 60);
  expect((await reset(key)).body).toBe('-2');
  api.clock.advanceSeconds(-1);
  expect((await reset(key)).body).toMatchObject({ _id: kim.id });
});

test.each([
  ['password', 'short'],
  ['password', 'row2winn!'],
  ['hint', 'ab'],
  ['hint', NEW_PASSWORD],
  ['hint', 'pull4gold'],
])('answers %s %p with "-3", and keeps the key valid', async (field, value) => {
  const kim = await member();
  const key = await keyFor(kim);
  const refused = await reset(key, { [field]: value });
  expect([refused.status, refused.body]).toEqual([200, '-3']);
  expect((await reset(key)).body).toMatchObject({ _id: kim.id });
});

test('answers an unknown key with "-1" and a malformed body with 422', async () => {
  expect((await reset('AAAAA-AAAAA-AAAAA-AAAAA')).body).toBe('-1');
  expect((await reset('')).body).toBe('-1');
  const malformed = await api.call('POST', '/pwd-reset', {
    body: { key: { $ne: null }, password: NEW_PASSWORD, hint: 'what eights win' },
  });
  expect([malformed.status, (malformed.body as string[])[1]]).toEqual([422, 'invalid:key']);
});

test("uses up all of a member's keys with one reset, and accepts one of two concurrent resets", async () => {
  const kim = await member();
  const [first, second] = [await keyFor(kim), await keyFor(kim)];
  const answers = await Promise.all([reset(second), reset(second, { password: 'Other5gold%' })]);
  expect(answers.filter(({ body }) => body === '-1')).toHaveLength(1);
  expect((await reset(first)).body).toBe('-1');
});

test('answers a retried reset again under its key', async () => {
  const kim = await member();
  const mailed = await keyFor(kim);
  const key = freshKey();
  const first = await reset(mailed, {}, { key });
  expect((await reset(mailed, {}, { key })).body).toEqual(first.body);
  expect((await reset(mailed, {}, { key: freshKey() })).body).toBe('-1');
});

test('stores only a digest of the key, and logs neither key nor address', async () => {
  const kim = await member();
  const key = await keyFor(kim);
  const kept = JSON.stringify(await api.inClub(() => ResetKeyModel.find().lean()));
  expect(kept).not.toContain(key);
  expect(kept).not.toContain(key.replaceAll('-', ''));
  expect(JSON.stringify(api.logged)).not.toContain(kim.record.email);
  expect(JSON.stringify(api.logged)).not.toContain(key);
});

test('slows down repeated requests for known and unknown addresses alike', async () => {
  const kim = await member();
  for (const email of [kim.record.email, 'stranger@example.org']) {
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
});

test('accepts a key only in its own club', async () => {
  const club = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
    hosts: [THEIR_HOST],
  });
  const their = await inClub(club._id, () => makeMember({ email: 'both@example.org' }));
  const our = await api.inClub(() => makeMember({ email: 'both@example.org' }));
  const headers = { Host: THEIR_HOST };
  await ask('both@example.org', { headers });
  const mail = (await api.outbox()).at(-1) ?? '';
  expect(mail).toContain('Heron Reach');
  const key = /^ {4}(\S+)\r$/m.exec(mail)?.[1] ?? '';
  expect((await reset(key)).body).toBe('-1');
  expect((await reset(key, {}, { headers })).body).toMatchObject({ _id: their.id });
  const body = { name: our.record.name, password: PASSWORD };
  expect((await api.call('POST', '/login', { body })).body).toMatchObject({ _id: our.id });
});
