import { LINK_EXPIRED } from '@fleetwatch/contract/safety/texts';
import type { BoatAnswer, MailedBoat } from '@fleetwatch/contract/safety/mailedBoat';
import type { BoatRecord } from '../boats/Boat.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { mailedAddress } from '../notifications/mailedLink.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { freshKey, launch, land } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { watchOverdue } from './commands/watchOverdue.ts';

const ORIGIN = 'https://otter.example';

let api: TestClub;
let noor: TestMember;
let sam: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-11-26T14:00:00Z', features: ['overdue'], publicOrigin: ORIGIN });
  await api.inClub(async () => {
    noor = await makeMember({ name: 'Noor Tidewell' });
    sam = await makeMember({ name: 'Sam Safety', offices: ['safety', 'duty'] });
    osprey = await makeBoat({ name: 'Osprey', className: 'Scull' });
  });
});

const out = (): Promise<{ _id: string }> => launch(api, noor, osprey, { replies: [], trip: { back: 60 } });
const tokenOf = (sortie: string, member = noor): Promise<string> =>
  api.inClub(() => Promise.resolve(mailedAddress({ member: member.id, sortie }).split('#')[1] ?? ''));
const read = (token: string): Promise<Answer> => api.call('POST', '/mailed-boat', { body: { token } });
const answer = (token: string, given: BoatAnswer, key = freshKey(), more = {}): Promise<Answer> =>
  api.call('POST', '/mailed-boat', { body: { token, answer: given, ...more }, key });
const stored = (id: string) => api.inClub(() => SortieModel.findById(id).orFail().lean());

test('emails "Are you back?" with a link by which its member answers (rule safety.mail)', async () => {
  await out();
  api.clock.set('2026-11-26T15:11:00Z');
  await watchOverdue();
  await workSettled();
  const mail = (await api.outbox()).map((text) => text.replaceAll('=\r\n', '')).join('\n');
  const token = new RegExp(`${ORIGIN}/back#([\\w.-]+)`).exec(mail)?.[1] ?? '';
  expect(await read(token)).toMatchObject({
    status: 200,
    body: { bus: 'Osprey', user: 'Noor Tidewell', isOut: true, hasHelp: false, emergencyNumber: '112' },
  });
});

test('links to this machine in the demo, which has no public address', async () => {
  api = await freshClub({
    startsAt: '2026-11-26T14:00:00Z',
    features: ['overdue'],
    linkOrigin: 'http://localhost:8080',
  });
  await api.inClub(async () => {
    noor = await makeMember();
    osprey = await makeBoat({ className: 'Scull' });
  });
  await out();
  api.clock.set('2026-11-26T15:11:00Z');
  await watchOverdue();
  await workSettled();
  expect((await api.outbox()).join('').replaceAll('=\r\n', '')).toContain('http://localhost:8080/back#');
});

test('lets a crew report that it is back, which ends the alert; the boat still has to be landed', async () => {
  const { _id } = await out();
  const token = await tokenOf(_id);
  expect((await answer(token, 'back')).body).toMatchObject({ isOut: false });
  expect((await stored(_id)).trip?.ashore?.by.equals(noor.id)).toBe(true);
  expect((await stored(_id)).isOut).toBe(true);
});

test('lands the boat by the link with its miles, once for each key', async () => {
  const { _id } = await out();
  const token = await tokenOf(_id);
  const key = freshKey();
  const landed = await answer(token, 'land', key, { miles: 5.5 });
  expect(landed.body).toMatchObject({ isOut: false, isLanded: true });
  expect((await answer(token, 'land', key, { miles: 5.5 })).status).toBe(200);
  expect((await answer(token, 'land', key, { miles: 6 })).status).toBe(422);
  expect(await stored(_id)).toMatchObject({ milesHundredths: 550, isLate: false });
  const entries = await api.inClub(() => AuditEntryModel.find().lean());
  expect(entries.map(({ who, verb }) => [String(who), verb])).toEqual([[noor.id, 'land-by-mail']]);
});

