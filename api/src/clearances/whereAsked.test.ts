import {
  lacksClearance,
  onWater,
  REQUIREMENT_AREA,
  REQUIREMENT_WORKOUT,
} from '@fleetwatch/contract/clearances/texts';
import type { Clearance, ClearancesAnswer, Requirement } from '@fleetwatch/contract/clearances/wire';
import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import { DEFAULT_SETTINGS, type SafetySettings } from '@fleetwatch/contract/safety/settings';
import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import type { WorkoutType } from '@fleetwatch/contract/workouts/wire';
import type { BoatRecord } from '../boats/Boat.ts';
import { clearanceBody, launchBody } from '../testing/calls.ts';
import { makeBoat, makeCoach, makeMember, PASSWORD, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let kim: TestMember;
let coach: TestMember;
let osprey: BoatRecord;
let swim: Clearance;
let lake: string;
let sound: string;
let race: string;
const get = async <Of>(path: string, by = coach): Promise<Of> => (await api.as(by, 'GET', path)).body as Of;
const setAreas = async (areas: SafetySettings['areas']): Promise<SafetySettings['areas']> => {
  const answer = await api.as(coach, 'PUT', '/safety-settings', { ...DEFAULT_SETTINGS, areas });
  expect(answer.status).toBe(200);
  return (answer.body as SafetySettings).areas;
};
const ask = (more: Partial<Requirement>): Promise<Answer> =>
  api.as(coach, 'POST', '/requirement', {
    boat: null,
    fleetGroup: null,
    subject: 'all',
    count: null,
    clearance: swim._id,
    level: 'block',
    months: [],
    overriddenBy: ['rights'],
    ...more,
  });
const asked = async (): Promise<Requirement[]> =>
  (await get<ClearancesAnswer>('/clearances-results')).requirements;
const check = async (query = ''): Promise<(string | undefined)[][]> => {
  const { results } = await get<LaunchCheck>(`/launch-check?bus=${String(osprey._id)}${query}`, kim);
  return results.map(({ level, text }) => [level, text]);
};
const launch = (more: object): Promise<Answer> =>
  api.as(kim, 'POST', '/launch', launchBody(osprey, kim, { replies: [], ...more }));

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-15T15:00:00Z', features: ['clearances', 'overdue'] });
  [kim, coach, osprey] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper' }),
        await makeCoach(),
        await makeBoat({ name: 'Osprey', className: 'Scull' }),
      ] as const,
  );
  swim = (await api.as(coach, 'POST', '/clearance', clearanceBody)).body as Clearance;
  [lake = '', sound = ''] = (
    await setAreas([
      { _id: '', name: 'Lower lake', minutes: null },
      { _id: '', name: 'Sound', minutes: null },
    ])
  ).map(({ _id }) => _id);
  const { results } = await get<{ results: WorkoutType[] }>('/sortiegroups-results');
  race = results.find(({ name }) => name === 'Racing Pieces')?._id ?? '';
});

const NOT_HELD = lacksClearance('Kim Harper', 'Swim test');
const THERE = onWater('Lower lake', NOT_HELD);

