import { alreadyLaunched, dryDocked } from '@fleetwatch/contract/boats/texts';
import * as texts from '@fleetwatch/contract/plans/texts';
import type { Plan, PlanLaunchAnswer, Reservation } from '@fleetwatch/contract/plans/wire';
import type { RuleReply } from '@fleetwatch/contract/sorties/wire';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { SortieModel } from '../logbook/Sortie.ts';
import { land, launch, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { PlanModel } from './Plan.ts';

/** Monday, May 18, 06:00 in Chicago; the plans of these tests are for 06:30. */
const NOW = '2026-05-18T11:00:00Z';
const at = (time: string): string => `2026-05-18T${time}:00Z`;

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let bea: TestMember;
let coach: TestMember;
let quad: BoatRecord;
let pair: BoatRecord;

beforeAll(async () => {
  api = await freshClub({ startsAt: NOW });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    ana = await makeMember({ name: 'Ana Bo' });
    bea = await makeMember({ name: 'Bea Cole' });
    coach = await makeCoach();
  });
});
beforeEach(async () => {
  api.clock.set(NOW);
  await api.inClub(async () => {
    quad = await makeBoat({ className: 'Quad' });
    pair = await makeBoat({ className: 'Double' });
  });
});
afterEach(async () => {
  await api.inClub(async () => {
    await SortieModel.deleteMany({});
    await PlanModel.deleteMany({});
  });
});

/** Signs in again, because access tokens last 15 minutes. */
const later = async (who: TestMember, instant: string): Promise<TestMember> => {
  api.clock.set(instant);
  return { ...who, token: await api.inClub(() => tokenFor(who.record)) };
};

const make = (more: object, who: TestMember): Promise<Answer> =>
  api.call('POST', '/plan', {
    token: who.token,
    body: {
      group: null,
      description: 'To the bridge',
      date: '2026-05-18',
      launchtime: '06:30',
      landtime: '08:00',
      fleet: [String(quad._id), String(pair._id)],
      crew: [kim.id, ana.id, bea.id],
      limit: null,
      weeklytill: null,
      weekdays: [],
      ...more,
    },
  });

async function made(more: object = {}, who = kim): Promise<Plan> {
  const answer = await make(more, who);
  expect(answer.status).toBe(200);
  return answer.body as Plan;
}

const join = (member: TestMember, plan: Plan): Promise<Answer> =>
  api.call('GET', `/plan-addcrew/${plan._id}/${member.id}`, { token: member.token });

/** Makes a plan that its whole crew has joined. */
async function madeAndJoined(more: object = {}, who = kim): Promise<Plan> {
  const plan = await made(more, who);
  for (const member of [kim, ana, bea]) if (plan.invitedids.includes(member.id)) await join(member, plan);
  return plan;
}
const launchPlan = (who: TestMember, id: string): Promise<Answer> =>
  api.call('POST', `/plan-launch/${id}`, { token: who.token, body: {} });
async function launched(who: TestMember, id: string): Promise<PlanLaunchAnswer> {
  const answer = await launchPlan(who, id);
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({})]);
  return answer.body as PlanLaunchAnswer;
}
const aboard = ({ results }: PlanLaunchAnswer): string[][] =>
  results.map(({ bus, user_id, crew }) => [bus, user_id, ...crew]);
async function reserved(): Promise<Reservation[]> {
  const token = await api.inClub(() => tokenFor(kim.record));
  return resultsOf<Reservation[]>(await api.call('GET', '/reservations-results', { token }));
}

