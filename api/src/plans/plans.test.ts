import { BOAT_NOT_FOUND, dryDocked } from '@fleetwatch/contract/boats/texts';
import { NOT_YOURS } from '@fleetwatch/contract/errors/texts';
import * as texts from '@fleetwatch/contract/plans/texts';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/texts';
import { Types } from 'mongoose';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { freshKey, launch, resultsOf } from '../testing/calls.ts';
import {
  makeBoat,
  makeCoach,
  makeMember,
  tokenFor,
  userGroupId,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { PlanModel } from './Plan.ts';
import { BoatSlotModel } from '../slots/BoatSlot.ts';

const NOBODY = 'f'.repeat(24);
/** Friday, 10:00 in Chicago. */
const NOW = '2026-05-15T15:00:00Z';

let api: TestClub;
let kim: TestMember;
let ana: TestMember;
let coach: TestMember;
let hpg: string;
let boat: BoatRecord;
let other: BoatRecord;

beforeAll(async () => {
  api = await freshClub({ startsAt: NOW });
  await api.inClub(async () => {
    hpg = await userGroupId('HPG');
    kim = await makeMember({ name: 'Kim Harper', pic: '/avatars/kim.svg' });
    ana = await makeMember({ name: 'Ana Bo' });
    coach = await makeCoach();
  });
});
beforeEach(async () => {
  api.clock.set(NOW);
  await api.inClub(async () => {
    await PlanModel.deleteMany({});
    await BoatSlotModel.deleteMany({});
    boat = await makeBoat();
    other = await makeBoat();
  });
});

const bodyOf = (more: object = {}): object => ({
  group: null,
  description: 'Steady state to the bridge.',
  date: '2026-05-18',
  launchtime: '06:00',
  landtime: '07:30',
  fleet: [String(boat._id)],
  crew: [],
  limit: null,
  weeklytill: null,
  weekdays: [],
  ...more,
});
const make = (who: TestMember, more: object = {}, key?: string): Promise<Answer> =>
  api.call('POST', '/plan', { token: who.token, body: bodyOf(more), ...(key ? { key } : {}) });
async function made(who: TestMember, more: object = {}): Promise<Plan> {
  const answer = await make(who, more);
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ by: who.id })]);
  return answer.body as Plan;
}
const change = (who: TestMember, id: string, more: object = {}): Promise<Answer> => {
  const { weeklytill: _till, weekdays: _days, ...body } = bodyOf(more) as Record<string, unknown>;
  return api.call('PUT', `/plan/${id}`, { token: who.token, body: { scope: 'one', ...body } });
};
const remove = (who: TestMember, id: string, scope = 'one', key?: string): Promise<Answer> =>
  api.call('DELETE', `/plan/${id}?scope=${scope}`, { token: who.token, ...(key ? { key } : {}) });
const join = (who: TestMember, id: string, as = who.id): Promise<Answer> =>
  api.call('GET', `/plan-addcrew/${id}/${as}`, { token: who.token });
const leave = (who: TestMember, id: string, as = who.id, and = as): Promise<Answer> =>
  api.call('GET', `/plan-removecrew/${id}/${as}/${and}`, { token: who.token });
const get = (path: string, token = kim.token): Promise<Answer> => api.call('GET', path, { token });
const listed = async (from = '2026-05-15', to = '2026-12-31'): Promise<Plan[]> =>
  resultsOf<Plan[]>(await get(`/plans?from=${from}&to=${to}`));
const launches = (plans: Plan[]): string[] => plans.map((plan) => plan.launch);
const slots = (): Promise<number> => api.inClub(() => BoatSlotModel.countDocuments());

