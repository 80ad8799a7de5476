import type { AuditPage } from '@fleetwatch/contract/audit/wire';
import * as texts from '@fleetwatch/contract/clearances/texts';
import { CLEARANCE_PRESETS } from '@fleetwatch/contract/clearances/presets';
import type {
  Clearance,
  ClearanceBody,
  ClearanceMatrix,
  ClearancesAnswer,
  Grant,
  GrantsAnswer,
  GrantsBody,
  MemberClearances,
  Requirement,
  RequirementBody,
} from '@fleetwatch/contract/clearances/wire';
import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import { CREDENTIALS_REFUSED } from '@fleetwatch/contract/accounts/texts';
import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import type { NotificationPage } from '@fleetwatch/contract/notifications/wire';
import type { LaunchCheck, RuleReply, Sortie } from '@fleetwatch/contract/sorties/wire';
import { runAdmin } from '../admin/runAdmin.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { clearanceBody, freshKey, launchBody, sortieOf } from '../testing/calls.ts';
import {
  fleetGroupId,
  makeBoat,
  makeCoach,
  makeMember,
  PASSWORD,
  tokenFor,
  type TestMember,
} from '../testing/factories.ts';
import { makeSortie } from '../testing/makeSortie.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { watchClearances } from './commands/notifyOfClearances.ts';
import { GrantModel } from './Grant.ts';

const TODAY = '2026-05-15';

let api: TestClub;
let kim: TestMember;
let zoe: TestMember;
let coach: TestMember;
let officer: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  // Friday, 10:00 in Chicago.
  api = await freshClub({
    startsAt: '2026-05-15T15:00:00Z',
    features: ['clearances', 'notifications'],
    limits: { signInFailuresPerAddress: 1_000 },
  });
  [kim, zoe, coach, officer, osprey] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeMember({ name: 'Zoë Brook' }),
        await makeCoach(),
        await makeMember({ offices: ['rights'] }),
        await makeBoat({ name: 'Osprey', className: 'Scull' }),
      ] as const,
  );
});
const get = async <Of>(path: string, by = officer): Promise<Of> => {
  const answer = await api.as(by, 'GET', path);
  expect(answer.status).toBe(200);
  return answer.body as Of;
};
async function made<Of>(path: string, body: object): Promise<Of> {
  const answer = await api.as(officer, 'POST', path, body);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body as Of;
}
const addClearance = (more: Partial<ClearanceBody> = {}): Promise<Clearance> =>
  made('/clearance', { ...clearanceBody, ...more });
const addRequirement = (clearance: Clearance, more: Partial<RequirementBody> = {}): Promise<Requirement> =>
  made('/requirement', {
    boat: null,
    fleetGroup: null,
    subject: 'all',
    count: null,
    clearance: clearance._id,
    level: 'block',
    months: [],
    overriddenBy: ['rights'],
    ...more,
  });
const grantBody = (clearance: Clearance, to: TestMember[], more: Partial<GrantsBody> = {}): GrantsBody => ({
  members: to.map(({ id }) => id),
  clearance: clearance._id,
  fleetGroup: null,
  acquired: TODAY,
  evidence: '',
  ...more,
});
const grant = (
  clearance: Clearance,
  to: TestMember[],
  more: Partial<GrantsBody> = {},
): Promise<GrantsAnswer> => made('/grants', grantBody(clearance, to, more));
const held = async (member: TestMember, by = officer): Promise<MemberClearances> =>
  get(`/member-clearances/${member.id}`, by);
const audit = async (): Promise<AuditPage['results']> =>
  (await get<AuditPage>('/audit-results', coach)).results;

test('has no calls and checks no launch in a club without clearances', async () => {
  const swim = await addClearance();
  await addRequirement(swim);
  const identity = { identity: DEFAULT_IDENTITY, place: null };
  expect((await api.as(coach, 'PUT', '/club', { ...identity, features: [] })).status).toBe(200);
  for (const answer of [
    await api.as(officer, 'GET', '/clearances-results'),
    await api.as(officer, 'GET', '/clearance-matrix'),
    await api.as(officer, 'GET', `/member-clearances/${kim.id}`),
    await api.as(officer, 'POST', '/clearance', clearanceBody),
    await api.as(officer, 'POST', '/grants', grantBody(swim, [kim])),
  ]) {
    expect([answer.status, answer.body]).toEqual([404, [texts.CLEARANCES_OFF, 'feature_off']]);
  }
  expect((await api.as(kim, 'POST', '/launch', launchBody(osprey, kim))).status).toBe(200);
});

