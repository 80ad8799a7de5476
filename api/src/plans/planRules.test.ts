import { mayNotSupervise, minorsAlone } from '@fleetwatch/contract/clearances/texts';
import type { AuditPage } from '@fleetwatch/contract/audit/wire';
import type { Clearance } from '@fleetwatch/contract/clearances/wire';
import type { Plan, PlanLaunchAnswer } from '@fleetwatch/contract/plans/wire';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { clearanceBody, requirementBody } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

const GUARDIAN = { name: 'Petra Tidewell', email: 'petra@example.org', consentOn: '2026-04-01' };

let api: TestClub;
let noor: TestMember;
let kim: TestMember;
let coach: TestMember;
let osprey: BoatRecord;
let heron: BoatRecord;

beforeEach(async () => {
  // Monday, May 18, 06:00 in Chicago; the plans are for 06:30.
  api = await freshClub({ startsAt: '2026-05-18T11:00:00Z', features: ['clearances', 'juniors'] });
  [noor, kim, coach, osprey, heron] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Noor Tidewell', birthDate: '2011-03-04', guardian: GUARDIAN }),
        await makeMember({ name: 'Kim Harper' }),
        await makeCoach(),
        await makeBoat({ name: 'Osprey', className: 'Scull' }),
        await makeBoat({ name: 'Heron', className: 'Double' }),
      ] as const,
  );
});

async function planned(fleet: BoatRecord[], crew: TestMember[]): Promise<string> {
  const body = {
    group: null,
    description: 'To the bridge',
    limit: null,
    weeklytill: null,
    weekdays: [],
    date: '2026-05-18',
    launchtime: '06:30',
    landtime: '08:00',
    fleet: fleet.map(({ _id }) => String(_id)),
    crew: crew.map(({ id }) => id),
  };
  const plan = (await api.as(coach, 'POST', '/plan', body)).body as Plan;
  return plan._id;
}
const launch = (plan: string, by: TestMember, body: object = {}): Promise<Answer> =>
  api.as(by, 'POST', `/plan-launch/${plan}`, { replies: [], ...body });
const check = async (plan: string, by: TestMember, supervisor?: TestMember): Promise<LaunchCheck> =>
  (await api.as(by, 'GET', `/plan-check/${plan}${supervisor ? `?supervisor=${supervisor.id}` : ''}`))
    .body as LaunchCheck;
const ALONE = minorsAlone([{ name: 'Noor Tidewell' }]);
const overrides = async (): Promise<AuditPage['results']> =>
  ((await api.as(coach, 'GET', '/audit-results')).body as AuditPage).results.filter(
    ({ verb }) => verb === 'override',
  );

test('launches a minor from a plan once a qualified supervisor is named (rule clearance.supervision)', async () => {
  const plan = await planned([osprey], [noor]);
  expect(await check(plan, noor)).toMatchObject({
    results: [{ code: 'minors_alone', level: 'block' }, { code: 'reserved' }],
    canOverride: [],
  });
  expect((await check(plan, noor, coach)).results).toMatchObject([
    { code: 'reserved' },
    { code: 'supervised' },
  ]);
  expect((await launch(plan, noor)).body).toEqual([ALONE, 'minors_alone']);
  const by = (member: TestMember) => ({ supervision: { kind: 'bank', member: member.id } });
  expect((await launch(plan, noor, by(kim))).body).toEqual([mayNotSupervise('Kim Harper'), 'minors_alone']);
  expect((await launch(plan, noor, { supervision: { kind: 'moon', member: coach.id } })).status).toBe(422);
  const { results } = (await launch(plan, noor, by(coach))).body as PlanLaunchAnswer;
  const stored = await api.inClub(() => SortieModel.findById(results[0]?._id).lean());
  expect(stored?.supervision).toMatchObject({ kind: 'bank' });
  expect(String(stored?.supervision?.member)).toBe(coach.id);
});

test('makes the named supervisor watch the boats with minors alone in them, and no other', async () => {
  const plan = await planned([osprey, heron], []);
  const answer = await launch(plan, kim, {});
  expect(answer.status).toBe(403);
  const supervision = { kind: 'coachBoat', member: coach.id };
  const { results } = (await launch(plan, coach, { supervision })).body as PlanLaunchAnswer;
  expect(results.map(({ bus }) => bus)).toEqual(['Osprey', 'Heron']);
  const stored = await api.inClub(() => SortieModel.find({ supervision: { $ne: null } }).lean());
  expect(stored).toEqual([]);
});

describe('a block that an office overrides (rule launch.override)', () => {
  const REASON = 'Swam with me on Sunday';
  let code: string;

  beforeEach(async () => {
    const swim = (await api.as(coach, 'POST', '/clearance', clearanceBody)).body as Clearance;
    const asked = requirementBody(swim._id, String(osprey._id));
    const { _id } = (await api.as(coach, 'POST', '/requirement', { ...asked, overriddenBy: ['rights'] }))
      .body as { _id: string };
    code = `not_cleared:${_id}`;
  });
  const replies = (member: TestMember) => ({
    replies: [{ code, subjectIds: [member.id], reason: REASON }],
  });

  test('launches a boat that an officer overrides once, and stores the override with the sortie and the audit trail', async () => {
    const plan = await planned([osprey], []);
    expect((await check(plan, coach)).canOverride).toEqual([code]);
    expect((await launch(plan, coach)).body).toEqual([expect.any(String), 'not_cleared']);
    for (const _time of [1, 2]) {
      const { results } = (await launch(plan, coach, replies(coach))).body as PlanLaunchAnswer;
      expect(results[0]?.rulesTaken).toMatchObject([{ code, level: 'block', reason: REASON }]);
    }
    expect(await overrides()).toMatchObject([
      { who: { name: coach.record.name }, after: { reason: REASON, boat: 'Osprey' } },
    ]);
  });

  test('stops a member without the office, whatever they reply', async () => {
    const plan = await planned([osprey], [kim]);
    expect((await check(plan, kim)).canOverride).toEqual([]);
    expect((await launch(plan, kim, replies(kim))).body).toEqual([expect.any(String), 'not_cleared']);
    expect(await overrides()).toEqual([]);
  });
});