describe('making a plan', () => {
  test('answers a new plan with every documented field, and lists it', async () => {
    const plan = await made(kim, { group: hpg, crew: [ana.id], limit: 9 });
    expect(plan).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      series: expect.stringMatching(/^[0-9a-f]{24}$/),
      by: kim.id,
      name: 'Kim Harper',
      pic: '/avatars/kim.svg',
      group: hpg,
      usergroup: 'HPG',
      launch: '2026-05-18 06:00:00',
      land: '2026-05-18 07:30:00',
      launchtime: '2026-05-18 06:00:00',
      description: 'Steady state to the bridge.',
      crew: ['Ana Bo'],
      crewids: [ana.id],
      invitedids: [ana.id],
      limit: 9,
      fleet: [{ _id: String(boat._id), name: boat.name, moniker: '8+' }],
      weeklytill: null,
      weekdays: [],
    } satisfies Record<keyof Plan, unknown>);
    expect(await listed()).toEqual([plan]);
    expect(await slots()).toBe(6);
    expect(await made(kim, { fleet: [], description: '  Intervals. ' })).toMatchObject({
      usergroup: texts.OPEN_PLAN,
      description: 'Intervals.',
    });
  });

  test.each([
    ['description', 'x'.repeat(281), 'invalid:description', texts.PLAN_DESCRIPTION_LENGTH],
    ['launchtime', '06:10', 'invalid:launchtime', texts.PLAN_TIME_INVALID],
    ['landtime', '06:00', 'invalid:landtime', texts.LAND_AFTER_LAUNCH],
    ['landtime', '25:00', 'invalid:landtime', texts.PLAN_TIME_INVALID],
    ['limit', 0, 'invalid:limit', texts.LIMIT_INVALID],
    ['limit', 1.5, 'invalid:limit', texts.LIMIT_INVALID],
    ['limit', 'nine', 'invalid:limit', texts.LIMIT_INVALID],
    ['group', NOBODY, 'invalid:group', USER_GROUP_NEEDED],
    ['crew', [NOBODY], 'invalid:crew', texts.PLAN_CREW_UNKNOWN],
    ['date', '2026-05-14', 'invalid:date', texts.PLAN_IN_THE_PAST],
    ['date', '2026-02-30', 'invalid:date', 'Check date.'],
    ['weekdays', [1], 'invalid:weeklytill', texts.WEEKDAYS_NEED_END],
    ['weeklytill', '2026-05-18', 'invalid:weeklytill', texts.TILL_AFTER_START],
    ['weeklytill', '2027-06-18', 'invalid:weeklytill', texts.REPEATS_TOO_LONG],
    ['weeklytill', '2026-05-20', 'invalid:weekdays', texts.NO_WEEKDAY_IN_SPAN],
    ['date', '2028-01-01', 'invalid:date', texts.PLANNED_YEARS],
    ['weekdays', [8], 'invalid:weekdays.0', 'Check weekdays.0.'],
    ['fleet', { $gt: '' }, 'invalid:fleet', 'Check fleet.'],
    ['extra', 1, 'invalid:extra', 'Check extra.'],
  ])('refuses %s %j, and reserves nothing', async (field, value, code, text) => {
    const refused = await make(kim, { [field]: value });
    expect([refused.status, refused.body]).toEqual([422, [text, code]]);
    expect([await listed('2026-01-01'), await slots()]).toEqual([[], 0]);
  });

  test('refuses a member or boat named twice, and a crew above the limit', async () => {
    const id = String(boat._id);
    expect((await make(kim, { crew: [ana.id, ana.id] })).body).toEqual([
      texts.PLAN_CREW_TWICE,
      'invalid:crew',
    ]);
    expect((await make(kim, { fleet: [id, id] })).body).toEqual([texts.BOAT_TWICE, 'invalid:fleet']);
    expect(await make(kim, { crew: [ana.id, kim.id], limit: 1 })).toMatchObject({
      status: 409,
      body: [texts.PLAN_FULL, 'plan_full'],
    });
  });

  test('requires boats of the fleet that are in service', async () => {
    expect(await make(kim, { fleet: [NOBODY] })).toMatchObject({
      status: 404,
      body: [BOAT_NOT_FOUND, 'not_found'],
    });
    const docked = await api.inClub(() => makeBoat({ name: 'Plover', isActive: false }));
    expect(await make(kim, { fleet: [String(docked._id)] })).toMatchObject({
      status: 409,
      body: [dryDocked('Plover'), 'dry_docked'],
    });
  });

  test('refuses a launch time today that has passed', async () => {
    expect((await make(kim, { date: '2026-05-15', launchtime: '10:00', landtime: '11:00' })).status).toBe(
      422,
    );
    expect((await make(kim, { date: '2026-05-15', launchtime: '10:15', landtime: '11:00' })).status).toBe(
      200,
    );
    const fridays = { weeklytill: '2026-05-29', weekdays: [5] };
    expect(
      (await make(kim, { date: '2026-05-15', launchtime: '10:00', landtime: '11:00', ...fridays })).body,
    ).toEqual([texts.PLAN_IN_THE_PAST, 'invalid:date']);
  });

  test('lets only members plan, and makes no second plan for a repeat', async () => {
    expect((await api.call('POST', '/plan', { body: bodyOf() })).status).toBe(401);
    const key = freshKey();
    const first = await make(kim, {}, key);
    expect((await make(kim, {}, key)).body).toEqual(first.body);
    expect((await make(kim, { limit: 3 }, key)).status).toBe(422);
    expect(await listed()).toHaveLength(1);
  });
});

