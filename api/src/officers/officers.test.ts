import { setImmediate } from 'node:timers/promises';
import {
  DUTY_MEMBERS,
  NOT_YOURSELF,
  ONLY_COACHES_NAME,
  ONLY_OFFICERS,
  ROSTER_DAY,
} from '@fleetwatch/contract/officers/texts';
import { OFFICES, type Office } from '@fleetwatch/contract/officers/offices';
import type { OfficersAnswer } from '@fleetwatch/contract/officers/wire';
import { eraseMember } from '../admin/eraseMember.ts';
import { exportMember } from '../admin/exportMember.ts';
import { runAdmin } from '../admin/runAdmin.ts';
import { BoatModel } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { startApiProcess } from '../testing/apiProcess.ts';
import { launchBody, sortieOf } from '../testing/calls.ts';
import {
  makeBoat,
  makeCoach,
  makeMember,
  makeSelfMadeCoach,
  PASSWORD,
  tokenFor,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import { send, type Answer, type TestClub } from '../testing/startTestApi.ts';
import { holdersOf } from './officerDirectory.ts';

let api: TestClub;
let coach: TestMember;
let kim: TestMember;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T15:00:00Z' });
  [coach, kim] = await api.inClub(async () => [await makeCoach(), await makeMember()] as const);
});

const list = async (by: TestMember): Promise<OfficersAnswer> =>
  (await api.call('GET', '/officers-results', { token: by.token })).body as OfficersAnswer;
const held = async (by: TestMember): Promise<Office[]> => (await list(by)).mine;
const name = (member: TestMember, offices: string[], by = coach): Promise<Answer> =>
  api.call('PUT', '/officer', { token: by.token, body: { id: member.id, offices } });
const setDuty = (day: string, members: string[], by = coach): Promise<Answer> =>
  api.call('PUT', '/duty-day', { token: by.token, body: { day, members } });
const readAudit = async (by: TestMember): Promise<Answer> =>
  api.call('GET', '/audit-results', { token: by.token });

test('gives every office to each confirmed coach until an active member is named for it (rule officer.coach-until-named)', async () => {
  expect([await held(coach), await held(kim)]).toEqual([[...OFFICES], []]);
  const named = await name(kim, ['safety', 'boats']);
  const reach = { push: false, mail: true };
  expect([named.status, named.body]).toEqual([200, { _id: kim.id, offices: ['safety', 'boats'], reach }]);
  expect([await held(coach), await held(kim)]).toEqual([
    ['duty', 'rights', 'records'],
    ['safety', 'boats'],
  ]);
  expect((await list(kim)).results).toMatchObject([
    { office: 'safety', members: [{ _id: kim.id, name: kim.record.name }] },
    { office: 'duty', members: [] },
    { office: 'boats', members: [{ _id: kim.id }] },
    { office: 'rights', members: [] },
    { office: 'records', members: [] },
  ]);
  expect(await api.inClub(() => holdersOf('safety'))).toEqual([kim.id]);
  await api.inClub(() => MemberModel.updateOne({ _id: kim.id }, { isActive: false }));
  expect(await held(coach)).toEqual([...OFFICES]);
  expect(await api.inClub(() => holdersOf('safety'))).toEqual([coach.id]);
});

test('lets only coaches name officers, and only members of the club', async () => {
  await name(kim, ['safety']);
  const refused = await name(kim, ['boats'], kim);
  expect([refused.status, refused.body]).toEqual([403, [ONLY_COACHES_NAME, 'coaches_only']]);
  expect((await setDuty('2026-05-01', [kim.id], kim)).status).toBe(403);
  expect(
    (await api.call('PUT', '/officer', { token: coach.token, body: { id: 'f'.repeat(24), offices: [] } }))
      .status,
  ).toBe(404);
  for (const offices of [['captain'], ['safety', 'safety']])
    expect((await name(kim, offices)).status).toBe(422);
});

test("refuses an unconfirmed coach's officers, and gives them no office (rule member.coach-confirmed)", async () => {
  const selfMade = await api.inClub(() => makeSelfMadeCoach());
  expect(await held(selfMade)).toEqual([]);
  expect((await name(kim, ['safety'], selfMade)).body).toEqual([ONLY_COACHES_NAME, 'coaches_only']);
  expect((await setDuty('2026-05-01', [selfMade.id], selfMade)).status).toBe(403);
  // A club without officers and confirmed coaches still notifies someone.
  await api.inClub(() => MemberModel.updateOne({ _id: coach.id }, { isActive: false }));
  expect(await api.inClub(() => holdersOf('safety'))).toEqual([selfMade.id]);
});