describe('what members can be cleared for (rule clearance.kinds)', () => {
  test('lets only clearances officers change the kinds of clearances', async () => {
    for (const by of [kim, coach]) {
      const refused = await api.as(by, 'POST', '/clearance', clearanceBody);
      expect([refused.status, refused.body]).toEqual([403, [texts.ONLY_CLEARANCE_OFFICERS, 'coaches_only']]);
    }
    const swim = await addClearance({ name: '  Swim   test ' });
    expect(swim).toEqual({ ...clearanceBody, _id: swim._id });
    const answer = await get<ClearancesAnswer>('/clearances-results', kim);
    expect(answer).toEqual({ clearances: [swim], requirements: [] });
    expect(await audit()).toMatchObject([
      { verb: 'add', kind: 'clearance', subject: { name: 'Swim test' }, who: { name: officer.record.name } },
    ]);
  });

  test('requires unique names, existing needs without cycles, and checks with words', async () => {
    const swim = await addClearance();
    const flip = await addClearance({ name: 'Flip test', needs: [swim._id] });
    const put = (one: Clearance, more: Partial<ClearanceBody>): Promise<Answer> =>
      api.as(officer, 'PUT', `/clearance/${one._id}`, { ...clearanceBody, name: one.name, ...more });
    const refusals = [
      [await api.as(officer, 'POST', '/clearance', { ...clearanceBody, name: 'SWIM test' }), 'taken:name'],
      [await put(flip, { name: 'Swim Test' }), 'taken:name'],
      [await put(swim, { needs: [flip._id] }), 'invalid:needs'],
      [await put(swim, { needs: [swim._id] }), 'invalid:needs'],
      [await put(swim, { needs: ['f'.repeat(24)] }), 'invalid:needs'],
      [await put(swim, { name: ' x ' }), 'invalid:name'],
      [await put(swim, { checklist: ['Swims', '  '] }), 'invalid:checklist'],
      [await put(swim, { validMonths: 0 }), 'invalid:validMonths'],
      [await put(swim, { minMiles: 2.5 }), 'invalid:minMiles'],
      [await put({ ...swim, _id: 'f'.repeat(24) }, {}), 'not_found'],
    ] as const;
    expect(refusals.map(([{ body }]) => (body as string[])[1])).toEqual(refusals.map(([, code]) => code));
    expect((await put(swim, { validMonths: 12 })).body).toMatchObject({ validMonths: 12 });
  });

  test("keeps a clearance's kind while members hold it, and the clearance while anything uses it", async () => {
    const swim = await addClearance();
    const flip = await addClearance({ name: 'Flip test', needs: [swim._id] });
    const remove = (one: Clearance): Promise<Answer> => api.as(officer, 'DELETE', `/clearance/${one._id}`);
    expect((await remove(swim)).body).toEqual([texts.CLEARANCE_USED, 'clearance_used']);
    await grant(flip, [kim], { evidence: 'Seen' });
    const { _id, ...body } = flip;
    const other = await api.as(officer, 'PUT', `/clearance/${_id}`, { ...body, kind: 'row' });
    expect(other.body).toEqual([texts.CLEARANCE_KIND_STAYS, 'clearance_used']);
    expect((await remove(flip)).status).toBe(409);
    await api.as(officer, 'PUT', `/clearance/${_id}`, { ...body, needs: [] });
    expect((await remove(swim)).status).toBe(200);
    expect((await remove(swim)).status).toBe(404);
  });
});