describe('a repetition', () => {
  const weekly = { weeklytill: '2026-06-01', weekdays: [3, 1] };

  test('makes a plan for each day of a repetition, at the same local time across a clock change', async () => {
    const plan = await made(kim, weekly);
    expect(plan).toMatchObject({ launch: '2026-05-18 06:00:00', weeklytill: '2026-06-01', weekdays: [1, 3] });
    const all = await listed();
    expect(launches(all)).toEqual([
      '2026-05-18 06:00:00',
      '2026-05-20 06:00:00',
      '2026-05-25 06:00:00',
      '2026-05-27 06:00:00',
      '2026-06-01 06:00:00',
    ]);
    expect(new Set(all.map(({ series }) => series))).toEqual(new Set([plan.series]));
    expect(await slots()).toBe(30);
    const autumn = {
      date: '2026-10-30',
      weeklytill: '2026-11-03',
      weekdays: [5, 7, 2],
      fleet: [String(other._id)],
    };
    await made(kim, autumn);
    expect(launches(await listed('2026-10-30'))).toEqual([
      '2026-10-30 06:00:00',
      '2026-11-01 06:00:00',
      '2026-11-03 06:00:00',
    ]);
    expect(await slots()).toBe(48);
  });

  test('reserves boats on all days of a repetition or on none', async () => {
    await made(ana, { date: '2026-05-27', launchtime: '07:15', landtime: '08:00' });
    const refused = await make(kim, weekly);
    expect([refused.status, refused.body]).toEqual([
      409,
      [texts.boatReserved(boat.name, 'Ana Bo', '2026-05-27 07:15:00'), 'boat_reserved'],
    ]);
    expect([(await listed()).length, await slots()]).toEqual([1, 3]);
  });

  test('leaves the boats of a repetition to others on the days between', async () => {
    await made(ana, { date: '2026-05-19' });
    expect((await make(kim, weekly)).status).toBe(200);
  });

  test("limits the number of a repetition's reservations", async () => {
    const fleet = await api.inClub(async () => {
      const boats: BoatRecord[] = [];
      for (let index = 0; index < 12; index += 1) boats.push(await makeBoat());
      return boats.map(({ _id }) => String(_id));
    });
    const daily = { fleet, weeklytill: '2026-08-18', weekdays: [1, 2, 3, 4, 5, 6, 7] };
    expect(await make(kim, daily)).toMatchObject({
      status: 422,
      body: [texts.RESERVES_TOO_MUCH, 'invalid:fleet'],
    });
    expect(await listed()).toEqual([]);
  });

  test('keeps a separate crew for each day of a repetition', async () => {
    await made(kim, weekly);
    const [first, second] = await listed();
    expect((await join(ana, second?._id ?? '')).status).toBe(200);
    expect((await listed()).map(({ crew }) => crew)).toEqual([[], ['Ana Bo'], [], [], []]);
    expect(first?.crew).toEqual([]);
  });

  test("changes a repetition from one day on, and keeps each plan's day and crew", async () => {
    await made(kim, { ...weekly, crew: [coach.id] });
    const all = await listed();
    const third = all[2]?._id ?? '';
    await join(ana, all[3]?._id ?? '');
    const edit = {
      scope: 'series',
      date: '2026-05-25',
      launchtime: '17:00',
      landtime: '18:00',
      crew: [kim.id],
    };
    const changed = await change(kim, third, edit);
    expect(changed.body).toMatchObject({ launch: '2026-05-25 17:00:00', crew: ['Kim Harper'] });
    const after = await listed();
    expect(launches(after).map((text) => text.slice(5, 16))).toEqual([
      '05-18 06:00',
      '05-20 06:00',
      '05-25 17:00',
      '05-27 17:00',
      '06-01 17:00',
    ]);
    expect(after.map(({ crewids }) => crewids)).toEqual([
      [coach.id],
      [coach.id],
      [kim.id],
      [ana.id, kim.id],
      [kim.id],
    ]);
    expect(await slots()).toBe(6 + 6 + 4 + 4 + 4);
    expect((await change(kim, third, { ...edit, date: '2026-05-26' })).body).toEqual([
      texts.SERIES_KEEPS_DAYS,
      'invalid:date',
    ]);
  });

  test('keeps the other days when one day of a repetition changes or is removed', async () => {
    await made(kim, weekly);
    const [, second, third] = await listed();
    await change(kim, second?._id ?? '', { date: '2026-05-20', launchtime: '05:00' });
    await remove(kim, third?._id ?? '');
    expect(launches(await listed())).toEqual([
      '2026-05-18 06:00:00',
      '2026-05-20 05:00:00',
      '2026-05-27 06:00:00',
      '2026-06-01 06:00:00',
    ]);
  });

  test('refuses to change a repetition when a later day would exceed the crew limit', async () => {
    const plan = await made(kim, weekly);
    await join(ana, (await listed())[3]?._id ?? '');
    const refused = await change(kim, plan._id, { scope: 'series', crew: [kim.id], limit: 1 });
    expect([refused.status, refused.body]).toEqual([409, [texts.PLAN_FULL, 'plan_full']]);
    expect((await listed()).map(({ limit }) => limit)).toEqual([null, null, null, null, null]);
  });

  test('removes a repetition from one day on, and releases its boats', async () => {
    await made(kim, weekly);
    const [, , third] = await listed();
    // Older clients send the scope in the body.
    const inBody = { token: kim.token, body: { scope: 'series' } };
    expect((await api.call('DELETE', `/plan/${third?._id}`, inBody)).status).toBe(200);
    expect(launches(await listed())).toEqual(['2026-05-18 06:00:00', '2026-05-20 06:00:00']);
    expect(await slots()).toBe(12);
    expect((await make(ana, { date: '2026-05-27' })).status).toBe(200);
  });
});

