import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutBoat, AlertsAnswer } from '@fleetwatch/contract/safety/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { DeliveryModel } from '../notifications/Delivery.ts';
import { deliverDue } from '../notifications/commands/deliverDue.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { freshKey, launchBody } from '../testing/calls.ts';
import { makeBoat, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { startSmtpDouble, type SmtpDouble } from '../testing/smtpDouble.ts';
import type { TestClub } from '../testing/startTestApi.ts';
import { watchOverdue } from './commands/watchOverdue.ts';

let smtp: SmtpDouble;
let club: TestClub;
let noor: TestMember;
let gone: TestMember;
let sam: TestMember;
let coach: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  smtp = await startSmtpDouble();
  club = await freshClub({
    startsAt: '2026-11-26T14:00:00Z',
    features: ['overdue'],
    smtpUrl: smtp.url,
    mailFrom: 'boats@otter.example',
    publicOrigin: 'https://otter.example',
  });
  await club.inClub(async () => {
    noor = await makeMember({ name: 'Noor Tidewell' });
    gone = await makeMember({ name: 'Gone Officer', offices: ['safety', 'duty'] });
    sam = await makeMember({ name: 'Sam Safety', offices: ['safety', 'duty'] });
    coach = await makeMember({ name: 'Cleo Coach', coachRights: 'confirmed' });
    osprey = await makeBoat({ name: 'Osprey', className: 'Scull' });
  });
});
afterEach(async () => {
  await workSettled();
  await smtp.close();
});

async function launch(): Promise<string> {
  const body = launchBody(osprey, noor, { replies: [], trip: { back: 60 } });
  const { body: sortie } = await club.call('POST', '/launch', { token: noor.token, key: freshKey(), body });
  return (sortie as { _id: string })._id;
}

async function checkAt(...times: string[]): Promise<void> {
  for (const time of times) {
    club.clock.set(`2026-11-26T${time}:00Z`);
    await watchOverdue();
    await deliverDue();
    await workSettled();
  }
}

const subjectsFor = ({ record: { email } }: TestMember): string[] =>
  smtp.received.filter(({ to }) => to === email).map(({ subject }) => subject);
const loseAddress = (member: TestMember): Promise<unknown> =>
  club.inClub(() => MemberModel.updateOne({ _id: member.id }, { $set: { emailConfirmedAt: null } }));
const recipients = async (): Promise<string[] | undefined> => {
  const { body } = await club.as(sam, 'GET', '/alerts');
  return (body as AlertsAnswer).results[0]?.recipients?.map(({ name, state, failure }) =>
    [name, state, failure].filter(Boolean).join(' '),
  );
};

test('delivers to others when one mailbox refuses, and shows officers who was not reached (rule notify.reached)', async () => {
  smtp.refused.add(gone.record.email);
  await launch();
  await checkAt('15:11', '15:16', '15:31');
  expect(subjectsFor(sam)).toEqual(['Osprey is overdue.', 'Nobody has heard from Osprey since 08:00.']);
  expect(subjectsFor(gone)).toEqual([]);
  expect(await recipients()).toEqual([
    'Gone Officer failed refused',
    'Noor Tidewell reached',
    'Sam Safety reached',
  ]);
});

test('does not delay others or stop retries when a mail server does not answer for one address', async () => {
  smtp.silent.add(gone.record.email);
  await launch();
  club.clock.set('2026-11-26T15:16:00Z');
  await watchOverdue();
  while (subjectsFor(sam).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await recipients()).toContain('Gone Officer waiting');
  await smtp.close();
  smtp.silent.clear();
  await workSettled();
  expect(await club.inClub(() => DeliveryModel.find().select('member tries -_id').lean())).toEqual([
    expect.objectContaining({ tries: 1 }),
  ]);
});

test('sends an alarm that reaches none of its officers to the confirmed coaches (rule notify.escalated)', async () => {
  await loseAddress(sam);
  await loseAddress(gone);
  await launch();
  await checkAt('15:16');
  expect(subjectsFor(coach)).toEqual(['Osprey is overdue.']);
  expect(await recipients()).toEqual([
    'Gone Officer failed no_address',
    'Sam Safety failed no_address',
    'Cleo Coach reached',
    'Noor Tidewell reached',
  ]);
});

test("sends an alarm to the confirmed coaches once when all officers' mailboxes refuse it", async () => {
  smtp.refused.add(gone.record.email).add(sam.record.email);
  await launch();
  await checkAt('15:16', '15:17', '15:18');
  expect(subjectsFor(coach)).toEqual(['Osprey is overdue.']);
});

test('repeats an alarm after 10, 20 and 40 minutes, unless an officer acknowledges it', async () => {
  await launch();
  const every = Array.from({ length: 16 }, (_, at) => 15 * 60 + 31 + at * 10);
  await checkAt(
    ...every.map((minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`),
  );
  // 15:30, 15:40, 16:00, 16:40 and 18:00.
  expect(subjectsFor(sam).filter((subject) => !subject.includes('overdue'))).toHaveLength(5);
});

test('does not repeat an alarm that is quiet until something changes before the crew calls for help', async () => {
  const id = await launch();
  await checkAt('15:31');
  const before = smtp.received.length;
  const { body } = await club.as(sam, 'GET', '/alerts');
  const [alert] = (body as AlertsAnswer).results;
  const quiet = { id: alert?._id, isUntilChange: true };
  const answer = await club.as(sam, 'POST', '/alert-acknowledge', quiet);
  expect(answer.body).toMatchObject({ isQuiet: true, acknowledged: { by: 'Sam Safety' } });
  await checkAt('15:41', '16:01', '16:41', '18:01');
  expect(smtp.received).toHaveLength(before);
  const help = await club.as(noor, 'POST', '/sortie-help', { id });
  expect((help.body as OutBoat).help).toBeDefined();
  await workSettled();
  expect(subjectsFor(sam)).toContain('Osprey needs help.');
});

test('notifies the crew when someone else reports its boat ashore, even with notifications off (rule safety.ashore)', async () => {
  const id = await launch();
  await club.as(sam, 'POST', '/sortie-ashore', { id });
  await workSettled();
  expect(subjectsFor(noor)).toEqual([expect.stringContaining('Osprey')]);
});

test('delays an email written to a full disk until there is room', async () => {
  club = await freshClub({ startsAt: '2026-11-26T14:00:00Z', features: ['overdue'] });
  await club.inClub(async () => {
    noor = await makeMember();
    sam = await makeMember({ offices: ['duty'] });
    osprey = await makeBoat({ name: 'Osprey', className: 'Scull' });
  });
  const outbox = join(club.dataDir, 'outbox');
  writeFileSync(outbox, 'No folder can be here.');
  await launch();
  await checkAt('15:16');
  expect(await club.outbox()).toEqual([]);
  expect(club.logged.filter(({ event }) => event === 'delivery_failed')).not.toEqual([]);
  expect(await recipients()).toContain(`${sam.record.name} waiting`);
  rmSync(outbox);
  await checkAt('15:18');
  expect((await club.outbox()).filter((mail) => mail.includes(`To: ${sam.record.email}`))).toEqual([
    expect.stringContaining('Subject: Osprey is overdue.'),
  ]);
});