describe('requirements of boats (rule clearance.requirements)', () => {
  test('accepts a requirement of a boat, a class or all boats, but not of a ban', async () => {
    const swim = await addClearance();
    const ban = await addClearance({ name: 'Ban from rowing', kind: 'ban' });
    const [bus, scull] = [String(osprey._id), await api.inClub(() => fleetGroupId('Scull'))];
    const post = (more: object): Promise<Answer> =>
      api.as(officer, 'POST', '/requirement', {
        boat: null,
        fleetGroup: null,
        subject: 'all',
        count: null,
        clearance: swim._id,
        level: 'warn',
        months: [],
        overriddenBy: [],
        ...more,
      });
    const unknown = 'f'.repeat(24);
    for (const [more, code] of [
      [{ boat: unknown }, 'invalid:boat'],
      [{ fleetGroup: unknown }, 'invalid:boat'],
      [{ boat: bus, fleetGroup: scull }, 'invalid:boat'],
      [{ clearance: unknown }, 'invalid:clearance'],
      [{ clearance: ban._id }, 'invalid:clearance'],
      [{ subject: 'count' }, 'invalid:count'],
      [{ subject: 'any', count: 2 }, 'invalid:count'],
      [{ months: [13] }, 'invalid:months.0'],
    ] as const) {
      expect([more, ((await post(more)).body as string[])[1]]).toEqual([more, code]);
    }
    const answer = await post({ boat: bus, months: [12, 1] });
    expect(answer.body).toMatchObject({ boat: bus, months: [1, 12], level: 'warn' });
    const { _id } = answer.body as Requirement;
    const edited = await api.as(officer, 'PUT', `/requirement/${_id}`, {
      boat: null,
      fleetGroup: scull,
      subject: 'count',
      count: 2,
      clearance: swim._id,
      level: 'block',
      months: [],
      overriddenBy: ['safety'],
    });
    expect(edited.body).toMatchObject({ _id, fleetGroup: scull, count: 2 });
    expect((await api.as(officer, 'DELETE', `/requirement/${_id}`)).status).toBe(200);
    expect((await api.as(officer, 'DELETE', `/requirement/${_id}`)).body).toEqual([
      ...[texts.REQUIREMENT_NOT_FOUND, 'not_found'],
    ]);
  });

  test("ends a boat's requirement with the boat", async () => {
    const swim = await addClearance();
    await addRequirement(swim, { boat: String(osprey._id) });
    const gone = await api.as(coach, 'DELETE', '/fleet-decommission', {
      uid: coach.id,
      bid: String(osprey._id),
    });
    expect(gone.status).toBe(200);
    expect((await get<ClearancesAnswer>('/clearances-results')).requirements).toEqual([]);
  });
});