describe('a boat', () => {
  const clash = (launchtime: string, landtime: string): Promise<Answer> =>
    make(ana, { launchtime, landtime });

  test('reserves a boat for one plan at a time, and for the next from the landing of the one before (rule plan.reserves)', async () => {
    await made(kim);
    const refused = [
      409,
      [texts.boatReserved(boat.name, 'Kim Harper', '2026-05-18 06:00:00'), 'boat_reserved'],
    ];
    for (const [from, to] of [
      ['06:00', '07:30'],
      ['05:00', '06:15'],
      ['07:15', '08:00'],
      ['06:30', '06:45'],
      ['05:00', '09:00'],
    ] as const) {
      const answer = await clash(from, to);
      expect([answer.status, answer.body]).toEqual(refused);
    }
    expect((await clash('05:00', '06:00')).status).toBe(200);
    expect((await clash('07:30', '08:00')).status).toBe(200);
    expect((await make(ana, { fleet: [String(other._id)] })).status).toBe(200);
  });

  test('reserves a boat for one of ten members who plan it at once (rule plan.reserves)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => make(ana)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(await slots()).toBe(6);
  });

  test("releases a boat 15 minutes after its plan's time if it was not launched (rule plan.reserved-released)", async () => {
    const [one, two, third] = [boat, other, await api.inClub(() => makeBoat())].map(({ _id }) => String(_id));
    const late = async (): Promise<Answer> => {
      const token = await api.inClub(() => tokenFor(ana.record));
      return make({ ...ana, token }, { launchtime: '06:30', landtime: '07:30', fleet: [one, two] });
    };
    const nextDay = await made(coach, { date: '2026-05-19', fleet: [one] });
    const plan = await made(kim, { fleet: [one, two, third] });
    api.clock.set('2026-05-18T11:15:00Z');
    expect((await late()).status).toBe(409);
    api.clock.set('2026-05-18T11:15:01Z');
    expect((await late()).status).toBe(200);
    const boatsOf = async ({ _id }: Plan): Promise<string[] | undefined> =>
      (await api.inClub(() => PlanModel.findById(_id).lean()))?.boats.map(String);
    expect([await boatsOf(plan), await boatsOf(nextDay)]).toEqual([[third], [one]]);
    expect(await slots()).toBe(4 + 4 + 6 + 6);
  });

  test('keeps a boat reserved that was launched in time', async () => {
    await made(kim);
    api.clock.set('2026-05-18T11:10:00Z');
    const token = await api.inClub(() => tokenFor(kim.record));
    await launch(api, { ...kim, token }, boat);
    api.clock.set('2026-05-18T11:30:00Z');
    const anas = await api.inClub(() => tokenFor(ana.record));
    const answer = await make({ ...ana, token: anas }, { launchtime: '07:00', landtime: '08:00' });
    expect(answer.status).toBe(409);
  });
});