describe('launching from a plan', () => {
  test("launches the caller's boat in their name and leaves the others to their crews (rule plan.launch)", async () => {
    const plan = await madeAndJoined();
    const answer = await launched(ana, plan._id);
    expect(aboard(answer)).toEqual([[quad.name, ana.id, kim.id]]);
    expect(answer.refused).toEqual([
      { bus: pair.name, text: `Only its crew can launch ${pair.name}: Bea Cole.` },
    ]);
    expect(answer.results.map(({ description }) => description)).toEqual(['To the bridge']);
    // A member who is already out launches no other boat.
    expect(aboard(await launched(kim, plan._id))).toEqual(aboard(answer));
    expect(aboard(await launched(bea, plan._id))).toEqual([
      [quad.name, ana.id, kim.id],
      [pair.name, bea.id],
    ]);
    const out = resultsOf<{ bus: string }[]>(await api.call('GET', '/sorties-stillout-results'));
    expect(out.map(({ bus }) => bus).sort()).toEqual([quad.name, pair.name].sort());
  });

  test('launches without invited members who have not joined (rule plan.invited)', async () => {
    const plan = await made({ fleet: [String(quad._id)], crew: [ana.id, bea.id] });
    expect(plan).toMatchObject({ crewids: [ana.id, bea.id], invitedids: [ana.id, bea.id] });
    expect((await join(bea, plan)).body).toMatchObject({ invitedids: [ana.id] });
    expect(aboard(await launched(kim, plan._id))).toEqual([[quad.name, kim.id, bea.id]]);
  });

  test('counts a launch by an invited member as joining', async () => {
    const plan = await made({ fleet: [String(quad._id)], crew: [ana.id, bea.id] });
    expect(aboard(await launched(ana, plan._id))).toEqual([[quad.name, ana.id]]);
  });

  test('seats an invited member who launches before those who joined after them', async () => {
    const plan = await made({ crew: [ana.id, bea.id] });
    await join(bea, plan);
    const answer = await launched(ana, plan._id);
    expect(aboard(answer)).toEqual([[quad.name, ana.id]]);
    expect(answer.refused).toEqual([{ bus: pair.name, text: texts.crewLaunches(pair.name, ['Bea Cole']) }]);
  });

  test('launches the whole crew though boat and crew have been out before, without the plan', async () => {
    const plan = await madeAndJoined({ fleet: [String(quad._id)] });
    const before = await launch(api, bea, quad, { crew: [kim.id] });
    await land(api, bea, before._id, 1);
    expect(aboard(await launched(ana, plan._id))).toEqual([[quad.name, ana.id, kim.id, bea.id]]);
  });

  test('returns the first launch to a member who joins after it', async () => {
    const plan = await made({ fleet: [String(quad._id)], crew: [kim.id] });
    const first = await launched(kim, plan._id);
    expect((await join(bea, plan)).status).toBe(200);
    expect(await launched(bea, plan._id)).toEqual(first);
  });

  test('launches members whom a coach entered, and audits the coach', async () => {
    const plan = await made({ fleet: [String(quad._id)], crew: [ana.id] }, coach);
    expect(plan.invitedids).toEqual([]);
    expect(aboard(await launched(ana, plan._id))).toEqual([[quad.name, ana.id]]);
    await launched(ana, plan._id);
    const trail = await api.inClub(() => AuditEntryModel.find({ subject: plan._id }).sort({ _id: 1 }).lean());
    expect(trail.map(({ who, verb }) => [String(who), verb])).toEqual([
      [coach.id, 'make'],
      [ana.id, 'launch'],
    ]);
  });

  test('launches once however often the crew of a boat repeats it, also after it has landed', async () => {
    const plan = await madeAndJoined({ fleet: [String(quad._id)] });
    const [first, second] = await Promise.all([launched(kim, plan._id), launched(ana, plan._id)]);
    expect(second).toEqual(first);
    await land(api, kim, first.results[0]?._id ?? '', 5);
    expect(await launched(bea, plan._id)).toEqual({ ...first, results: expect.any(Array) as unknown });
    expect(await api.inClub(() => SortieModel.countDocuments())).toBe(1);
    const late = await later(kim, at('15:00'));
    expect((await launchPlan(late, plan._id)).status).toBe(200);
  });

  test('launches each boat by itself, and lets one that was out or dry-docked follow later', async () => {
    const plan = await made({ crew: [] });
    const taken = await launch(api, bea, quad);
    const answer = await launched(kim, plan._id);
    expect(aboard(answer)).toEqual([[pair.name, kim.id]]);
    expect(answer.refused).toEqual([{ bus: quad.name, text: alreadyLaunched(quad.name) }]);
    await land(api, bea, taken._id, 1);
    expect(aboard(await launched(coach, plan._id))).toEqual([
      [quad.name, coach.id],
      [pair.name, kim.id],
    ]);
    const trail = await api.inClub(() => AuditEntryModel.find({ subject: plan._id, who: coach.id }).lean());
    expect(trail.map(({ verb }) => verb)).toEqual(['launch']);
  });

  test("asks about the rules' warnings and stores the answers (rule launch.rules)", async () => {
    const plan = await madeAndJoined({ fleet: [String(quad._id)], crew: [ana.id] });
    await launch(api, bea, pair, { crew: [ana.id] });
    const send = (replies: RuleReply[]): Promise<Answer> =>
      api.call('POST', `/plan-launch/${plan._id}`, { token: kim.token, body: { replies } });
    const asked = await send([]);
    expect([asked.status, (asked.body as string[])[1]]).toEqual([409, 'rule_warns']);
    expect((asked.body as string[])[0]).toContain(`Ana Bo is on the water in ${pair.name}.`);
    const answer = await send([{ code: 'on_water', subjectIds: [ana.id] }]);
    expect(aboard(answer.body as PlanLaunchAnswer)).toEqual([[quad.name, kim.id, ana.id]]);
    expect((answer.body as PlanLaunchAnswer).results[0]?.rulesTaken).toMatchObject([{ code: 'on_water' }]);
    expect((await send([{ code: 'on_water', subjectIds: ['x'] }])).status).toBe(422);
  });

  test('checks the rules beforehand for the boats the caller may launch', async () => {
    const plan = await madeAndJoined({ fleet: [String(quad._id)], crew: [ana.id] });
    const check = async (who: TestMember): Promise<Answer> =>
      api.call('GET', `/plan-check/${plan._id}`, { token: who.token });
    await launch(api, bea, pair, { crew: [ana.id] });
    expect((await check(kim)).body).toMatchObject({
      results: [
        { code: 'on_water', level: 'warn', subjectIds: [ana.id] },
        { code: 'reserved', level: 'info' },
      ],
      canOverride: [],
    });
    expect((await check(bea)).body).toEqual([texts.ONLY_PLANS_OWN_LAUNCH, 'forbidden']);
    await api.call('POST', `/plan-launch/${plan._id}`, {
      token: kim.token,
      body: { replies: [{ code: 'on_water', subjectIds: [ana.id] }] },
    });
    expect((await check(kim)).body).toEqual({ results: [], canOverride: [] });
  });

  test('skips a boat without a crew when the caller sits in another', async () => {
    const plan = await made({ crew: [kim.id] });
    expect((await launched(kim, plan._id)).refused).toEqual([
      { bus: pair.name, text: texts.nobodyJoinedFor(pair.name) },
    ]);
  });

  test('launches a full boat only for its crew', async () => {
    const plan = await made({ fleet: [String(pair._id)], crew: [ana.id, bea.id] }, coach);
    expect((await launchPlan(coach, plan._id)).body).toEqual([
      texts.crewLaunches(pair.name, ['Ana Bo', 'Bea Cole']),
      'crew_launches',
    ]);
  });

  test('refuses with the reason when no boat can be launched', async () => {
    const plan = await made({ fleet: [String(quad._id)] });
    await api.inClub(async () => {
      await BoatModel.updateOne({ _id: quad._id }, { isActive: false });
      fleetDirectory.drop();
    });
    expect((await launchPlan(kim, plan._id)).body).toEqual([dryDocked(quad.name), 'dry_docked']);
  });

  test.each([
    ['10:59', 409],
    ['11:00', 200],
    ['12:00', 200],
    ['12:01', 409],
  ])(
    'launches at %s UTC with %d: boarding lasts from half an hour before to half an hour after',
    async (time, status) => {
      const early = await later(kim, '2026-05-18T10:30:00Z');
      const plan = await made({ fleet: [String(pair._id)], crew: [kim.id] }, early);
      const answer = await launchPlan(await later(kim, at(time)), plan._id);
      expect(answer.status).toBe(status);
      if (status === 409) expect(answer.body).toEqual([texts.NOT_BOARDING, 'not_boarding']);
    },
  );

  test("launches for the plan's crew, its author and coaches (rule plan.launch)", async () => {
    const plan = await made({ crew: [ana.id] });
    expect((await launchPlan(bea, plan._id)).body).toEqual([texts.ONLY_PLANS_OWN_LAUNCH, 'forbidden']);
    expect((await api.call('POST', `/plan-launch/${plan._id}`, { body: {} })).status).toBe(401);
    expect((await launchPlan(kim, 'f'.repeat(24))).status).toBe(404);
    expect(aboard(await launched(coach, plan._id))).toEqual([
      [quad.name, coach.id],
      [pair.name, coach.id],
    ]);
  });

  test('requires boats, and seats for all', async () => {
    const none = await made({ fleet: [] });
    expect((await launchPlan(kim, none._id)).body).toEqual([texts.NO_BOATS_TO_LAUNCH, 'no_boats']);
    const full = await madeAndJoined({ fleet: [String(pair._id)] });
    expect((await launchPlan(kim, full._id)).body).toEqual([texts.MORE_CREW_THAN_SEATS, 'crew_too_large']);
  });

  test("does not find another club's plan", async () => {
    const plan = await made();
    const club = await createClub({
      name: 'Heron Reach',
      password: 'HERN-other-boathouse',
      timezone: 'Europe/Berlin',
    });
    const their = await inClub(club._id, makeCoach);
    expect((await launchPlan(their, plan._id)).status).toBe(404);
  });
});