describe('a requirement of a stretch of water (rule clearance.where)', () => {
  beforeEach(async () => {
    expect((await ask({ area: lake })).body).toMatchObject({ area: lake });
  });

  test('stops only launches that go to the water with the requirement', async () => {
    expect(await check(`&area=${lake}`)).toEqual([['block', THERE]]);
    expect((await launch({ trip: { area: lake } })).body).toEqual([THERE, 'not_cleared']);
    expect(await check(`&area=${sound}`)).toEqual([]);
    expect((await launch({ trip: { area: sound } })).status).toBe(200);
  });

  test('warns of a launch without a destination, also at the boathouse', async () => {
    expect(await check()).toEqual([['warn', THERE]]);
    expect((await launch({})).body).toEqual([`${THERE} Launch anyway?`, 'rule_warns']);
    const signed = { name: 'Kim Harper', password: PASSWORD, bus: String(osprey._id) };
    const atBoathouse = async (more: object): Promise<unknown> =>
      (await api.call('POST', '/auth-launch-check', { body: { ...signed, ...more } })).body;
    expect(await atBoathouse({})).toMatchObject({ results: [{ level: 'warn', text: THERE }] });
    expect(await atBoathouse({ trip: { area: lake } })).toMatchObject({ results: [{ level: 'block' }] });
    expect(await atBoathouse({ trip: { area: sound } })).toMatchObject({ results: [] });
  });

  test('ends a requirement with its water, and keeps the others', async () => {
    await ask({});
    await ask({ area: sound });
    await setAreas([{ _id: sound, name: 'The Sound', minutes: 60 }]);
    expect((await asked()).map(({ area }) => area)).toEqual([undefined, sound]);
    expect(await check(`&area=${lake}`)).toEqual([
      ['block', NOT_HELD],
      ['warn', onWater('The Sound', NOT_HELD)],
    ]);
  });

  test('requires nothing for its water while the club does not watch for overdue boats', async () => {
    const club = { identity: DEFAULT_IDENTITY, place: null, features: ['clearances'] };
    expect((await api.as(coach, 'PUT', '/club', club)).status).toBe(200);
    expect(await check(`&area=${lake}`)).toEqual([]);
    expect(((await ask({ area: sound })).body as string[])[1]).toBe('invalid:area');
  });

  test('keeps its area when an older client changes it, and applies to all waters again when cleared', async () => {
    const [{ _id = '', area: _area, ...body } = {}] = await asked();
    const put = (more: object): Promise<Answer> =>
      api.as(coach, 'PUT', `/requirement/${_id}`, { ...body, ...more });
    expect((await put({ level: 'warn' })).body).toMatchObject({ level: 'warn', area: lake });
    expect((await put({ area: null })).body).not.toHaveProperty('area');
  });
});

test('checks a requirement of a workout type at launches with it (rule clearance.where)', async () => {
  expect((await ask({ workoutType: race })).body).toMatchObject({ workoutType: race });
  expect(await check()).toEqual([]);
  expect(await check(`&type=${race}`)).toEqual([['block', NOT_HELD]]);
  expect((await launch({ group: race, description: '3 × 500 m' })).body).toEqual([NOT_HELD, 'not_cleared']);
  expect((await launch({})).status).toBe(200);
});

test("refuses a requirement that names another club's water or workouts", async () => {
  const unknown = 'f'.repeat(24);
  expect((await ask({ area: unknown })).body).toEqual([REQUIREMENT_AREA, 'invalid:area']);
  expect((await ask({ workoutType: unknown })).body).toEqual([REQUIREMENT_WORKOUT, 'invalid:workoutType']);
  expect((await ask({ area: 'lake' })).status).toBe(422);
  const checked = await api.as(kim, 'GET', `/launch-check?bus=${String(osprey._id)}&area=lake`);
  expect(checked.status).toBe(422);
});

test('offers other boats of the class at the boathouse to a member who may not take one (rule clearance.may-take)', async () => {
  const [heron, teal, wren, docked] = await api.inClub(
    async () =>
      [
        await makeBoat({ name: 'Heron', className: 'Scull' }),
        await makeBoat({ name: 'Teal', className: 'Scull' }),
        await makeBoat({ name: 'Wren', className: 'Scull' }),
        await makeBoat({ name: 'Swift', className: 'Scull', isActive: false }),
      ] as const,
  );
  for (const boat of [osprey, heron]) await ask({ boat: String(boat._id) });
  expect((await api.as(coach, 'POST', '/launch', launchBody(wren, coach))).status).toBe(200);
  const check = async (bus: BoatRecord): Promise<LaunchCheck> =>
    (
      await api.call('POST', '/auth-launch-check', {
        body: { name: 'Kim Harper', password: PASSWORD, bus: String(bus._id) },
      })
    ).body as LaunchCheck;
  expect((await check(osprey)).boats).toEqual([
    { _id: String(teal._id), name: 'Teal', reason: null },
    { _id: String(heron._id), name: 'Heron', reason: NOT_HELD },
  ]);
  expect(await check(teal)).not.toHaveProperty('boats');
  expect(await check(docked)).not.toHaveProperty('boats');
});