test('refuses coaches who name themselves, and notifies the member and the other confirmed coaches (rule officer.named-by-others)', async () => {
  expect((await name(coach, ['safety'])).body).toEqual([NOT_YOURSELF, 'forbidden']);
  const other = await api.inClub(() => makeCoach());
  expect((await name(coach, ['safety'], other)).status).toBe(200);
  // A member may give up an office.
  expect((await name(coach, [])).status).toBe(200);
  const mails = await api.outbox();
  const sentTo = (member: TestMember): string[] =>
    mails.filter((mail) => mail.includes(`To: ${member.record.email}`));
  expect(sentTo(coach).map((mail) => /(Appointed|Ended): .*\./.exec(mail)?.[0])).toEqual([
    'Appointed: Safety officer.',
    'Ended: Safety officer.',
  ]);
  expect(sentTo(other)).toHaveLength(1);
  expect(sentTo(other)[0]).toContain(`The offices of ${coach.record.name} have changed`);
});

test('removes the offices and duty days of a member who is no longer a coach', async () => {
  const other = await api.inClub(() => makeCoach());
  await name(other, ['safety', 'records']);
  await setDuty('2026-05-02', [other.id, kim.id]);
  expect(await runAdmin(['end-coach', other.record.name], () => undefined)).toBe(0);
  const token = await api.inClub(async () => tokenFor(await MemberModel.findById(other.id).orFail().lean()));
  const { mine, roster } = (await api.call('GET', '/officers-results', { token })).body as OfficersAnswer;
  expect(mine).toEqual([]);
  expect(roster).toMatchObject([{ day: '2026-05-02', members: [{ _id: kim.id }] }]);
  expect((await api.call('GET', '/audit-results', { token })).status).toBe(403);
});

test('records changes in the audit trail, which officers can read (rule officer.offices)', async () => {
  const before = await readAudit(kim);
  expect([before.status, before.body]).toEqual([403, [ONLY_OFFICERS, 'coaches_only']]);
  await name(kim, ['records']);
  const { status, body } = await readAudit(kim);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    results: [
      { verb: 'name-officer', kind: 'member', before: { offices: [] }, after: { offices: ['records'] } },
    ],
  });
  await name(kim, []);
  expect((await readAudit(kim)).status).toBe(403);
});

test('updates other API processes', async () => {
  // The other process has its own clock.
  api.clock.set(new Date().toISOString());
  [coach, kim] = await api.inClub(async () => [await makeCoach(), await makeMember()] as const);
  const other = await startApiProcess(api.uri);
  const ask = async (): Promise<number> =>
    (await send(other.base, 'GET', '/audit-results', { token: kim.token })).status;
  const expectStatus = async (status: number): Promise<void> => {
    const end = performance.now() + 5_000;
    while ((await ask()) !== status && performance.now() < end) await setImmediate();
    expect(await ask()).toBe(status);
  };
  try {
    await expectStatus(403);
    await name(kim, ['safety']);
    await expectStatus(200);
    await name(kim, []);
    await expectStatus(403);
  } finally {
    await other.stop();
  }
});

describe('the roster of duty (rule officer.duty)', () => {
  test("adds the day's roster to the members named for duty", async () => {
    await setDuty('2026-05-02', [kim.id]);
    expect([await held(kim), (await held(coach)).includes('duty')]).toEqual([[], true]);
    // Midnight in Chicago.
    api.clock.set('2026-05-02T04:59:59Z');
    const [kimAtNight, coachAtNight] = await api.inClub(
      async () => [await makeMember(), await makeCoach()] as const,
    );
    await setDuty('2026-05-02', [kimAtNight.id], coachAtNight);
    expect(await held(kimAtNight)).toEqual([]);
    api.clock.set('2026-05-02T05:00:00Z');
    expect(await held(kimAtNight)).toEqual(['duty']);
    expect(await held(coachAtNight)).not.toContain('duty');
    expect(await list(coachAtNight)).toMatchObject({
      roster: [{ day: '2026-05-02', members: [{ _id: kimAtNight.id }] }],
    });
    await setDuty('2026-05-02', [], coachAtNight);
    expect(await list(coachAtNight)).toMatchObject({ roster: [] });
  });

  test('shows no past day on the roster, even if nothing was written since', async () => {
    await setDuty('2026-05-01', [kim.id]);
    api.clock.set('2026-05-02T04:59:59Z');
    const night = await api.inClub(() => makeMember());
    expect((await list(night)).roster).toMatchObject([{ day: '2026-05-01' }]);
    api.clock.set('2026-05-02T05:00:00Z');
    expect((await list(night)).roster).toEqual([]);
  });

  test('refuses past days, days too far ahead, and non-members', async () => {
    for (const day of ['2026-04-30', '2027-06-06', 'today']) {
      expect((await setDuty(day, [kim.id])).body).toEqual([ROSTER_DAY, 'invalid:day']);
    }
    for (const members of [['f'.repeat(24)], [kim.id, kim.id]]) {
      expect((await setDuty('2026-05-01', members)).body).toMatchObject([DUTY_MEMBERS, /^invalid:members/]);
    }
  });
});

