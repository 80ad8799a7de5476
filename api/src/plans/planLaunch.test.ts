import { alreadyLaunched, dryDocked } from '@fleetwatch/contract/boats/messages';
import * as texts from '@fleetwatch/contract/plans/messages';
import type { Plan, PlanLaunchAnswer, Reservation } from '@fleetwatch/contract/plans/wire';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { SortieModel } from '../sorties/Sortie.ts';
import { land, launch, resultsOf } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, tokenFor, type TestMember } from '../testing/factories.ts';
import { startTestApi, type Answer, type TestApi } from '../testing/startTestApi.ts';
import { PlanModel } from './Plan.ts';

/** Six in the morning of Monday 18 May in Chicago; the plans of the tests are for 06:30. */
const NOW = '2026-05-18T11:00:00Z';
const at = (time: string): string => `2026-05-18T${time}:00Z`;

let api: TestApi;
let kim: TestMember;
let ana: TestMember;
let bea: TestMember;
let coach: TestMember;
let quad: BoatRecord;
let pair: BoatRecord;

beforeAll(async () => {
  api = await startTestApi({ startsAt: NOW });
  await api.inClub(async () => {
    kim = await makeMember({ name: 'Kim Harper' });
    ana = await makeMember({ name: 'Ana Bo' });
    bea = await makeMember({ name: 'Bea Cole' });
    coach = await makeCoach();
  });
});
afterAll(() => api.close());
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

/** Access tokens last a quarter of an hour: whoever goes on later signs in again. */
const later = async (who: TestMember, instant: string): Promise<TestMember> => {
  api.clock.set(instant);
  return { ...who, token: await api.inClub(() => tokenFor(who.record)) };
};

async function made(more: object = {}, who = kim): Promise<Plan> {
  const answer = await api.call('POST', '/plan', {
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
  expect(answer.status).toBe(200);
  return answer.body as Plan;
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
const reserved = async (): Promise<Reservation[]> =>
  resultsOf<Reservation[]>(await api.call('GET', '/reservations-results'));

describe('launching from a plan', () => {
  test('sends each of its boats out with its crew, in the order of joining, with the plan’s words', async () => {
    const plan = await made();
    const answer = await launched(kim, plan._id);
    expect(aboard(answer)).toEqual([
      [quad.name, kim.id, ana.id],
      [pair.name, bea.id],
    ]);
    expect(answer.refused).toEqual([]);
    expect(answer.results.map(({ description }) => description)).toEqual(['To the bridge', 'To the bridge']);
    const out = resultsOf<{ bus: string }[]>(await api.call('GET', '/sorties-stillout-results'));
    expect(out.map(({ bus }) => bus).sort()).toEqual([quad.name, pair.name].sort());
  });

  test('is one launch however often and by whomever it is asked, also when a boat has landed since', async () => {
    const plan = await made();
    const [first, second] = await Promise.all([launched(kim, plan._id), launched(ana, plan._id)]);
    expect(second).toEqual(first);
    await land(api, kim, first.results[0]?._id ?? '', 5);
    expect(await launched(bea, plan._id)).toEqual({ ...first, results: expect.any(Array) as unknown });
    expect(await api.inClub(() => SortieModel.countDocuments())).toBe(2);
    const late = await later(kim, at('15:00'));
    expect((await launchPlan(late, plan._id)).status).toBe(200);
  });

  test('goes by itself: a boat that is out or dry-docked keeps no other in, and follows when it can', async () => {
    const plan = await made();
    const taken = await launch(api, coach, quad);
    const answer = await launched(kim, plan._id);
    expect(aboard(answer)).toEqual([[pair.name, bea.id]]);
    expect(answer.refused).toEqual([{ bus: quad.name, text: alreadyLaunched(quad.name) }]);
    await land(api, coach, taken._id, 1);
    expect(aboard(await launched(kim, plan._id))).toEqual([
      [quad.name, kim.id, ana.id],
      [pair.name, bea.id],
    ]);
  });

  test('is refused with the reason when no boat can go', async () => {
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
  ])('at %s UTC is %d: it boards from half an hour before to half an hour after', async (time, status) => {
    const early = await later(kim, '2026-05-18T10:30:00Z');
    const plan = await made({ fleet: [String(pair._id)], crew: [kim.id] }, early);
    const answer = await launchPlan(await later(kim, at(time)), plan._id);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body).toEqual([texts.NOT_BOARDING, 'not_boarding']);
  });

  test('is for its crew, its author and coaches', async () => {
    const plan = await made({ crew: [ana.id] });
    expect((await launchPlan(bea, plan._id)).body).toEqual([texts.ONLY_PLANS_OWN_LAUNCH, 'forbidden']);
    expect((await api.call('POST', `/plan-launch/${plan._id}`, { body: {} })).status).toBe(401);
    expect((await launchPlan(kim, 'f'.repeat(24))).status).toBe(404);
    expect(aboard(await launched(coach, plan._id))).toEqual([
      [quad.name, ana.id],
      // Nobody is left for it: it is the coach's who sends it out.
      [pair.name, coach.id],
    ]);
  });

  test('needs boats, and seats for all', async () => {
    const none = await made({ fleet: [] });
    expect((await launchPlan(kim, none._id)).body).toEqual([texts.NO_BOATS_TO_LAUNCH, 'no_boats']);
    const full = await made({ fleet: [String(pair._id)] });
    expect((await launchPlan(kim, full._id)).body).toEqual([texts.MORE_CREW_THAN_SEATS, 'crew_too_large']);
  });

  test('another club’s plan is not there', async () => {
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
  test('is shown, to the kiosk too, until its boat is launched', async () => {
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
    // That outing ended before the plan's; the next one is the plan's.
    expect(await reserved()).toHaveLength(1);
    const inTime = await later(ana, at('11:15'));
    await launch(api, inTime, quad);
    expect(await reserved()).toEqual([]);
  });

  test('ends 15 minutes after its plan’s time, and others’ days do not count', async () => {
    await made({ fleet: [String(quad._id)] });
    await made({ fleet: [String(pair._id)], date: '2026-05-19' });
    api.clock.set(at('11:45'));
    expect(await reserved()).toHaveLength(1);
    api.clock.set('2026-05-18T11:45:01Z');
    expect(await reserved()).toEqual([]);
  });
});
