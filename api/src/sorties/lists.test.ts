import type { Boat } from '@fleetwatch/contract/boats/wire';
import { DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { MemberRow } from '@fleetwatch/contract/members/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { PROTECTED_FLEET_GROUPS } from '@fleetwatch/contract/fleetgroups/launchKind';
import { PROTECTED_USER_GROUPS } from '@fleetwatch/contract/usergroups/protectedNames';
import { WORKOUT_TYPE_NAMES, type WorkoutType } from '@fleetwatch/contract/workouts/wire';
import { MEMBER_NOT_FOUND } from '@fleetwatch/contract/members/texts';
import { FleetGroupModel } from '../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../fleetgroups/fleetGroupDirectory.ts';
import { land, launch, resultsOf } from '../testing/calls.ts';
import {
  fleetGroupId,
  makeBoat,
  makeMember,
  tokenFor,
  workoutTypeId,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let kim: TestMember;

beforeEach(async () => {
  api = await freshClub({ startsAt: '2026-05-01T11:00:00Z' });
  kim = await api.inClub(() => makeMember({ name: 'Kim Harper', aboutMe: 'I scull.' }));
});

const list = async <Row>(path: string, token?: string): Promise<Row[]> =>
  resultsOf<Row[]>(await api.call('GET', path, { token }));
const names = (boats: Boat[]): string[] => boats.map(({ name }) => name);

test('GET /club answers what a device needs, and nothing secret', async () => {
  const { body } = await api.call('GET', '/club');
  expect(body).toEqual({
    name: 'Otter Creek Boat Club',
    host: '127.0.0.1',
    prefix: 'OARS',
    identity: DEFAULT_IDENTITY,
    place: null,
    logos: { landing: '', oar: '', escutcheon: '' },
    clubname: 'Otter Creek Boat Club',
    landinglogo: '',
    oarlogo: '',
    escucheon: '',
    s3folder: 'otter-creek-boat-club',
    timezone: 'America/Chicago',
    today: '2026-05-01',
    now: Date.parse('2026-05-01T11:00:00Z'),
    seasonStart: '01-01',
    locale: 'en-US',
    kioskPairing: false,
    unit: 'mi',
    features: [],
  } satisfies Club);
});

test('lists the documented active groups and types, in order, with their season miles', async () => {
  expect((await list<FleetGroup>('/fleetgroups-results')).map(({ name }) => name)).toEqual([
    ...PROTECTED_FLEET_GROUPS,
  ]);
  expect((await list<UserGroup>('/usergroups-results')).map(({ name }) => name)).toEqual([
    ...PROTECTED_USER_GROUPS,
  ]);
  expect((await list<WorkoutType>('/sortiegroups-results')).map(({ name }) => name)).toEqual([
    ...WORKOUT_TYPE_NAMES,
  ]);
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat({ className: 'Scull' })));
  await land(api, kim, sortie._id, 2.25);
  expect((await list<FleetGroup>('/fleetgroups-results', kim.token))[0]).toEqual({
    _id: await api.inClub(() => fleetGroupId('Scull')),
    name: 'Scull',
    moniker: '1x',
    payload: 1,
    pic: null,
    miles: 2.25,
    solo: true,
    private: false,
    active: true,
  });
  const groups = await list<UserGroup>('/usergroups-results', kim.token);
  expect(groups.find(({ name }) => name === 'Scullers')).toMatchObject({
    moniker: 'SC',
    miles: 2.25,
    private: false,
  });
  await api.inClub(async () => {
    await FleetGroupModel.updateOne({ name: 'Gig' }, { $set: { isActive: false } });
    fleetGroupDirectory.drop();
  });
  expect((await list<FleetGroup>('/fleetgroups-results')).map(({ name }) => name)).not.toContain('Gig');
});

test("lists the club's boats in service, all, in and out", async () => {
  const [heron, grebe] = await api.inClub(async () => [
    await makeBoat({ name: 'Heron', className: 'Double' }),
    await makeBoat({ name: 'grebe', isActive: false }),
    await makeBoat({ name: 'Avocet' }),
  ]);
  const own = await launch(api, kim, null, { borrowed: (await api.inClub(() => makeMember())).id });
  expect(names(await list('/fleet-results'))).toEqual(['Avocet', 'Heron']);
  expect(names(await list('/fleet-all-results'))).toEqual(['Avocet', 'grebe', 'Heron']);
  expect(names(await list('/fleet-unlaunched-results'))).toEqual(['Avocet', 'Heron']);
  expect(await list('/fleet-launched-results')).toEqual([]);
  const sortie = await launch(api, kim, heron);
  expect(names(await list('/fleet-results'))).toEqual(['Avocet', 'Heron']);
  expect(names(await list('/fleet-unlaunched-results'))).toEqual(['Avocet']);
  expect(names(await list('/fleet-launched-results'))).toEqual(['Heron']);
  await land(api, kim, sortie._id, 4);
  await land(api, kim, own._id, 1);
  const [, second] = await list<Boat>('/fleet-results', kim.token);
  expect(second).toEqual({
    _id: String(heron._id),
    name: 'Heron',
    description: '',
    group: String(heron.fleetGroup),
    groupname: 'Double',
    groupmoniker: '2x',
    grouppayload: 2,
    pic: null,
    hull: null,
    miles: 4,
    last: '2026-05-01 06:00:00',
    lastby: 'Kim Harper',
    active: true,
    queryable: true,
    commissioned: '2026-05-01',
    log: '',
  } satisfies Boat);
  const docked = (await list<Boat>('/fleet-all-results')).find(({ _id }) => _id === String(grebe._id));
  expect(docked).toMatchObject({ active: false, miles: 0, last: null, lastby: null });
});