describe('what is granted (rules clearance.grants, clearance.needs, clearance.renewal)', () => {
  test('grants a clearance for its validity, once per key, and notifies its member', async () => {
    const swim = await addClearance();
    const key = freshKey();
    const first = await api.as(officer, 'POST', '/grants', grantBody(swim, [kim, zoe]), { key });
    expect(first.body).toEqual({
      granted: [kim, zoe].map(({ id, record: { name } }) => ({ _id: id, name, expires: '2029-05-15' })),
      refused: [],
    });
    const again = await api.as(officer, 'POST', '/grants', grantBody(swim, [kim, zoe]), { key });
    expect(again.body).toEqual(first.body);
    expect((await held(kim, kim)).grants).toMatchObject([
      { clearance: swim._id, acquired: TODAY, expires: '2029-05-15', by: officer.record.name, revoked: null },
    ]);
    await workSettled();
    const { results } = await get<NotificationPage>('/notifications-results', kim);
    expect(results).toMatchObject([
      { category: 'clearances', title: 'You are cleared: Swim test', body: 'Until May 15, 2029.' },
    ]);
    expect((await audit()).slice(0, 2)).toMatchObject(
      [zoe, kim].map(({ record: { name } }) => ({
        verb: 'grant-clearance',
        kind: 'member',
        subject: { name },
        who: { name: officer.record.name },
        after: { clearance: 'Swim test', expires: '2029-05-15' },
      })),
    );
  });

  test('renews a clearance from its end when in time, and from today otherwise', async () => {
    const swim = await addClearance({ validMonths: 12, renewDays: 30 });
    await grant(swim, [kim], { acquired: '2025-06-01' });
    expect((await grant(swim, [kim])).granted).toMatchObject([{ expires: '2027-06-01' }]);
    await grant(swim, [zoe], { acquired: '2025-09-01' });
    expect((await grant(swim, [zoe])).granted).toMatchObject([{ expires: '2027-05-15' }]);
    // An officer may override the calendar.
    expect((await grant(swim, [zoe], { expires: null })).granted).toMatchObject([{ expires: null }]);
  });

  test('names the members who still need something, unless the evidence is given', async () => {
    const swim = await addClearance();
    const single = await addClearance({
      name: 'Single',
      kind: 'row',
      needs: [swim._id],
      minMiles: 10,
      minHours: 2,
    });
    await grant(swim, [kim]);
    await api.inClub(async () => {
      for (const miles of [6, 4.5]) {
        await makeSortie({ boat: osprey, launcher: kim, launchedAt: '2026-05-02T12:00:00Z', miles });
      }
      await makeSortie({ boat: osprey, launcher: zoe, launchedAt: '2026-05-02T12:00:00Z', miles: 6 });
      const late = { isLate: true, launchedAt: '2026-05-01T12:00:00Z', miles: 30 };
      await makeSortie({ boat: osprey, launcher: zoe, ...late });
    });
    expect((await held(zoe)).ahead.find(({ clearance }) => clearance === single._id)).toEqual({
      clearance: single._id,
      fleetGroup: null,
      missing: [swim._id],
      miles: { rowed: 6, needed: 10 },
      hours: { rowed: 1, needed: 2 },
    });
    const answer = await grant(single, [kim, zoe]);
    expect(answer.granted).toMatchObject([{ _id: kim.id }]);
    expect(answer.refused).toEqual([
      {
        _id: zoe.id,
        name: 'Zoë Brook',
        text: texts.stillNeeds('Zoë Brook', 'Swim test, 4 more miles, 1 more hour'),
      },
    ]);
    const overridden = await grant(single, [zoe], { evidence: 'Rowed for ten years at another club' });
    expect(overridden).toMatchObject({ granted: [{ _id: zoe.id }], refused: [] });
  });

  test("refuses grants to other clubs' members, for other classes and for impossible days", async () => {
    const swim = await addClearance();
    const scull = await api.inClub(() => fleetGroupId('Scull'));
    const gone = await api.inClub(() => makeMember({ isActive: false }));
    for (const [more, code] of [
      [{ members: ['f'.repeat(24)] }, 'invalid:members'],
      [{ members: [gone.id] }, 'invalid:members'],
      [{ members: [] }, 'invalid:members'],
      [{ members: [kim.id, kim.id] }, 'invalid:members.1'],
      [{ fleetGroup: scull }, 'invalid:fleetGroup'],
      [{ acquired: '2026-05-16' }, 'invalid:acquired'],
      [{ acquired: '2026-02-30' }, 'invalid:acquired'],
      [{ expires: '2026-05-14' }, 'invalid:expires'],
      [{ clearance: 'f'.repeat(24) }, 'not_found'],
      [{ evidence: 'x'.repeat(281) }, 'invalid:evidence'],
    ] as const) {
      const answer = await api.as(officer, 'POST', '/grants', { ...grantBody(swim, [kim]), ...more });
      expect([more, (answer.body as string[])[1]]).toEqual([more, code]);
    }
    expect(await api.inClub(() => GrantModel.countDocuments())).toBe(0);
  });

  test('revokes a clearance once, with a reason, and keeps it in the history', async () => {
    const swim = await addClearance();
    await grant(swim, [kim]);
    const id = (await held(kim)).grants[0]?._id;
    const revoke = (reason: string, by = officer): Promise<Answer> =>
      api.as(by, 'PUT', '/grant-revoke', { id, reason });
    expect((await revoke(' x ')).body).toEqual([texts.REVOKE_REASON_LENGTH, 'invalid:reason']);
    expect((await revoke('Capsized twice', kim)).status).toBe(403);
    const revoked = { by: officer.record.name, on: TODAY, reason: 'Capsized twice' };
    expect((await revoke('Capsized twice')).body as Grant).toMatchObject({ isRevoked: true, revoked });
    expect((await revoke('Again')).body).toEqual([texts.ALREADY_REVOKED, 'already_revoked']);
    const own = await held(kim, kim);
    expect(own.grants).toMatchObject([{ isRevoked: true, revoked }]);
    expect(own.ahead).toMatchObject([{ clearance: swim._id }]);
    await workSettled();
    const { results } = await get<NotificationPage>('/notifications-results', kim);
    expect(results[0]).toMatchObject({ title: 'Swim test was revoked' });
  });

  test('shows granted clearances to their member and to officers', async () => {
    await addClearance();
    expect((await api.as(zoe, 'GET', `/member-clearances/${kim.id}`)).body).toEqual([
      ...[NOT_YOURS, 'forbidden'],
    ]);
    expect(await held(kim, kim)).toMatchObject({ mayGrant: false, grants: [], ahead: [{ miles: null }] });
    expect(await held(kim)).toMatchObject({ mayGrant: true, member: { name: 'Kim Harper' } });
    expect((await api.as(kim, 'GET', '/clearance-matrix')).status).toBe(403);
  });
});

