import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { BoatModel } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { land, launch, resultsOf } from '../testing/calls.ts';
import {
  fleetGroupId,
  makeBoat,
  makeCoach,
  makeMember,
  userGroupId,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { inClub } from './clubDirectory.ts';
import { createClub } from './commands/createClub.ts';

/** A club's coach, and documents that the other club might try to change. */
interface Side {
  coach: TestMember;
  member: TestMember;
  boat: string;
  sortie: Sortie;
  fleetGroup: string;
  userGroup: string;
}

let api: TestClub;
let theirClub: string;
let ours: Side;
let theirs: Side;

async function makeSide(club: string): Promise<Side> {
  const [coach, member, boat, fleetGroup, userGroup] = await inClub(
    club,
    async () =>
      [
        await makeCoach(),
        await makeMember({ name: 'Kim Harper' }),
        await makeBoat({ name: 'Kestrel', className: 'Quad' }),
        await fleetGroupId('Quad'),
        await userGroupId(),
      ] as const,
  );
  const sortie = await launch(api, member, boat);
  await land(api, member, sortie._id, 4);
  return { coach, member, boat: String(boat._id), sortie, fleetGroup, userGroup };
}

beforeAll(async () => {
  api = await freshClub();
  const club = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'America/Chicago',
  });
  theirClub = String(club._id);
  [ours, theirs] = [await makeSide(api.clubId), await makeSide(theirClub)];
});

const asOurs = (method: string, path: string, body?: object): Promise<Answer> =>
  api.call(method, path, { token: ours.coach.token, body });

const everything = async (): Promise<unknown> =>
  inClub(theirClub, async () => [await BoatModel.find().lean(), await MemberModel.find().lean()]);

test.each<[string, string, (their: Side) => object, number]>([
  ['PUT', '/fleet-drydock', (their) => ({ id: their.boat }), 404],
  ['PUT', '/fleet-splash', (their) => ({ id: their.boat }), 404],
  ['DELETE', '/fleet-decommission', (their) => ({ uid: ours.coach.id, bid: their.boat }), 404],
  ['DELETE', '/fleet-decommission', (their) => ({ uid: their.coach.id, bid: their.boat }), 403],
  ['POST', '/bus', (their) => ({ name: 'Trojan', description: '', group: their.fleetGroup, miles: 0 }), 422],
  ['DELETE', '/fleetgroup-delete', (their) => ({ id: their.fleetGroup }), 404],
  ['PUT', '/fleetgroup-drydock', (their) => ({ id: their.fleetGroup }), 404],
  ['PUT', '/fleetgroup-splash', (their) => ({ id: their.fleetGroup }), 404],
  ['DELETE', '/usergroup-delete', (their) => ({ id: their.userGroup }), 404],
  ['PUT', '/sortie-credit', (their) => ({ id: their.sortie._id }), 404],
])('a coach of one club cannot %s %s in another', async (method, path, body, status) => {
  const before = await everything();
  const answer = await asOurs(method, path, body(theirs));
  expect(answer.status).toBe(status);
  expect(await everything()).toEqual(before);
});

test('appending to and editing a log work only in their own club', async () => {
  const before = await everything();
  const edit = { name: 'Ours now', description: null, group: null, log: null };
  expect((await asOurs('PUT', `/fleet-append/${theirs.boat}`, { log: 'Ours.' })).status).toBe(404);
  expect((await asOurs('PUT', `/fleet-update/${theirs.boat}`, edit)).status).toBe(404);
  const moved = await asOurs('PUT', `/fleet-update/${ours.boat}`, {
    ...edit,
    name: null,
    group: theirs.fleetGroup,
  });
  expect(moved.status).toBe(422);
  expect(await everything()).toEqual(before);
});

test.each<[string, (their: Side) => string, number]>([
  ['/bus2', (their) => `/bus2/${their.boat}`, 404],
  ['/fleetgroup-launched-results', (their) => `/fleetgroup-launched-results/${their.fleetGroup}`, 404],
  ['/fleet-csv', (their) => `/fleet-csv/${their.fleetGroup}/0`, 404],
  ['/users-csv', (their) => `/users-csv/${their.userGroup}/0`, 404],
  ['/userondeck', (their) => `/userondeck/${their.member.id}`, 403],
  ['/useroffdeck', (their) => `/useroffdeck/${their.member.id}`, 403],
  ['/busmonthly-results', (their) => `/busmonthly-results/${their.boat}/05`, 404],
  ['/busmonthly-csv', (their) => `/busmonthly-csv/${their.boat}/05`, 404],
  ['/usermonthly-results', (their) => `/usermonthly-results/${their.member.id}/05`, 404],
  ['/busseason-results', (their) => `/busseason-results/${their.boat}`, 404],
  ['/userseason-results', (their) => `/userseason-results/${their.member.id}`, 404],
  ['/usermonthly-csv', (their) => `/usermonthly-csv/${their.member.id}/05`, 404],
  [
    '/usergroup-sorties-weekly',
    (their) => `/usergroup-sorties-weekly/${their.userGroup}/2026-05-01/2026-05-03/csv`,
    404,
  ],
  [
    '/fleetgroup-sorties-weekly',
    (their) => `/fleetgroup-sorties-weekly/${their.fleetGroup}/2026-05-01/2026-05-03/deref`,
    404,
  ],
])('GET %s answers nothing of the other club', async (_path, pathOf, status) => {
  expect((await asOurs('GET', pathOf(theirs))).status).toBe(status);
});

test.each([
  '/sortiesbydate-results/2026-05-01',
  '/activity-results',
  '/users-on-deck-results',
  '/users-launched-results-2',
  '/active-agents-results',
])('GET %s shows a club its own data', async (path) => {
  await api.call('GET', `/userondeck/${theirs.member.id}`, { token: theirs.member.token });
  await api.call('GET', `/userondeck/${ours.member.id}`, { token: ours.member.token });
  await launch(api, theirs.coach, await inClub(theirClub, () => makeBoat()));
  const our = JSON.stringify((await asOurs('GET', path)).body);
  const their = JSON.stringify((await api.call('GET', path, { token: theirs.coach.token })).body);
  expect(our).not.toMatch(new RegExp([theirs.member.id, theirs.coach.id, theirs.sortie._id].join('|')));
  expect(their).not.toMatch(new RegExp([ours.member.id, ours.coach.id, ours.sortie._id].join('|')));
  expect(their).not.toBe(our);
});

test("writes only the club's own boats into a ranked file", async () => {
  await inClub(theirClub, () => makeBoat({ name: 'Heron Only' }));
  expect(String((await asOurs('GET', '/fleet-csv/all/2')).body)).not.toContain('Heron Only');
});

test('both clubs may use the same boat name and the same idempotency key', async () => {
  const key = 'the-same-key-in-both-clubs';
  const enter = (side: Side): Promise<Answer> =>
    api.call('POST', '/bus', {
      token: side.coach.token,
      key,
      body: { name: 'Shared Name', description: '', group: side.fleetGroup, miles: 0 },
    });
  const [our, their] = [await enter(ours), await enter(theirs)];
  expect([our.status, their.status]).toEqual([200, 200]);
  expect((our.body as Boat)._id).not.toBe((their.body as Boat)._id);
  const fleet = resultsOf<Boat[]>(await asOurs('GET', '/fleet-all-results'));
  expect(fleet.filter(({ name }) => name === 'Shared Name')).toHaveLength(1);
});