test('lists members as whole rows for members, with four fields for the kiosk, without former members', async () => {
  await api.inClub(() => makeMember({ name: 'Gone Away', isActive: false }));
  const sortie = await launch(api, kim, await api.inClub(() => makeBoat({ name: 'Long Boat Name' })));
  await land(api, kim, sortie._id, 7);
  const group = String(kim.record.group);
  expect(await list('/users-results')).toEqual([{ _id: kim.id, name: 'Kim Harper', group, pic: '' }]);
  expect(await list<MemberRow>('/users-results', kim.token)).toEqual([
    {
      _id: kim.id,
      name: 'Kim Harper',
      group,
      groupid: group,
      pic: '',
      miles: 7,
      last: 'Long Boat Name',
      laston: '2026-05-01 06:00:00',
      busname: null,
      launch: null,
      aboutme: 'I scull.',
      aboutmeurl: '',
    },
  ]);
});

test('lists the boats of members who are out, as launcher or crew, and the first launch', async () => {
  const ana = await api.inClub(() => makeMember({ name: 'Ana Silva' }));
  const [gig, pair] = await api.inClub(async () => [
    await makeBoat({ name: 'Grebe', className: 'Gig' }),
    await makeBoat({ name: 'Heron', className: 'Pair' }),
  ]);
  await launch(api, kim, gig, { crew: [ana.id] });
  api.clock.advanceSeconds(60);
  await launch(api, kim, pair);
  const rows = await list<MemberRow>('/users-results', kim.token);
  expect(rows.map(({ name, busname, launch: since }) => [name, busname, since])).toEqual([
    ['Ana Silva', 'Grebe', '2026-05-01 06:00:00'],
    ['Kim Harper', 'Grebe, Heron', '2026-05-01 06:00:00'],
  ]);
});

test("counts a member's miles, solo, private, trips, and trips by workout type (rule member.statistics)", async () => {
  const pyramids = await api.inClub(() => workoutTypeId('Pyramids'));
  const scull = await api.inClub(() => makeBoat({ className: 'Scull' }));
  const eight = await api.inClub(() => makeBoat());
  for (const [boat, miles, more] of [
    [scull, 3, { group: pyramids }],
    [scull, 1.5, {}],
    [eight, 6, { group: pyramids }],
  ] as const) {
    const sortie = await launch(api, kim, boat, more);
    await land(api, kim, sortie._id, miles);
  }
  const single = await api.call('POST', '/launch-1p', {
    token: kim.token,
    body: { user: kim.id, description: null, group: null },
  });
  await land(api, kim, (single.body as Sortie)._id, 2);
  const answer = await api.call('GET', `/user-results/${kim.id}`, { token: kim.token });
  expect(answer.body).toEqual({
    results: {
      miles: 12.5,
      miles_solo: 6.5,
      miles_private: 2,
      trips: 4,
      profile: {
        Recovery: 0,
        'Steady State': 0,
        'Anaerobic Threshold': 0,
        'Interval Training': 0,
        Pyramids: 2,
        'Racing Pieces': 0,
        Uncategorized: 2,
      },
      groupactive: true,
    },
  });
});

test("lists sorties still out, also of earlier days; and today's sorties, out and landed", async () => {
  const ana = await api.inClub(() => makeMember());
  const forgotten = await launch(api, ana, await api.inClub(() => makeBoat()));
  api.clock.set('2026-05-02T11:00:00Z');
  kim = { ...kim, token: await api.inClub(() => tokenFor(kim.record)) };
  const one = await launch(api, kim, await api.inClub(() => makeBoat()), { crew: [ana.id] });
  api.clock.advanceSeconds(60);
  const two = await launch(api, kim, await api.inClub(() => makeBoat()));
  const landed = await land(api, kim, two._id, 5);
  const ids = (sorties: Sortie[]): string[] => sorties.map(({ _id }) => _id);
  expect(ids(await list('/sorties-stillout-results'))).toEqual([forgotten._id, one._id]);
  const today = await list<Sortie>('/sorties-results', kim.token);
  expect(ids(today)).toEqual([one._id, two._id]);
  expect(today[1]).toEqual(landed);
  expect(await list('/sortiestoday-results', kim.token)).toEqual(today);
  expect(ids(await list(`/sorties-stillout-byuser-results/${kim.id}`, kim.token))).toEqual([one._id]);
  expect(ids(await list(`/sorties-stillout-byuser-results/${ana.id}`, kim.token))).toEqual([
    forgotten._id,
    one._id,
  ]);
  expect((await api.call('GET', `/user-launched/${ana.id}`, { token: kim.token })).body).toBe(2);
});

test.each(['/user-results/', '/user-launched/', '/sorties-stillout-byuser-results/'])(
  '%s is only for members, about members',
  async (path) => {
    expect((await api.call('GET', `${path}${kim.id}`)).status).toBe(401);
    const unknown = await api.call('GET', `${path}${'f'.repeat(24)}`, { token: kim.token });
    expect([unknown.status, unknown.body]).toEqual([404, [MEMBER_NOT_FOUND, 'not_found']]);
  },
);