describe('a ban (rule clearance.ban)', () => {
  let ban: Clearance;
  beforeEach(async () => {
    ban = await addClearance({ name: 'Ban from rowing', kind: 'ban', validMonths: null });
  });

  test('shows the reason for a ban only to officers', async () => {
    const bare = await api.as(officer, 'POST', '/grants', grantBody(ban, [kim]));
    expect(bare.body).toEqual([texts.BAN_REASON_NEEDED, 'invalid:evidence']);
    await grant(ban, [kim], { evidence: 'Owes for a broken oar' });
    expect((await held(kim)).grants).toMatchObject([{ evidence: 'Owes for a broken oar' }]);
    expect((await held(kim, kim)).grants).toMatchObject([{ clearance: ban._id, evidence: '' }]);
    await workSettled();
    expect((await get<NotificationPage>('/notifications-results', kim)).results).toEqual([]);
    expect(JSON.stringify(await audit())).not.toContain('broken oar');
    const refused = await api.as(kim, 'POST', '/launch', launchBody(osprey, kim));
    expect([refused.status, refused.body]).toEqual([409, [texts.banned('Kim Harper'), 'banned']]);
  });

  test('refuses officers a ban of themselves, or its end', async () => {
    const own = await api.as(officer, 'POST', '/grants', {
      ...grantBody(ban, [officer]),
      evidence: 'A test',
    });
    expect(own.body).toEqual([texts.OWN_BAN, 'forbidden']);
    const other = await api.inClub(() => makeMember({ offices: ['rights'] }));
    await api.as(other, 'POST', '/grants', { ...grantBody(ban, [officer]), evidence: 'Owes' });
    const mine = await held(officer);
    expect(mine.grants).toMatchObject([{ evidence: '' }]);
    const ended = await api.as(officer, 'PUT', '/grant-revoke', {
      id: mine.grants[0]?._id,
      reason: 'I have paid',
    });
    expect(ended.body).toEqual([texts.OWN_BAN, 'forbidden']);
    const replies = [{ code: 'banned', subjectIds: [officer.id], reason: 'I have paid' }];
    const launched = await api.as(officer, 'POST', '/launch', launchBody(osprey, officer, { replies }));
    expect([launched.status, launched.body]).toMatchObject([409, { 1: 'banned' }]);
    const check = await get<LaunchCheck>(`/launch-check?bus=${String(osprey._id)}`, officer);
    expect(check.canOverride).toEqual([]);
  });
});