describe('changing', () => {
  test('moves a plan and its boats without conflict with its own reservations', async () => {
    const plan = await made(kim);
    const edit = { date: '2026-05-19', launchtime: '06:15', fleet: [String(boat._id), String(other._id)] };
    expect((await change(kim, plan._id, edit)).body).toMatchObject({
      _id: plan._id,
      launch: '2026-05-19 06:15:00',
      fleet: [{ name: boat.name }, { name: other.name }],
    });
    expect((await change(kim, plan._id, { ...edit, landtime: '08:00' })).status).toBe(200);
    expect(await slots()).toBe(14);
    expect((await make(ana)).status).toBe(200);
  });

  test("refuses to change to another plan's boat, and changes nothing", async () => {
    await made(ana, { fleet: [String(other._id)] });
    const plan = await made(kim);
    const refused = await change(kim, plan._id, { fleet: [String(other._id)], description: 'New' });
    expect([refused.status, (refused.body as string[])[1]]).toEqual([409, 'boat_reserved']);
    expect((await listed()).find(({ _id }) => _id === plan._id)).toEqual(plan);
    expect(await slots()).toBe(12);
  });

  test('lets only the author and coaches change a plan, and does not find a removed one (rule plan.edit)', async () => {
    const plan = await made(kim);
    for (const act of [change(ana, plan._id), remove(ana, plan._id)]) {
      expect(await act).toMatchObject({ status: 403, body: [NOT_YOURS, 'forbidden'] });
    }
    expect((await change(coach, plan._id, { description: 'By a coach' })).body).toMatchObject({
      by: kim.id,
      description: 'By a coach',
    });
    expect((await remove(coach, plan._id)).body).toMatchObject({ _id: plan._id });
    for (const act of [
      change(kim, plan._id),
      remove(kim, plan._id),
      join(kim, plan._id),
      leave(kim, plan._id),
    ]) {
      expect(await act).toMatchObject({ status: 404, body: [texts.PLAN_NOT_FOUND, 'not_found'] });
    }
    expect(await slots()).toBe(0);
    expect((await api.call('PUT', `/plan/${plan._id}`, { body: {} })).status).toBe(401);
    expect((await api.call('DELETE', `/plan/${plan._id}`, { body: {} })).status).toBe(401);
    expect((await remove(kim, plan._id, 'all')).status).toBe(422);
    expect((await change(kim, 'x')).status).toBe(422);
  });

  test('refuses a limit below the joined crew', async () => {
    const plan = await made(kim, { crew: [ana.id, coach.id] });
    const refused = await change(kim, plan._id, { crew: [ana.id, coach.id], limit: 1 });
    expect([refused.status, refused.body]).toEqual([409, [texts.PLAN_FULL, 'plan_full']]);
  });

  test('changes the text of a plan that has begun, but not its time', async () => {
    const plan = await made(kim);
    api.clock.set('2026-05-18T11:05:00Z');
    const now = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
    expect((await change(now, plan._id, { description: 'Windy' })).status).toBe(200);
    const past = [texts.PLAN_IN_THE_PAST, 'invalid:date'];
    expect((await change(now, plan._id, { landtime: '08:00' })).body).toEqual(past);
    api.clock.set('2026-05-18T11:15:00Z');
    expect((await change(now, plan._id, { launchtime: '06:15' })).body).toEqual(past);
  });

  test('answers a repeated removal as the first time', async () => {
    const plan = await made(kim);
    const key = freshKey();
    const first = await remove(kim, plan._id, 'one', key);
    expect((await remove(kim, plan._id, 'one', key)).body).toEqual(first.body);
  });
});

