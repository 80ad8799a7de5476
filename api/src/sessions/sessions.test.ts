import type { SignedInDevice } from '@fleetwatch/contract/accounts/sessions';
import { runAdmin } from '../admin/runAdmin.ts';
import { exportMember } from '../admin/exportMember.ts';
import { AuditEntryModel, type AuditEntryRecord } from '../platform/logging/AuditEntry.ts';
import { freshKey } from '../testing/calls.ts';
import { makeCoach, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0';

let api: TestClub;
let kim: TestMember;
beforeAll(async () => {
  api = await freshClub();
});
beforeEach(async () => {
  api.clock.set('2026-05-01T15:00:00Z');
  kim = await api.inClub(() => makeMember());
});

interface Device {
  token: string;
  cookie: string;
}
async function signIn(who: TestMember, userAgent: string): Promise<Device> {
  const { body, cookie = '' } = await api.call('POST', '/login', {
    body: { name: who.record.name, password: PASSWORD },
    headers: { 'User-Agent': userAgent },
  });
  return { token: (body as { token: string }).token, cookie };
}
async function devicesOf(token: string): Promise<SignedInDevice[]> {
  const { body } = await api.call('GET', '/sessions-results', { token });
  return (body as { results: SignedInDevice[] }).results;
}
const end = (token: string, path: string, key?: string): Promise<Answer> =>
  api.call('DELETE', path, { token, ...(key !== undefined && { key }) });
const statusOf = async (token: string): Promise<number> =>
  (await api.call('GET', '/sessions-results', { token })).status;
const entriesAbout = (id: string): Promise<AuditEntryRecord[]> =>
  api.inClub(() => AuditEntryModel.find({ subject: id }).sort({ at: 1, _id: 1 }).lean<AuditEntryRecord[]>());
async function admin(...args: string[]): Promise<[number, string[]]> {
  const lines: string[] = [];
  return [await runAdmin(args, (line) => lines.push(line)), lines];
}

test('shows a member only their own signed-in devices, the last used first (rule account.devices)', async () => {
  await api.inClub(() => makeMember());
  const phone = await signIn(kim, IPHONE);
  api.clock.advanceSeconds(3_600);
  const laptop = await signIn(kim, FIREFOX);
  expect(await devicesOf(laptop.token)).toEqual([
    {
      _id: expect.any(String),
      device: 'Firefox on Linux',
      started: '2026-05-01 11:00:00',
      seen: '2026-05-01 11:00:00',
      isThis: true,
      isPushedTo: false,
    },
    expect.objectContaining({ device: 'Safari on iPhone', started: '2026-05-01 10:00:00', isThis: false }),
    expect.objectContaining({ device: 'Unknown device', isThis: false }),
  ]);
  api.clock.advanceSeconds(60);
  await api.call('POST', '/session/refresh', { cookie: phone.cookie, headers: { 'User-Agent': IPHONE } });
  expect((await devicesOf(laptop.token))[0]).toMatchObject({
    device: 'Safari on iPhone',
    started: '2026-05-01 10:00:00',
    seen: '2026-05-01 11:01:00',
  });
});

test('lists no ended or expired sessions', async () => {
  const phone = await signIn(kim, IPHONE);
  await api.call('DELETE', '/session', { cookie: phone.cookie });
  expect((await devicesOf(kim.token)).map(({ device }) => device)).toEqual(['Unknown device']);
  api.clock.advanceSeconds(31 * 86_400);
  const later = await signIn(kim, FIREFOX);
  expect((await devicesOf(later.token)).map(({ device }) => device)).toEqual(['Firefox on Linux']);
});

test('signs one device out at once, and answers a repeat the same (rule account.devices)', async () => {
  const [phone, laptop] = [await signIn(kim, IPHONE), await signIn(kim, FIREFOX)];
  const id = (await devicesOf(phone.token)).find(({ isThis }) => isThis)?._id ?? '';
  const key = freshKey();
  const ended = await end(laptop.token, `/session/${id}`, key);
  expect([ended.status, ended.body]).toEqual([200, { _id: id }]);
  expect((await end(laptop.token, `/session/${id}`, key)).body).toEqual(ended.body);
  expect(await statusOf(phone.token)).toBe(401);
  expect((await api.call('POST', '/session/refresh', { cookie: phone.cookie })).status).toBe(401);
  expect(await statusOf(laptop.token)).toBe(200);
  expect((await end(laptop.token, `/session/${id}`)).status).toBe(404);
});

test("does not let anyone end another's device by its id, not even a coach", async () => {
  const phone = await signIn(kim, IPHONE);
  const id = (await devicesOf(phone.token)).find(({ isThis }) => isThis)?._id ?? '';
  const others = await api.inClub(async () => [await makeMember(), await makeCoach()]);
  for (const { token } of others) expect((await end(token, `/session/${id}`)).status).toBe(404);
  expect(await statusOf(phone.token)).toBe(200);
});

test('lets a member sign out all of their other devices, without an audit entry', async () => {
  const [phone, laptop] = [await signIn(kim, IPHONE), await signIn(kim, FIREFOX)];
  const answer = await end(laptop.token, `/member-sessions/${kim.id}`);
  expect(answer.body).toEqual({ _id: kim.id, ended: 2 });
  expect([await statusOf(phone.token), await statusOf(kim.token), await statusOf(laptop.token)]).toEqual([
    401, 401, 200,
  ]);
  expect((await end(laptop.token, `/member-sessions/${kim.id}`)).body).toEqual({ _id: kim.id, ended: 0 });
  expect(await entriesAbout(kim.id)).toEqual([]);
});

test("lets a coach end all of a member's devices, with an audit entry, and a member not (rule account.devices)", async () => {
  const [ana, coach] = await api.inClub(async () => [await makeMember(), await makeCoach()] as const);
  const refused = await end(ana.token, `/member-sessions/${kim.id}`);
  expect([refused.status, (refused.body as string[])[1]]).toEqual([403, 'coaches_only']);
  expect(await statusOf(kim.token)).toBe(200);
  expect((await end(coach.token, `/member-sessions/${kim.id}`)).body).toEqual({ _id: kim.id, ended: 1 });
  expect(await statusOf(kim.token)).toBe(401);
  const [entry, ...more] = await entriesAbout(kim.id);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ verb: 'end-sessions', kind: 'member' });
  expect(String(entry?.who)).toBe(coach.id);
});