describe('a launch (rules clearance.requirements, launch.override)', () => {
  let swim: Clearance;
  let asked: Requirement;
  const NOT_HELD = texts.lacksClearance('Kim Harper', 'Swim test');
  const reply = (reason?: string): RuleReply => ({
    code: `not_cleared:${asked._id}`,
    subjectIds: [kim.id],
    ...(reason !== undefined && { reason }),
  });
  const launchBy = (member: TestMember, more: object = {}, headers = {}): Promise<Answer> =>
    api.as(member, 'POST', '/launch', launchBody(osprey, member, more), { headers });

  beforeEach(async () => {
    swim = await addClearance();
    asked = await addRequirement(swim);
  });

  test("refuses a crew that lacks the boat's requirements, and checks beforehand", async () => {
    const check = await get<LaunchCheck>(`/launch-check?bus=${String(osprey._id)}`, kim);
    expect(check).toEqual({
      results: [
        {
          code: `not_cleared:${asked._id}`,
          level: 'block',
          text: NOT_HELD,
          subjectIds: [kim.id],
          ruleId: 'clearance.requirements',
          overriddenBy: ['rights'],
        },
      ],
      canOverride: [],
      seats: [{ member: kim.id, held: [], missing: ['Swim test missing'] }],
    });
    const refused = await launchBy(kim, { replies: [] });
    expect([refused.status, refused.body]).toEqual([409, [NOT_HELD, 'not_cleared']]);
    // A reply from a member without the office has no effect, and neither does one from an older client.
    expect((await launchBy(kim, { replies: [reply('I may')] })).status).toBe(409);
    expect((await launchBy(kim)).status).toBe(409);
    await grant(swim, [kim]);
    expect(await get<LaunchCheck>(`/launch-check?bus=${String(osprey._id)}`, kim)).toEqual({
      results: [],
      canOverride: [],
      seats: [{ member: kim.id, held: ['Swim test'], missing: [] }],
    });
    expect((await launchBy(kim, { replies: [] })).status).toBe(200);
  });

  test('lets an officer launch against a requirement with a reason, which is audited', async () => {
    const { results, canOverride } = await get<LaunchCheck>(`/launch-check?bus=${String(osprey._id)}`);
    expect(canOverride).toEqual([`not_cleared:${asked._id}`]);
    const [answer] = results;
    const replies = [{ code: answer?.code, subjectIds: answer?.subjectIds, reason: 'With a coach boat' }];
    const { _id } = sortieOf(await launchBy(officer, { replies }));
    const stored = await api.inClub(() => SortieModel.findById(_id).lean());
    expect(stored?.rulesTaken).toMatchObject([{ level: 'block', reason: 'With a coach boat' }]);
    expect((await audit())[0]).toMatchObject({ verb: 'override', after: { reason: 'With a coach boat' } });
  });

  test('warns where the club only warns, and in the grace period, for the crew as for the launcher', async () => {
    const double = await api.inClub(() => makeBoat({ name: 'Heron', className: 'Double' }));
    await grant(swim, [kim], { acquired: '2023-05-10', expires: '2026-05-10' });
    await grant(swim, [zoe]);
    const lapsed = texts.hasExpired('Kim Harper', 'Swim test', 'May 10');
    const asks = await launchBy(kim, { bus: String(double._id), crew: [zoe.id], replies: [] });
    expect(asks.body).toEqual([`${lapsed} Launch anyway?`, 'rule_warns']);
    const { rulesTaken } = sortieOf(
      await launchBy(kim, { bus: String(double._id), crew: [zoe.id], replies: [reply()] }),
    );
    expect(rulesTaken).toMatchObject([{ level: 'warn', text: lapsed }]);
  });

  test('stores the broken rules with an offline launch, and notifies officers', async () => {
    const headers = { 'Fleetwatch-Happened-At': '2026-05-15T14:30:00Z' };
    const sortie = sortieOf(await launchBy(kim, { replies: [] }, headers));
    expect(sortie.againstRules).toMatchObject([{ level: 'block', text: NOT_HELD }]);
    await workSettled();
    const { results } = await get<NotificationPage>('/notifications-results');
    expect(results).toMatchObject([
      { title: 'Osprey was launched despite a rule', body: expect.stringContaining(NOT_HELD) },
    ]);
  });

  test("requires of a member's own or a borrowed single what every boat requires", async () => {
    const own = await api.as(kim, 'POST', '/launch-1p', { user: kim.id, description: null, group: null });
    const help = 'Clearances: a clearances officer or a confirmed coach can help.';
    expect(own.body).toEqual([`${NOT_HELD} ${help}`, 'not_cleared']);
    const borrowed = await launchBy(kim, { bus: null, borrowed: zoe.id, replies: [] });
    expect(borrowed.body).toEqual([NOT_HELD, 'not_cleared']);
  });
});