test('lets a boat captain launch a dry-docked boat with a reason, and notifies others (rule launch.override)', async () => {
  const osprey = await api.inClub(() => makeBoat({ name: 'Osprey' }));
  await api.inClub(() => BoatModel.updateOne({ _id: osprey._id }, { isActive: false }));
  await name(kim, ['boats']);
  const bus = String(osprey._id);
  const check = await api.call('GET', `/launch-check?bus=${bus}`, { token: kim.token });
  expect(check.body).toMatchObject({ results: [{ code: 'dry_docked' }], canOverride: ['dry_docked'] });
  expect((await api.call('GET', `/launch-check?bus=${bus}`, { token: coach.token })).body).toMatchObject({
    canOverride: [],
  });
  const replies = [{ code: 'dry_docked', subjectIds: [bus], reason: 'The rigger is fixed' }];
  const launched = (by: TestMember) =>
    api.call('POST', '/launch', { token: by.token, body: launchBody(osprey, by, { replies }) });
  expect((await launched(coach)).status).toBe(409);
  const sortie = sortieOf(await launched(kim));
  expect(sortie.rulesTaken).toMatchObject([{ code: 'dry_docked', reason: 'The rigger is fixed' }]);
  const entries = await api.inClub(() => AuditEntryModel.find({ verb: 'override' }).lean());
  expect(entries.map(({ who, kind, subject, after }) => [String(who), kind, String(subject), after])).toEqual(
    [
      [
        ...[kim.id, 'sortie', sortie._id],
        { boat: bus, rule: 'Osprey is dry docked and cannot be launched.', reason: 'The rigger is fixed' },
      ],
    ],
  );
});

test('overrides nothing at the kiosk, which the audit trail would not show (rule launch.override)', async () => {
  const osprey = await api.inClub(() => makeBoat({ name: 'Osprey' }));
  await api.inClub(() => BoatModel.updateOne({ _id: osprey._id }, { isActive: false }));
  await name(kim, ['boats']);
  const bus = String(osprey._id);
  const replies = [{ code: 'dry_docked', subjectIds: [bus], reason: 'The rigger is fixed' }];
  const { body } = await api.call('POST', '/auth-launch', {
    body: { bus, name: kim.record.name, password: PASSWORD, replies },
  });
  expect(body).toMatchObject({ 1: 'dry_docked' });
});

test('names officers from the command line, and audits it', async () => {
  const lines: string[] = [];
  const admin = (...args: string[]): Promise<number> => runAdmin(args, (line) => lines.push(line));
  expect(await admin('name-officer', kim.record.name, 'boats,safety')).toBe(0);
  expect(await held(kim)).toEqual(['safety', 'boats']);
  expect(await admin('name-officer', kim.record.name, 'captain')).toBe(1);
  expect(await admin('name-officer', kim.record.name, 'none')).toBe(0);
  expect(await held(kim)).toEqual([]);
  expect(lines).toEqual([
    `${kim.record.name}: safety, boats.`,
    expect.stringContaining('captain is not an office.'),
    `${kim.record.name}: no office.`,
  ]);
  const entries = await api.inClub(() =>
    AuditEntryModel.find({ verb: 'name-officer' }).sort({ _id: 1 }).lean(),
  );
  expect(entries.map(({ after }) => after)).toEqual([{ offices: ['safety', 'boats'] }, { offices: [] }]);
});

test("removes an erased member's offices, and exports their duty days before", async () => {
  await name(kim, ['safety']);
  await setDuty('2026-05-03', [kim.id]);
  const record = await api.inClub(() => MemberModel.findById(kim.id).select('+hint').orFail().lean());
  expect(await api.inClub(() => exportMember(record))).toMatchObject({
    account: { offices: ['safety'] },
    dutyDays: ['2026-05-03'],
  });
  await api.inClub(() => eraseMember(record));
  expect(await list(coach)).toMatchObject({ roster: [{ day: '2026-05-03', members: [] }] });
  expect(await held(coach)).toEqual([...OFFICES]);
});