test("ends sessions and a coach's rights from the command line, with audit entries", async () => {
  const coach = await api.inClub(() => makeCoach());
  expect(await admin('end-coach', coach.record.name)).toEqual([
    0,
    [`${coach.record.name} is no longer a coach and holds no office.`],
  ]);
  expect(await statusOf(coach.token)).toBe(401);
  expect(await admin('end-coach', coach.record.name)).toEqual([1, [`${coach.record.name} is not a coach.`]]);
  expect(await admin('end-sessions', coach.record.email)).toEqual([
    0,
    [`${coach.record.name} is signed out on 1 device.`],
  ]);
  expect(await admin('end-sessions', coach.id)).toEqual([0, [`${coach.record.name} is signed in nowhere.`]]);
  const entries = await entriesAbout(coach.id);
  expect(entries.map(({ verb, who }) => [verb, who])).toEqual([
    ['end-coach', null],
    ['end-sessions', null],
    ['end-sessions', null],
  ]);
  expect(entries[0]).toMatchObject({
    before: { coachRights: 'confirmed', offices: [] },
    after: { coachRights: 'none', offices: [] },
  });
  expect((await admin('end-sessions', 'Nobody Known'))[0]).toBe(1);
});

test("exports a member's devices", async () => {
  await signIn(kim, IPHONE);
  const { devicesSignedIn } = await api.inClub(() => exportMember(kim.record));
  expect(devicesSignedIn).toContainEqual(
    expect.objectContaining({ device: 'Safari on iPhone', seenAt: new Date('2026-05-01T15:00:00Z') }),
  );
});