test('lands without miles when none are given, and with miles does nothing else', async () => {
  const { _id } = await out();
  const token = await tokenOf(_id);
  expect((await answer(token, 'back', freshKey(), { miles: 3 })).status).toBe(422);
  expect((await answer(token, 'land', freshKey(), { miles: 201 })).status).toBe(422);
  expect((await answer(token, 'back')).body).toMatchObject({ isOut: false, isLanded: false });
  expect((await answer(token, 'land')).body).toMatchObject({ isLanded: true });
  expect((await stored(_id)).milesHundredths).toBe(0);
});

test('accepts half an hour more by the link, once for each key', async () => {
  const { _id } = await out();
  const token = await tokenOf(_id);
  api.clock.set('2026-11-26T15:11:00Z');
  const key = freshKey();
  await answer(token, 'later', key);
  api.clock.set('2026-11-26T15:13:00Z');
  expect((await answer(token, 'later', key)).status).toBe(200);
  expect((await stored(_id)).trip?.expectedAt).toEqual(new Date('2026-11-26T15:41:00Z'));
});

test('accepts a call for help by the link, and notifies officers at once', async () => {
  const { _id } = await out();
  const { body } = await answer(await tokenOf(_id), 'help');
  expect((body as MailedBoat).hasHelp).toBe(true);
  await workSettled();
  const mails = await api.outbox();
  expect(mails.filter((mail) => mail.includes(`To: ${sam.record.email}`))).toEqual(
    expect.arrayContaining([expect.stringContaining('Subject: Osprey needs help.')]),
  );
});

test.each([
  ['forged', async (id: string) => `${await tokenOf(id)}x`],
  ['of another key', async (id: string) => (await tokenOf(id)).replace(/\.[^.]*$/, '.c2lnbmVk')],
  ['of who was not aboard', (id: string) => tokenOf(id, sam)],
  ['of another boat', () => tokenOf('5f0000000000000000000000')],
])('answers nothing to a link that is %s', async (_what, tokenFor) => {
  const { _id } = await out();
  const token = await tokenFor(_id);
  for (const one of [await read(token), await answer(token, 'back')])
    expect([one.status, one.body]).toEqual([404, [expect.any(String), 'not_found']]);
  expect((await stored(_id)).trip?.ashore).toBeNull();
});

test('accepts a link for a day', async () => {
  const { _id } = await out();
  const token = await tokenOf(_id);
  api.clock.advanceSeconds(24 * 3_600 + 1);
  expect((await read(token)).body).toEqual([LINK_EXPIRED, 'not_found']);
});

test('answers nothing to a link of a boat that has landed', async () => {
  const { _id } = await out();
  const token = await tokenOf(_id);
  await land(api, noor, _id, 4);
  expect((await read(token)).body).toMatchObject({ isOut: false });
  expect((await answer(token, 'help')).status).toBe(409);
});

test('opens a link in its own club, whatever the host', async () => {
  const { _id } = await out();
  const token = await tokenOf(_id);
  await createClub({
    name: 'Heron',
    password: 'OARS-heron-boathouse',
    timezone: 'Europe/Berlin',
    hosts: ['heron.example'],
  });
  const headers = { Host: 'heron.example' };
  const { status, body } = await api.call('POST', '/mailed-boat', {
    body: { token, answer: 'back' },
    headers,
  });
  expect([status, body]).toEqual([200, expect.objectContaining({ bus: 'Osprey', isOut: false })]);
});

test('audits an answer by link and notifies the others aboard', async () => {
  const double = await api.inClub(() => makeBoat({ name: 'Kestrel', className: 'Double' }));
  const { _id } = await launch(api, noor, double, { replies: [], crew: [sam.id], trip: { back: 60 } });
  await answer(await tokenOf(_id), 'back');
  await workSettled();
  const entries = await api.inClub(() => AuditEntryModel.find().lean());
  expect(entries.map(({ who, verb }) => [String(who), verb])).toEqual([[noor.id, 'back-by-mail']]);
  const mails = await api.outbox();
  expect(mails.map((mail) => /^To: (.*?)\r?$/m.exec(mail)?.[1])).toEqual([sam.record.email]);
});

test('limits repeated answers', async () => {
  api = await freshClub({
    startsAt: '2026-11-26T14:00:00Z',
    features: ['overdue'],
    limits: { logWritesPerMember: 2 },
  });
  await api.inClub(async () => {
    noor = await makeMember();
    osprey = await makeBoat();
  });
  const token = await tokenOf((await out())._id);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await answer(token, 'later')).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await read(token)).status).toBe(200);
});