describe('joining and leaving', () => {
  test('answers joining and leaving with the plan, each once (rule plan.join)', async () => {
    const plan = await made(kim);
    expect((await join(ana, plan._id)).body).toMatchObject({ crew: ['Ana Bo'], crewids: [ana.id] });
    const again = await join(ana, plan._id);
    expect([again.status, again.body]).toEqual([409, [texts.ALREADY_JOINED, 'already_joined']]);
    expect((await leave(ana, plan._id)).body).toMatchObject({ crew: [] });
    const left = await leave(ana, plan._id);
    expect([left.status, left.body]).toEqual([409, [texts.NOT_JOINED, 'not_joined']]);
  });

  test('gives the last place to one of two members (rule plan.join)', async () => {
    const plan = await made(kim, { limit: 1 });
    const answers = await Promise.all([join(ana, plan._id), join(kim, plan._id), join(coach, plan._id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await listed())[0]?.crew).toHaveLength(1);
    const losers = answers.filter(({ status }) => status === 409).map(({ body }) => body);
    expect(losers).toEqual([
      [texts.PLAN_FULL, 'plan_full'],
      [texts.PLAN_FULL, 'plan_full'],
    ]);
  });

  test('lets members join and leave only for themselves', async () => {
    const plan = await made(kim);
    expect((await join(ana, plan._id, kim.id)).body).toEqual([NOT_YOURS, 'forbidden']);
    expect((await leave(ana, plan._id, kim.id)).status).toBe(403);
    expect((await leave(ana, plan._id, ana.id, kim.id)).status).toBe(403);
    expect((await api.call('GET', `/plan-addcrew/${plan._id}/${kim.id}`)).status).toBe(401);
    expect((await api.call('GET', `/plan-removecrew/${plan._id}/${kim.id}/${kim.id}`)).status).toBe(401);
  });
});

describe("next year's plans", () => {
  test('makes, edits and lists plans of next year, and refuses plans for the year after (rule plan.years)', async () => {
    const nextYear = { date: '2027-12-30', weeklytill: null, weekdays: [] };
    const plan = await made(kim, nextYear);
    expect((await join(ana, plan._id)).body).toMatchObject({ crewids: [ana.id] });
    expect(
      (await change(kim, plan._id, { ...nextYear, description: 'Late', crew: [ana.id] })).body,
    ).toMatchObject({
      launch: '2027-12-30 06:00:00',
      description: 'Late',
    });
    expect(await listed('2027-12-30', '2027-12-30')).toHaveLength(1);
    expect(String((await get('/allplans-daily/2027-12-30/csv')).body)).toContain('2027-12-30,06:00');
    const repeats = { ...nextYear, weeklytill: '2028-01-06', weekdays: [4] };
    expect((await make(kim, repeats)).body).toEqual([texts.PLANNED_YEARS, 'invalid:weeklytill']);
    expect((await change(kim, plan._id, { date: '2028-01-01' })).body).toEqual([
      texts.PLANNED_YEARS,
      'invalid:date',
    ]);
  });
});

describe('a plan that is over is closed', () => {
  /** 07:30, when the plan of these tests lands. */
  const over = async (who: TestMember): Promise<TestMember> => {
    api.clock.set('2026-05-18T12:30:00Z');
    return { ...who, token: await api.inClub(() => tokenFor(who.record)) };
  };
  const closed = { status: 409, body: [texts.PLAN_OVER, 'plan_over'] };

  test('refuses to join, leave, edit or remove a past plan, except for removal by a coach (rule plan.past)', async () => {
    const plan = await made(kim, { crew: [kim.id] });
    api.clock.set('2026-05-18T12:29:59Z');
    const [early, now] = [await api.inClub(() => tokenFor(ana.record)), await over(kim)];
    api.clock.set('2026-05-18T12:29:59Z');
    expect((await join({ ...ana, token: early }, plan._id)).status).toBe(200);
    const anaNow = await over(ana);
    expect(await join(await over(coach), plan._id)).toMatchObject(closed);
    expect(await leave(anaNow, plan._id)).toMatchObject(closed);
    expect(await change(now, plan._id, { description: 'Rewritten' })).toMatchObject(closed);
    expect(await change(await over(coach), plan._id, { date: '2026-06-01' })).toMatchObject(closed);
    expect(await remove(now, plan._id)).toMatchObject(closed);
    expect((await remove(await over(coach), plan._id)).status).toBe(200);
  });

  test('closes the past days of a repetition, but not the future ones', async () => {
    await made(kim, { weeklytill: '2026-05-25', weekdays: [1] });
    const [first, second] = await listed();
    const now = await over(ana);
    expect(await join(now, first?._id ?? '')).toMatchObject(closed);
    expect((await join(now, second?._id ?? '')).status).toBe(200);
    const kimNow = await over(kim);
    expect(await change(kimNow, first?._id ?? '', { scope: 'series' })).toMatchObject(closed);
  });
});

test('lets an invited member join or decline, and seats members whom a coach adds', async () => {
  const plan = await made(kim, { crew: [kim.id, ana.id], limit: 2 });
  expect(plan).toMatchObject({ crewids: [kim.id, ana.id], invitedids: [ana.id] });
  // The invitation holds the place.
  expect((await join(coach, plan._id)).body).toEqual([texts.PLAN_FULL, 'plan_full']);
  expect((await join(ana, plan._id)).body).toMatchObject({ crewids: [kim.id, ana.id], invitedids: [] });
  expect((await join(ana, plan._id)).body).toEqual([texts.ALREADY_JOINED, 'already_joined']);
  expect((await change(kim, plan._id, { crew: [kim.id, coach.id], limit: 2 })).body).toMatchObject({
    invitedids: [coach.id],
  });
  expect((await leave(coach, plan._id)).body).toMatchObject({ crewids: [kim.id], invitedids: [] });
  expect((await change(coach, plan._id, { crew: [kim.id, ana.id] })).body).toMatchObject({
    crewids: [kim.id, ana.id],
    invitedids: [],
  });
  const three = { crew: [kim.id, ana.id, coach.id] };
  expect((await change(kim, plan._id, three)).body).toMatchObject({ invitedids: [coach.id] });
  await change(kim, plan._id, { crew: [kim.id, ana.id] });
  expect((await change(coach, plan._id, three)).body).toMatchObject({ invitedids: [] });
});

describe('lists', () => {
  const DAY = '2026-05-18';
  const names = async (path: string): Promise<string[]> =>
    resultsOf<Plan[]>(await get(path)).map(({ description }) => description);
  beforeEach(async () => {
    await made(kim, {
      description: 'evening',
      launchtime: '18:00',
      landtime: '19:00',
      crew: [ana.id],
      fleet: [],
    });
    await made(ana, { description: '=group', group: hpg });
    await made(coach, { description: 'next day', date: '2026-05-19', fleet: [] });
  });

  test("lists one day's plans: all, a member's as author or crew, or a group's; in the order of launch", async () => {
    expect(await names(`/allplans-daily/${DAY}/deref`)).toEqual(['=group', 'evening']);
    expect(await names(`/myplans-daily/${ana.id}/${DAY}/deref`)).toEqual(['=group', 'evening']);
    expect(await names(`/myplans-daily/${kim.id}/${DAY}/deref`)).toEqual(['evening']);
    expect(await names(`/usergroup-plans-daily/${hpg}/${DAY}/deref`)).toEqual(['=group']);
    expect(await names(`/plans?from=${DAY}&to=2026-05-19`)).toEqual(['=group', 'evening', 'next day']);
  });

  test('writes the lists to files too, with formulas in cells escaped', async () => {
    const file = await get(`/allplans-daily/${DAY}/csv`);
    expect(file.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="All Plans-05-18.csv"');
    expect(file.body).toBe(
      [
        'Date,Launch,Land,Group,Author,Description,Crew,Boats',
        `2026-05-18,06:00,07:30,HPG,Ana Bo,'=group,,${boat.name}`,
        '2026-05-18,18:00,19:00,Open Plan,Kim Harper,evening,Ana Bo,',
        '',
      ].join('\r\n'),
    );
    const mine = await get(`/myplans-daily/${kim.id}/${DAY}/csv`);
    expect(mine.headers.get('Content-Disposition')).toContain('My Plans-05-18.csv');
    const groups = await get(`/usergroup-plans-daily/${hpg}/${DAY}/csv`);
    expect(groups.headers.get('Content-Disposition')).toContain('HPG-05-18.csv');
  });

  test.each([
    [`/allplans-daily/2026-02-30/deref`, 422],
    [`/allplans-daily/${DAY}/xml`, 422],
    [`/myplans-daily/${NOBODY}/${DAY}/deref`, 404],
    [`/usergroup-plans-daily/${NOBODY}/${DAY}/deref`, 404],
    [`/plans?from=${DAY}`, 422],
    [`/plans?from=${DAY}&to=2026-05-17`, 422],
    [`/plans?from=2026-01-01&to=2027-06-01`, 422],
    [`/plans?from=${DAY}&to=soon`, 422],
  ])('answers GET %s with %d', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('shows lists of plans only to members', async () => {
    for (const path of [
      '/plans?from=2026-05-18&to=2026-05-18',
      `/allplans-daily/${DAY}/deref`,
      `/myplans-daily/${kim.id}/${DAY}/deref`,
      `/usergroup-plans-daily/${hpg}/${DAY}/csv`,
    ]) {
      expect((await api.call('GET', path)).status).toBe(401);
    }
  });
});

test('hides plans from another club, and refuses its changes', async () => {
  const plan = await made(kim);
  const club = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
  });
  const [their, group] = await inClub(club._id, async () => [await makeCoach(), await userGroupId()]);
  expect(resultsOf(await get('/plans?from=2026-05-15&to=2026-06-01', their.token))).toEqual([]);
  expect((await change(their, plan._id, { fleet: [] })).status).toBe(404);
  expect((await remove(their, plan._id)).status).toBe(404);
  expect((await join(their, plan._id)).status).toBe(404);
  expect((await make(their)).status).toBe(404);
  expect((await make(kim, { group })).status).toBe(422);
  expect((await make(kim, { crew: [their.id], fleet: [] })).status).toBe(422);
  await inClub(club._id, () =>
    BoatSlotModel.create({ boat: boat._id, slot: 1, plan: new Types.ObjectId(plan._id) }),
  );
  expect(await slots()).toBe(6);
});

describe('a boat that leaves the fleet', () => {
  test('removes a boat that leaves the fleet from future plans, and keeps it in past ones', async () => {
    const fleet = [String(boat._id), String(other._id)];
    api.clock.set('2026-05-11T10:00:00Z');
    const early = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
    const past = await made(early, { fleet, date: '2026-05-11' });
    api.clock.set(NOW);
    const plan = await made(kim, { fleet });
    const body = { uid: coach.id, bid: String(boat._id) };
    const answer = await api.call('DELETE', '/fleet-decommission', { token: coach.token, body });
    expect(answer.status).toBe(200);
    await api.inClub(async () => {
      expect((await PlanModel.findById(plan._id).lean())?.boats.map(String)).toEqual([String(other._id)]);
      expect((await PlanModel.findById(past._id).lean())?.boats).toHaveLength(2);
      expect(await BoatSlotModel.countDocuments({ boat: boat._id })).toBe(0);
      expect(await BoatSlotModel.countDocuments({ boat: other._id })).toBeGreaterThan(0);
    });
    expect((await listed())[0]?.fleet.map(({ name }) => name)).toEqual([other.name]);
  });
});