describe('at the kiosk (rule kiosk.officer)', () => {
  let swim: Clearance;
  let asked: Requirement;
  const at = (path: string, body: object, who = kim): Promise<Answer> =>
    api.call('POST', path, { body: { name: who.record.name, password: PASSWORD, ...body } });
  const signed = (who: TestMember, password = PASSWORD) => ({ name: who.record.name, password });
  const replies = (): RuleReply[] => [
    { code: `not_cleared:${asked._id}`, subjectIds: [kim.id], reason: 'I row beside her' },
  ];
  const bus = (): string => String(osprey._id);

  beforeEach(async () => {
    swim = await addClearance();
    asked = await addRequirement(swim);
  });

  test("shows a boat's requirements before sign-in, and what is missing afterward", async () => {
    const before = await api.call('GET', `/launch-check?bus=${bus()}`);
    expect((before.body as LaunchCheck).results).toMatchObject([
      { level: 'info', text: 'Osprey requires Swim test: everyone aboard.' },
    ]);
    const refused = await at('/auth-launch', { bus: bus(), replies: [] });
    expect(refused.body).toEqual([texts.lacksClearance('Kim Harper', 'Swim test'), 'not_cleared']);
    for (const what of [{ bus: bus() }, { private: '1p' }, { borrowed: zoe.id }]) {
      expect(((await at('/auth-launch-check', what)).body as LaunchCheck).results).toMatchObject([
        { code: `not_cleared:${asked._id}`, level: 'block', overriddenBy: ['rights'] },
      ]);
    }
    const wrong = await at('/auth-launch-check', { bus: bus(), password: 'Wrong2win!' });
    expect(wrong.body).toEqual([CREDENTIALS_REFUSED, 'credentials_refused']);
  });

  test('launches at the kiosk when an officer also signs, and audits it in their name', async () => {
    const answer = await at('/auth-launch', { bus: bus(), replies: replies(), officer: signed(officer) });
    const sortie = answer.body as Sortie;
    expect(sortie.rulesTaken).toMatchObject([{ reason: 'I row beside her', by: officer.id }]);
    expect((await audit())[0]).toMatchObject({
      verb: 'override',
      kind: 'sortie',
      subject: { _id: sortie._id },
      who: { name: officer.record.name },
      after: { boat: 'Osprey', reason: 'I row beside her' },
    });
  });

  test('refuses at the kiosk another member, a wrong password, an officer without a reason, and the launcher alone', async () => {
    const tries = [
      { replies: replies(), officer: signed(zoe) },
      { replies: replies(), officer: signed(coach) },
      { replies: [], officer: signed(officer) },
      { replies: replies() },
    ];
    for (const body of tries) {
      expect((await at('/auth-launch', { bus: bus(), ...body })).body).toMatchObject([
        expect.any(String),
        'not_cleared',
      ]);
    }
    const wrong = await at('/auth-launch', {
      bus: bus(),
      replies: replies(),
      officer: signed(officer, 'Wrong2win!'),
    });
    expect(wrong.body).toEqual([CREDENTIALS_REFUSED, 'credentials_refused']);
    // An officer who launches alone overrides the rule for themselves, like any member.
    const own = await at('/auth-launch', { bus: bus(), replies: replies() }, officer);
    expect(own.body).toMatchObject([expect.any(String), 'not_cleared']);
  });
});