describe('a reservation', () => {
  test('lists a reservation until its boat is launched', async () => {
    const plan = await made({ fleet: [String(quad._id)] });
    expect(await reserved()).toEqual([
      {
        bus_id: String(quad._id),
        plan: plan._id,
        name: 'Kim Harper',
        usergroup: 'Open Plan',
        launch: '2026-05-18 06:30:00',
        land: '2026-05-18 08:00:00',
      },
    ]);
    const early = await later(ana, at('11:14'));
    const sortie = await launch(api, early, quad);
    await land(api, early, sortie._id, 1);
    // That outing ended before the plan's time, so the next launch counts for the plan.
    expect(await reserved()).toHaveLength(1);
    const inTime = await later(ana, at('11:15'));
    await launch(api, inTime, quad);
    expect(await reserved()).toEqual([]);
  });

  test('lists reservations in the order of the launches', async () => {
    await made({ fleet: [String(quad._id)], launchtime: '06:45' });
    await made({ fleet: [String(pair._id)] });
    expect((await reserved()).map(({ bus_id }) => bus_id)).toEqual([String(pair._id), String(quad._id)]);
  });

  test('ends the reservation of a plan at midnight with a launch on the evening before', async () => {
    await made({ fleet: [String(quad._id)], date: '2026-05-19', launchtime: '00:00', landtime: '01:00' });
    await launch(api, await later(ana, '2026-05-19T04:50:00Z'), quad);
    api.clock.set('2026-05-19T05:05:00Z');
    expect(await reserved()).toEqual([]);
  });

  test("ends a reservation 15 minutes after its plan's time, and ignores other days (rule plan.reserved-released)", async () => {
    await made({ fleet: [String(quad._id)] });
    await made({ fleet: [String(pair._id)], date: '2026-05-19' });
    api.clock.set(at('11:45'));
    expect(await reserved()).toHaveLength(1);
    api.clock.set('2026-05-18T11:45:01Z');
    expect(await reserved()).toEqual([]);
  });

  test.each([
    ['is free for another plan where nobody launched it', null, null, 200],
    [
      'is kept where the boat was launched a quarter of an hour before, and is in again',
      '11:15',
      '11:20',
      409,
    ],
    ['is kept where the boat was launched at the last moment, and is in again', '11:45', '11:46', 409],
    ['is free where the sortie was before the plan’s', '11:14', '11:20', 200],
    ['is kept where the boat is out, whenever it was launched', '11:05', null, 409],
  ])(
    'lists no reservation that is over %s (rule plan.reserved-released)',
    async (_what, launchedAt, landedAt, status) => {
      await made({ fleet: [String(quad._id)] });
      if (launchedAt) {
        const { _id } = await launch(api, await later(bea, at(launchedAt)), quad);
        if (landedAt) await land(api, await later(bea, at(landedAt)), _id, 1);
      }
      const late = await later(ana, at('11:47'));
      const next = { fleet: [String(quad._id)], crew: [ana.id], launchtime: '07:00', landtime: '08:00' };
      expect((await make(next, late)).status).toBe(status);
    },
  );

  test('keeps a reservation while its boat may still be launched for it', async () => {
    await made({ fleet: [String(quad._id)] });
    const next = { fleet: [String(quad._id)], crew: [ana.id], launchtime: '07:00', landtime: '08:00' };
    expect((await make(next, await later(ana, at('11:45')))).status).toBe(409);
  });
});
