import {
  BOATS_PER_SUPERVISOR_RANGE,
  mayNotSupervise,
  minorsAlone,
  supervisesTooMany,
} from '@fleetwatch/contract/clearances/texts';
import { randomUUID } from 'node:crypto';
import type { AuditPage } from '@fleetwatch/contract/audit/wire';
import type { ClearancesAnswer, MemberClearances } from '@fleetwatch/contract/clearances/wire';
import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import type { MemberAgeBody } from '@fleetwatch/contract/members/age';
import * as texts from '@fleetwatch/contract/members/texts';
import { supervises } from '@fleetwatch/contract/notifications/texts';
import type { LaunchCheck, Sortie } from '@fleetwatch/contract/sorties/wire';
import { exportMember } from '../admin/exportMember.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { workSettled } from '../notifications/commands/workSettled.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { clearanceBody, launchBody, sortieOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';

const GUARDIAN = { name: 'Petra Tidewell', email: 'petra@example.org', consentOn: null };

let api: TestClub;
let noor: TestMember;
let kim: TestMember;
let coach: TestMember;
let officer: TestMember;
let osprey: BoatRecord;

beforeEach(async () => {
  api = await freshClub({
    startsAt: '2026-05-15T15:00:00Z',
    features: ['clearances', 'juniors', 'notifications'],
  });
  [noor, kim, coach, officer, osprey] = await api.inClub(
    async () =>
      [
        await makeMember({
          name: 'Noor Tidewell',
          birthDate: '2011-03-04',
          guardian: { ...GUARDIAN, consentOn: '2026-04-01' },
        }),
        await makeMember({ name: 'Kim Harper' }),
        await makeCoach(),
        await makeMember({ offices: ['rights'] }),
        await makeBoat({ name: 'Osprey', className: 'Scull' }),
      ] as const,
  );
});
const launchBy = (member: TestMember, more: object = {}, call_: Call = {}): Promise<Answer> =>
  api.as(member, 'POST', '/launch', launchBody(osprey, member, { replies: [], ...more }), call_);
const ALONE = minorsAlone([{ name: 'Noor Tidewell' }]);
const audit = async (): Promise<AuditPage['results']> =>
  ((await api.as(coach, 'GET', '/audit-results')).body as AuditPage).results;

describe('a minor alone in a boat (rule clearance.supervision)', () => {
  test('stops a minor alone until a qualified member supervises, and stores who does', async () => {
    expect((await launchBy(noor)).body).toEqual([ALONE, 'minors_alone']);
    const watchedBy = (member: TestMember) => ({ supervision: { kind: 'coachBoat', member: member.id } });
    for (const [member, text] of [
      [kim, mayNotSupervise('Kim Harper')],
      [noor, ALONE],
    ] as const) {
      expect((await launchBy(noor, watchedBy(member))).body).toEqual([text, 'minors_alone']);
    }
    const check = (supervisor: TestMember) =>
      api.as(noor, 'GET', `/launch-check?bus=${String(osprey._id)}&supervisor=${supervisor.id}`);
    expect(((await check(coach)).body as LaunchCheck).results).toMatchObject([
      { code: 'supervised', level: 'info' },
    ]);
    expect(((await check(kim)).body as LaunchCheck).results).toMatchObject([
      { code: 'minors_alone', level: 'block', overriddenBy: ['safety', 'rights'] },
    ]);
    const { _id } = sortieOf(await launchBy(noor, watchedBy(coach)));
    const stored = await api.inClub(() => SortieModel.findById(_id).lean());
    expect(stored?.supervision).toMatchObject({ kind: 'coachBoat' });
    expect(String(stored?.supervision?.member)).toBe(coach.id);
    await workSettled();
    const notifications = await api.inClub(() => NotificationModel.find({ member: coach.id }).lean());
    expect(notifications.map(({ title }) => title)).toEqual([supervises('Osprey')]);
  });

  test('accepts as supervisor a member cleared to drive a launch, until that expires', async () => {
    const drive = (
      await api.as(officer, 'POST', '/clearance', { ...clearanceBody, name: 'Launch driver', kind: 'drive' })
    ).body as { _id: string };
    const grant = { members: [kim.id], clearance: drive._id, fleetGroup: null, evidence: '' };
    await api.as(officer, 'POST', '/grants', { ...grant, acquired: '2026-05-01', expires: '2026-05-14' });
    const supervision = { kind: 'bank', member: kim.id };
    expect((await launchBy(noor, { supervision })).status).toBe(409);
    await api.as(officer, 'POST', '/grants', { ...grant, acquired: '2026-05-01', expires: '2026-05-15' });
    expect((await launchBy(noor, { supervision })).status).toBe(200);
  });

  test('needs no supervision with an adult aboard, an unknown age, or in a club without juniors', async () => {
    const double = await api.inClub(() => makeBoat({ name: 'Heron', className: 'Double' }));
    const together = await launchBy(noor, { bus: String(double._id), crew: [kim.id] });
    expect(together.status).toBe(200);
    expect((await launchBy(kim)).status).toBe(200);
  });

  test("stores the broken rules with a minor's offline launch", async () => {
    const headers = { 'Fleetwatch-Happened-At': '2026-05-15T14:30:00Z' };
    const { _id, againstRules } = sortieOf(await launchBy(noor, {}, { headers }));
    // The answer does not show that a minor was aboard; only the stored sortie does.
    expect(againstRules).toEqual([]);
    const kept = await api.inClub(() => SortieModel.findById(_id).orFail().lean());
    expect(kept.againstRules).toMatchObject([{ code: 'minors_alone', level: 'block' }]);
  });

  test('stops a minor alone at the kiosk until an officer also signs, which is audited (rule kiosk.officer)', async () => {
    const body = { bus: String(osprey._id), name: 'Noor Tidewell', password: PASSWORD, replies: [] };
    expect((await api.call('POST', '/auth-launch', { body })).body).toEqual([ALONE, 'minors_alone']);
    const watchedBy = ({ id }: TestMember) => ({ ...body, supervision: { kind: 'bank', member: id } });
    const { replies: _replies, ...asked } = watchedBy(coach);
    expect((await api.call('POST', '/auth-launch-check', { body: asked })).body).toMatchObject({
      results: [{ code: 'supervised', level: 'info' }],
    });
    expect((await api.call('POST', '/auth-launch', { body: watchedBy(kim) })).body).toEqual([
      ...[mayNotSupervise('Kim Harper'), 'minors_alone'],
    ]);
    const replies = [{ code: 'minors_alone', subjectIds: [noor.id], reason: 'Her mother rows beside her' }];
    const signed = { name: officer.record.name, password: PASSWORD };
    const launched = await api.call('POST', '/auth-launch', { body: { ...body, replies, officer: signed } });
    const { _id, rulesTaken } = launched.body as Sortie;
    expect(rulesTaken).toEqual([]);
    const kept = await api.inClub(() => SortieModel.findById(_id).orFail().lean());
    expect(kept.rulesTaken).toMatchObject([{ code: 'minors_alone', by: officer.id }]);
    expect((await audit())[0]).toMatchObject({
      verb: 'override',
      kind: 'sortie',
      who: { name: officer.record.name },
      after: { rule: ALONE, reason: 'Her mother rows beside her' },
    });
  });
});

test("warns of a supervisor's fifth boat until one has landed", async () => {
  const supervision = { kind: 'coachBoat', member: coach.id };
  const others = await api.inClub(async () => {
    const made: { boat: BoatRecord; junior: TestMember }[] = [];
    for (const name of ['Heron', 'Teal', 'Wren', 'Swift']) {
      const boat = await makeBoat({ name, className: 'Scull' });
      const guardian = { ...GUARDIAN, consentOn: '2026-04-01' };
      made.push({ boat, junior: await makeMember({ birthDate: '2011-03-04', guardian }) });
    }
    return made;
  });
  const sorties: string[] = [];
  for (const { boat, junior } of others)
    sorties.push(sortieOf(await launchBy(junior, { bus: String(boat._id), supervision }))._id);
  const text = supervisesTooMany(coach.record.name, 4, 4);
  expect((await launchBy(noor, { supervision })).body).toEqual([`${text} Launch anyway?`, 'rule_warns']);
  await api.inClub(() => SortieModel.updateOne({ _id: sorties[0] }, { $set: { isOut: false } }));
  expect((await launchBy(noor, { supervision })).status).toBe(200);
});

describe('how many boats one person watches (rule clearance.supervision)', () => {
  const set = (boatsPerSupervisor: unknown, by = officer, more: Call = {}): Promise<Answer> =>
    api.as(by, 'PUT', '/supervision-settings', { boatsPerSupervisor }, more);
  const countGranted = async (by = kim): Promise<number | undefined> =>
    ((await api.as(by, 'GET', '/clearances-results')).body as ClearancesAnswer).boatsPerSupervisor;

  test("applies the club's number of boats per supervisor at launch, and audits its change once", async () => {
    expect(await countGranted()).toBe(4);
    const headers = { 'Idempotency-Key': randomUUID() };
    for (const _time of [1, 2])
      expect((await set(1, officer, { headers })).body).toEqual({ boatsPerSupervisor: 1 });
    expect(await countGranted()).toBe(1);
    expect((await audit()).filter(({ verb, kind }) => `${verb} ${kind}` === 'change club')).toMatchObject([
      {
        who: { name: officer.record.name },
        before: { boatsPerSupervisor: null },
        after: { boatsPerSupervisor: 1 },
      },
    ]);
    const other = await api.inClub(async () => ({
      boat: await makeBoat({ name: 'Heron', className: 'Scull' }),
      junior: await makeMember({
        birthDate: '2011-03-04',
        guardian: { ...GUARDIAN, consentOn: '2026-04-01' },
      }),
    }));
    const supervision = { kind: 'coachBoat', member: coach.id };
    sortieOf(await launchBy(other.junior, { bus: String(other.boat._id), supervision }));
    const text = supervisesTooMany(coach.record.name, 1, 1);
    expect((await launchBy(noor, { supervision })).body).toEqual([`${text} Launch anyway?`, 'rule_warns']);
  });

  test.each([0, 21, 1.5, '4', null])('refuses %j as the number of boats per supervisor', async (count) => {
    expect((await set(count)).body).toEqual([BOATS_PER_SUPERVISOR_RANGE, 'invalid:boatsPerSupervisor']);
  });

  test('lets only officers change the number of boats per supervisor, and only in a club with juniors', async () => {
    expect((await set(8, kim)).status).toBe(403);
    const identity = (await api.as(coach, 'GET', '/club')).body as { identity: object };
    await api.as(coach, 'PUT', '/club', {
      identity: identity.identity,
      place: null,
      features: ['clearances'],
    });
    expect((await set(8)).body).toEqual([texts.JUNIORS_OFF, 'feature_off']);
    expect(await countGranted()).toBeUndefined();
  });
});

test('launches a minor at the kiosk with a named supervisor', async () => {
  const body = { bus: String(osprey._id), name: 'Noor Tidewell', password: PASSWORD, replies: [] };
  const supervision = { kind: 'bank', member: coach.id };
  const { _id } = sortieOf(await api.call('POST', '/auth-launch', { body: { ...body, supervision } }));
  const stored = await api.inClub(() => SortieModel.findById(_id).lean());
  expect(String(stored?.supervision?.member)).toBe(coach.id);
});

test('warns of a missing consent (rule clearance.consent)', async () => {
  await api.inClub(() => MemberModel.updateOne({ _id: noor.id }, { $set: { 'guardian.consentOn': null } }));
  await api.inClub(async () => memberDirectory.drop());
  const double = await api.inClub(() => makeBoat({ name: 'Heron', className: 'Double' }));
  const refused = await launchBy(kim, { bus: String(double._id), crew: [noor.id] });
  expect(refused.body).toEqual([
    "The consent of Noor Tidewell's guardian is missing. Launch anyway?",
    'rule_warns',
  ]);
});

describe("a member's age (rules member.age, member.guardian)", () => {
  const put = (by: TestMember, more: Partial<MemberAgeBody> = {}): Promise<Answer> =>
    api.as(by, 'PUT', '/member-age', { id: kim.id, birthDate: '2010-05-01', guardian: null, ...more });
  const ageOf = async (member: TestMember, by = member) =>
    ((await api.as(by, 'GET', `/member-clearances/${member.id}`)).body as MemberClearances).age;

  test('lets a member give their age once, and only officers change it; never shows the birth date', async () => {
    expect(await ageOf(kim)).toEqual({ isKnown: false, isMinor: false, guardian: null, mayGive: true });
    const given = await put(kim, { guardian: GUARDIAN });
    expect(given.body).toEqual({ isKnown: true, isMinor: true, guardian: GUARDIAN, mayGive: false });
    expect((await put(kim, { birthDate: '1990-05-01' })).body).toEqual([texts.BIRTH_DATE_GIVEN, 'forbidden']);
    expect((await put(noor)).body).toEqual([NOT_YOURS, 'forbidden']);
    expect((await put(coach)).body).toEqual([NOT_YOURS, 'forbidden']);
    // Omitted fields stay unchanged.
    expect((await put(kim, { birthDate: null, guardian: GUARDIAN })).body).toMatchObject({ isMinor: true });
    const grown = await put(officer, { birthDate: '2008-05-15' });
    expect(grown.body).toMatchObject({ isMinor: false, mayGive: true });
    for (const path of [
      '/users-results',
      `/member-clearances/${kim.id}`,
      '/officers-results',
      '/audit-results',
    ]) {
      const { body } = await api.as(officer, 'GET', path);
      expect(JSON.stringify(body)).not.toMatch(/2008-05-15|2011-03-04/);
    }
    expect((await audit())[0]).toMatchObject({ verb: 'set-age', after: { birthDate: 'changed' } });
    const exported = await api.inClub(async () =>
      exportMember(await MemberModel.findById(kim.id).orFail().lean()),
    );
    expect(exported).toMatchObject({ account: { birthDate: '2008-05-15' } });
  });

  test("requires a past birth date, a guardian's name and address, and an officer for the consent", async () => {
    for (const [more, code] of [
      [{ birthDate: '2026-05-15' }, 'invalid:birthDate'],
      [{ birthDate: '1850-01-01' }, 'invalid:birthDate'],
      [{ guardian: { ...GUARDIAN, name: 'Petra' } }, 'invalid:guardian'],
      [{ guardian: { ...GUARDIAN, email: 'petra' } }, 'invalid:guardian'],
      [{ guardian: { ...GUARDIAN, consentOn: '2026-05-16' } }, 'invalid:guardian'],
      [{ guardian: { ...GUARDIAN, consentOn: '2026-05-01' } }, 'forbidden'],
    ] as const) {
      expect([more, ((await put(kim, more)).body as string[])[1]]).toEqual([more, code]);
    }
    const noted = await put(officer, { guardian: { ...GUARDIAN, consentOn: '2026-05-01' } });
    expect(noted.body).toMatchObject({ guardian: { consentOn: '2026-05-01' } });
  });

  test('requires no age in a club without juniors', async () => {
    const identity = (await api.as(coach, 'GET', '/club')).body as { identity: object };
    const body = { identity: identity.identity, place: null, features: ['clearances'] };
    expect((await api.as(coach, 'PUT', '/club', body)).status).toBe(200);
    expect((await put(kim)).body).toEqual([texts.JUNIORS_OFF, 'feature_off']);
    expect(await ageOf(kim)).toBeUndefined();
    expect((await launchBy(noor)).status).toBe(200);
  });
});