test('writes a column per clearance and class of a grant, and a cell per grant', async () => {
  const scull = await api.inClub(() => fleetGroupId('Scull'));
  const swim = await addClearance();
  const row = await addClearance({ name: 'Rowing', kind: 'row', isPerClass: true, validMonths: null });
  await grant(swim, [kim], { acquired: '2023-05-10' });
  await grant(row, [zoe], { fleetGroup: scull });
  const { columns, rows } = await get<ClearanceMatrix>('/clearance-matrix');
  expect(columns).toEqual([
    { clearance: row._id, fleetGroup: scull },
    { clearance: swim._id, fleetGroup: null },
  ]);
  const cellsOf = ({ id }: TestMember) => rows.find(({ _id }) => _id === id)?.cells;
  expect(cellsOf(kim)).toEqual([null, { standing: 'grace', expires: '2026-05-10' }]);
  expect(cellsOf(zoe)).toEqual([{ standing: 'held', expires: null }, null]);
  expect(cellsOf(coach)).toEqual([null, null]);
});

describe('a preset (rule clearance.presets)', () => {
  test.each(CLEARANCE_PRESETS.map(({ key }) => key))(
    'adds with preset %s what is missing, once',
    async (key) => {
      const preset = CLEARANCE_PRESETS.find((one) => one.key === key);
      const add = (): Promise<Answer> => api.as(officer, 'POST', '/clearance-preset', { preset: key });
      expect((await add()).body).toEqual({
        clearances: preset?.clearances.length,
        requirements: preset?.requirements.length,
      });
      expect((await add()).body).toEqual({ clearances: 0, requirements: 0 });
      const { clearances } = await get<ClearancesAnswer>('/clearances-results');
      const needing = preset?.clearances.filter(({ needs = [] }) => needs.length > 0) ?? [];
      for (const { name, needs = [] } of needing) {
        expect(clearances.find((one) => one.name === name)?.needs).toHaveLength(needs.length);
      }
    },
  );

  test('refuses an unknown preset, and changes nothing', async () => {
    expect((await api.as(officer, 'POST', '/clearance-preset', { preset: 'xx' })).body).toEqual([
      ...[texts.PRESET_UNKNOWN, 'invalid:preset'],
    ]);
    const swim = await addClearance({ validMonths: 7 });
    await api.as(officer, 'POST', '/clearance-preset', { preset: 'us' });
    const { clearances } = await get<ClearancesAnswer>('/clearances-results');
    expect(clearances.find(({ _id }) => _id === swim._id)).toEqual(swim);
  });
});

test('notifies members once that a clearance expires, and officers on Monday (rule clearance.expiring)', async () => {
  const swim = await addClearance();
  await grant(swim, [kim, zoe], { acquired: '2023-07-01' });
  // Zoë has renewed her clearance.
  await grant(swim, [zoe]);
  await workSettled();
  const titles = async (by: TestMember): Promise<string[]> =>
    (
      await get<NotificationPage>('/notifications-results', {
        ...by,
        token: await api.inClub(() => tokenFor(by.record)),
      })
    ).results.map(({ title }) => title);
  await watchClearances();
  await watchClearances();
  expect(await titles(kim)).toEqual(['Swim test expires on Jul 1', 'You are cleared: Swim test']);
  expect(await titles(zoe)).not.toContain('Swim test expires on Jul 1');
  expect(await titles(officer)).toEqual([]);
  api.clock.set('2026-05-18T15:00:00Z');
  await watchClearances();
  await watchClearances();
  expect(await titles(officer)).toEqual([texts.clearancesExpire(1)]);
  expect(await titles(kim)).toHaveLength(2);
});

test("erases an erased member's clearances, and keeps those they granted to others", async () => {
  const swim = await addClearance();
  const nell = await api.inClub(() => makeMember({ name: 'Nell Rivers', offices: ['rights'] }));
  await api.as(nell, 'POST', '/grants', grantBody(swim, [kim], { evidence: 'Nell Rivers saw it' }));
  await grant(swim, [nell], { evidence: 'Seen' });
  expect(await runAdmin(['erase-member', 'Nell Rivers', '--write'], () => {})).toBe(0);
  const left = await api.inClub(() => GrantModel.find().lean());
  expect(left).toMatchObject([{ evidence: 'Former Member saw it' }]);
  expect((await held(kim)).grants).toMatchObject([{ by: 'Former Member' }]);
  expect(JSON.stringify(await audit())).not.toMatch(/nell\s+rivers/i);
});
