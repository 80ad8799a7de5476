import type { ChangedFleetGroup } from '@fleetwatch/contract/fleetgroups/edits';
import * as texts from '@fleetwatch/contract/fleetgroups/texts';
import { PROTECTED_FLEET_GROUPS } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { BoatRecord } from './Boat.ts';
import { freshKey, land, launch, launchBody, resultsOf } from '../testing/calls.ts';
import { fleetGroupId, makeBoat, makeCoach, makeMember, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let kim: TestMember;
let coach: TestMember;
const NOBODY = 'f'.repeat(24);

beforeAll(async () => {
  api = await freshClub();
  await api.inClub(async () => {
    kim = await makeMember();
    coach = await makeCoach();
  });
});

async function addGroup(name: string, more: object = {}): Promise<FleetGroup> {
  const answer = await api.as(coach, 'POST', '/fleetgroup', { name, moniker: 'oct', payload: '9', ...more });
  expect(answer.status).toBe(200);
  return answer.body as FleetGroup;
}

const listed = async (): Promise<FleetGroup[]> =>
  resultsOf<FleetGroup[]>(await api.call('GET', '/fleetgroups-results'));
const fleetNames = async (path = '/fleet-all-results'): Promise<string[]> =>
  resultsOf<Boat[]>(await api.call('GET', path)).map(({ name }) => name);
const boatOf = (className: string, name: string): Promise<BoatRecord> =>
  api.inClub(() => makeBoat({ className, name }));

describe('POST /fleetgroup (rule class.fields)', () => {
  test('adds a class as the last tab', async () => {
    const group = await addGroup(' Octuple  Scull ', { payload: 9 });
    expect(group).toMatchObject({
      name: 'Octuple Scull',
      moniker: 'oct',
      payload: 9,
      pic: null,
      miles: 0,
      solo: false,
      private: false,
      active: true,
    });
    expect((await listed()).at(-1)).toMatchObject({ _id: group._id });
    const boat = { name: 'Long Ship', description: '', group: group._id, miles: 0 };
    expect((await api.as(coach, 'POST', '/bus', boat)).status).toBe(200);
  });

  test('miles in a class with one seat are solo miles', async () => {
    expect(await addGroup('Recreational', { payload: '1' })).toMatchObject({ payload: 1, solo: true });
  });

  test.each([
    ['invalid:name', texts.FLEET_GROUP_NAME_SHORT, { name: 'Quad' }],
    ['invalid:name', texts.GROUP_NAME_LETTERS, { name: 'Eight Plus 1' }],
    ['invalid:moniker', texts.MONIKER_LETTERS, { moniker: '8+' }],
    ['invalid:moniker', texts.MONIKER_LENGTH, { moniker: 'o' }],
    ['invalid:payload', texts.TOO_MANY_SEATS, { payload: 10 }],
    ['invalid:payload', texts.SEATS_NEEDED, { payload: '' }],
  ])('refuses with %s: %s', async (code, text, more) => {
    const body = { name: 'Coastal', moniker: 'coa', payload: 5, ...more };
    const answer = await api.as(coach, 'POST', '/fleetgroup', body);
    expect([answer.status, answer.body]).toEqual([422, [text, code]]);
  });

  test('refuses a name that exists, and members who are not coaches', async () => {
    const body = { name: 'EIGHT', moniker: 'eig', payload: 9 };
    const taken = await api.as(coach, 'POST', '/fleetgroup', { ...body, name: 'straight  PAIR' });
    expect([taken.status, taken.body]).toEqual([409, [texts.FLEET_GROUP_NAME_TAKEN, 'taken:name']]);
    const refused = await api.as(kim, 'POST', '/fleetgroup', body);
    expect([refused.status, refused.body]).toEqual([403, ['Only coaches!', 'coaches_only']]);
    expect((await api.as(null, 'POST', '/fleetgroup', body)).status).toBe(401);
  });

  test('adds a class once per key', async () => {
    const [body, key] = [{ name: 'Sent Twice', moniker: 'st', payload: 2 }, freshKey()];
    const first = await api.as(coach, 'POST', '/fleetgroup', body, { key });
    expect((await api.as(coach, 'POST', '/fleetgroup', body, { key })).body).toEqual(first.body);
    expect((await listed()).filter(({ name }) => name === 'Sent Twice')).toHaveLength(1);
  });
});

describe('DELETE /fleetgroup-delete (rules class.delete, class.protected)', () => {
  test('decommissions the boats of a deleted class, keeps their sorties, and frees both names (rule sortie.deleted-classes)', async () => {
    const group = await addGroup('Churchboat');
    const boat = await boatOf('Churchboat', 'Sleipnir');
    await boatOf('Churchboat', 'Gullfaxi');
    await boatOf('Eight', 'Hugin');
    const sortie = await launch(api, kim, boat);
    await land(api, kim, sortie._id, 6);

    const answer = await api.as(coach, 'DELETE', '/fleetgroup-delete', { id: group._id });
    expect(answer.body).toMatchObject({
      _id: group._id,
      active: false,
      boats: 2,
      miles: 6,
    } satisfies Partial<ChangedFleetGroup>);
    expect((await listed()).map(({ _id }) => _id)).not.toContain(group._id);
    expect(await fleetNames()).not.toContain('Sleipnir');
    expect(await fleetNames()).toContain('Hugin');
    const today = resultsOf<Sortie[]>(await api.call('GET', '/sorties-results'));
    expect(today.find(({ _id }) => _id === sortie._id)).toMatchObject({ bus: 'Sleipnir', miles: 6 });
    const ofClass = (id: string) =>
      api.call('GET', `/fleetgroup-sorties-weekly/${id}/2026-05-01/2026-05-03/deref`, { token: kim.token });
    expect(resultsOf<Sortie[]>(await ofClass(group._id))).toMatchObject([{ _id: sortie._id, miles: 6 }]);
    expect((await ofClass(NOBODY)).body).toEqual([texts.FLEET_GROUP_NOT_FOUND, 'not_found']);
    expect((await api.as(coach, 'DELETE', '/fleetgroup-delete', { id: group._id })).status).toBe(404);
    await addGroup('Churchboat');
    await expect(boatOf('Churchboat', 'Sleipnir')).resolves.toBeDefined();
  });

  test('answers a repeated deletion of a class again', async () => {
    const [group, key] = [await addGroup('Deleted Twice'), freshKey()];
    await boatOf('Deleted Twice', 'Last One');
    const first = await api.as(coach, 'DELETE', '/fleetgroup-delete', { id: group._id }, { key });
    const again = await api.as(coach, 'DELETE', '/fleetgroup-delete', { id: group._id }, { key });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('refuses to delete a class whose boats are out, names them, and changes nothing', async () => {
    const group = await addGroup('Dragonboat');
    await boatOf('Dragonboat', 'Fafnir');
    await launch(api, kim, await boatOf('Dragonboat', 'Smaug'));
    await launch(api, kim, await boatOf('Dragonboat', 'Viserion'));
    const refused = await api.as(coach, 'DELETE', '/fleetgroup-delete', { id: group._id });
    expect([refused.status, refused.body]).toEqual([
      409,
      [texts.boatsOfGroupOut('Smaug, Viserion'), 'boat_out'],
    ]);
    expect(await fleetNames()).toEqual(expect.arrayContaining(['Fafnir', 'Smaug', 'Viserion']));
  });

  test.each([...PROTECTED_FLEET_GROUPS])('protects %s from deletion', async (name) => {
    const id = await api.inClub(() => fleetGroupId(name));
    const refused = await api.as(coach, 'DELETE', '/fleetgroup-delete', { id });
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual([
      `${name} is a protected Fleet Group and cannot be deleted.`,
      'protected_name',
    ]);
  });
});

describe('PUT /fleetgroup-drydock and /fleetgroup-splash (rule class.dry-dock)', () => {
  test('takes every boat of a class out of service and back, and no other boat', async () => {
    const group = await addGroup('Yole de Mer');
    const boat = await boatOf('Yole de Mer', 'Bretagne');
    await boatOf('Yole de Mer', 'Normandie');
    await boatOf('Quad', 'Untouched');
    const docked = await api.as(coach, 'PUT', '/fleetgroup-drydock', { id: group._id });
    expect(docked.body).toMatchObject({ _id: group._id, boats: 2, active: true });
    expect(await fleetNames('/fleet-results')).not.toEqual(expect.arrayContaining(['Bretagne']));
    expect(await fleetNames('/fleet-results')).toContain('Untouched');
    const refused = await api.as(kim, 'POST', '/launch', launchBody(boat, kim));
    expect((refused.body as string[])[1]).toBe('dry_docked');
    const splashed = await api.as(coach, 'PUT', '/fleetgroup-splash', { id: group._id });
    expect(splashed.body).toMatchObject({ boats: 2 });
    expect(await fleetNames('/fleet-results')).toEqual(expect.arrayContaining(['Bretagne', 'Normandie']));
  });

  test('keeps a later splash when an earlier dry dock is repeated', async () => {
    const [group, key] = [await addGroup('Back Again'), freshKey()];
    await boatOf('Back Again', 'Returning');
    await api.as(coach, 'PUT', '/fleetgroup-drydock', { id: group._id }, { key });
    await api.as(coach, 'PUT', '/fleetgroup-splash', { id: group._id });
    expect(
      (await api.as(coach, 'PUT', '/fleetgroup-drydock', { id: group._id }, { key })).body,
    ).toMatchObject({
      boats: 1,
    });
    expect(await fleetNames('/fleet-results')).toContain('Returning');
  });
});

test.each([
  ['DELETE', '/fleetgroup-delete', 'Only coaches can delete Fleet Groups and decommission boats therein.'],
  ['PUT', '/fleetgroup-drydock', 'Only coaches can dry-dock entire Fleet Groups.'],
  ['PUT', '/fleetgroup-splash', 'Only coaches can return dry-docked Fleet Groups to the water.'],
])('allows %s %s only for coaches', async (method, path, text) => {
  const id = await api.inClub(() => fleetGroupId('Quad'));
  const refused = await api.as(kim, method, path, { id });
  expect([refused.status, refused.body]).toEqual([403, [text, 'coaches_only']]);
  expect((await api.as(null, method, path, { id })).status).toBe(401);
  const unknown = await api.as(coach, method, path, { id: NOBODY });
  expect([unknown.status, unknown.body]).toEqual([404, [texts.FLEET_GROUP_NOT_FOUND, 'not_found']]);
  expect((await api.as(coach, method, path, { id: 'quad' })).status).toBe(422);
});
