import type { AuthOutstandingAnswer, Sortie } from '@fleetwatch/contract/sorties/wire';
import { alreadyLaunched } from '@fleetwatch/contract/boats/texts';
import type { BoatRecord } from '../boats/Boat.ts';
import { land, launch, launchBody } from '../testing/calls.ts';
import {
  makeBoat,
  makeCoach,
  makeMember,
  PASSWORD,
  userGroupId,
  workoutTypeId,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, Call, TestClub } from '../testing/startTestApi.ts';
import { createClub } from './commands/createClub.ts';
import { inClub } from './clubDirectory.ts';

const THEIR_HOST = 'rowing.heron.example';
const THEIR_PASSWORD = 'HERN-other-boathouse';

/** A club with its members and records. */
interface Side {
  member: TestMember;
  coach: TestMember;
  boat: BoatRecord;
  sortie: Sortie;
  group: string;
  workoutType: string;
}

let api: TestClub;
let theirClub: string;
let ours: Side;
let theirs: Side;

async function makeSide(): Promise<Omit<Side, 'sortie'>> {
  await makeBoat();
  return {
    member: await makeMember({ name: 'Kim Harper', email: 'kim@example.org' }),
    coach: await makeCoach(),
    boat: await makeBoat({ name: 'Kestrel' }),
    group: await userGroupId(),
    workoutType: await workoutTypeId('Recovery'),
  };
}

beforeAll(async () => {
  api = await freshClub();
  const club = await createClub({
    name: 'Heron Reach',
    password: THEIR_PASSWORD,
    timezone: 'Europe/Berlin',
    hosts: ['Rowing.Heron.example'],
  });
  theirClub = String(club._id);
  const [our, their] = [await api.inClub(makeSide), await inClub(theirClub, makeSide)];
  ours = { ...our, sortie: await launch(api, our.member, our.boat) };
  theirs = { ...their, sortie: await launch(api, their.member, their.boat) };
});

/** Matches the other club's ids and names in an answer. */
const traces = (side: Side): RegExp =>
  new RegExp([side.member.id, side.coach.id, String(side.boat._id), side.sortie._id, side.group].join('|'));

const asTheirs = (call: Call = {}): Call => ({ ...call, headers: { Host: THEIR_HOST } });

test('keeps names, emails and boats within one club', () => {
  expect(ours.sortie.bus).toBe(theirs.sortie.bus);
  expect(ours.member.record.name).toBe(theirs.member.record.name);
  expect(ours.sortie.launch).toBe('2026-05-01 10:00:00');
  expect(theirs.sortie.launch).toBe('2026-05-01 17:00:00');
});

test.each([
  '/club',
  '/fleetgroups-results',
  '/usergroups-results',
  '/sortiegroups-results',
  '/fleet-results',
  '/fleet-all-results',
  '/fleet-unlaunched-results',
  '/fleet-launched-results',
  '/users-results',
  '/sorties-stillout-results',
  '/sorties-results',
  '/sortiestoday-results',
])('GET %s shows a club its own data and none of the other’s (rule club.scope)', async (path) => {
  const byToken = [
    await api.call('GET', path, { token: ours.coach.token }),
    await api.call('GET', path, { token: theirs.coach.token }),
  ];
  const [our, their] = byToken.map((answer) => JSON.stringify(answer.body));
  expect(byToken.map(({ status }) => status)).toEqual([200, 200]);
  expect(our).not.toMatch(traces(theirs));
  expect(their).not.toMatch(traces(ours));
  expect(our).not.toBe(their);
});

test.each(['/user-results/', '/user-launched/', '/sorties-stillout-byuser-results/'])(
  'GET %s does not know the other club’s members',
  async (path) => {
    expect((await api.call('GET', `${path}${theirs.member.id}`, { token: ours.coach.token })).status).toBe(
      404,
    );
    expect((await api.call('GET', `${path}${ours.member.id}`, { token: theirs.coach.token })).status).toBe(
      404,
    );
  },
);

test.each<[string, () => Promise<Answer>, number]>([
  ['launch their boat', () => launching({ bus: String(theirs.boat._id) }), 404],
  ['borrow from their member', () => launching({ bus: null, borrowed: theirs.member.id }), 404],
  ['take their member along', () => launching({ crew: [theirs.member.id] }), 422],
  ['use their workout type', () => launching({ group: theirs.workoutType }), 422],
  ['launch as their member', () => launching({ user: theirs.member.id }), 403],
  ['land their sortie', () => landing(ours.member), 404],
  ['land their sortie as our coach', () => landing(ours.coach), 404],
  [
    'verify as their member',
    () => api.call('POST', '/verify', { token: ours.member.token, body: { id: theirs.member.id } }),
    200,
  ],
])('a member of one club cannot %s', async (_what, act, status) => {
  const answer = await act();
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body).toEqual(['Not found.', []]);
  else expect(answer.body).toEqual([expect.any(String), expect.any(String)]);
  expect(JSON.stringify(answer.body)).not.toMatch(traces(theirs));
});

async function launching(more: object): Promise<Answer> {
  const boat = await api.inClub(() => makeBoat());
  return api.call('POST', '/launch', { token: ours.member.token, body: launchBody(boat, ours.member, more) });
}

function landing(member: TestMember): Promise<Answer> {
  const body = { sortie: theirs.sortie._id, miles: 1, description: '', uid: member.id };
  return api.call('POST', '/land', { token: member.token, body });
}

test('changes nothing in another club when a boat lands', async () => {
  const outing = await launch(api, ours.member, await api.inClub(() => makeBoat()));
  await land(api, ours.member, outing._id, 5);
  const statistics = await api.call('GET', `/user-results/${theirs.member.id}`, {
    token: theirs.member.token,
  });
  expect(statistics.body).toMatchObject({ results: { miles: 0, trips: 0 } });
  const again = await api.call('POST', '/launch', {
    token: theirs.member.token,
    body: launchBody(theirs.boat, theirs.member),
  });
  expect(again.body).toEqual([alreadyLaunched('Kestrel'), 'already_launched']);
});

describe('before sign-in, the host name determines the club', () => {
  test('leads an unknown host name to the default club', async () => {
    expect((await api.call('GET', '/club', asTheirs())).body).toMatchObject({
      name: 'Heron Reach',
      prefix: 'HERN',
    });
    expect((await api.call('GET', '/club')).body).toMatchObject({ name: 'Otter Creek Boat Club' });
  });

  test('signs in, signs up and runs the kiosk in the club of the host name', async () => {
    const body = { name: 'Kim Harper', password: PASSWORD };
    expect((await api.call('POST', '/login', asTheirs({ body }))).body).toMatchObject({
      _id: theirs.member.id,
    });
    expect((await api.call('POST', '/login', { body })).body).toMatchObject({ _id: ours.member.id });
    const kiosk = await api.call('POST', '/auth-sorties-stillout-byuser-results', asTheirs({ body }));
    expect((kiosk.body as AuthOutstandingAnswer).results.map(({ _id }) => _id)).toEqual([theirs.sortie._id]);
    const rejected = await api.call(
      'POST',
      '/user',
      asTheirs({
        body: {
          club: 'OARS-demo-boathouse',
          name: 'New Member',
          email: 'new@example.org',
          password: PASSWORD,
          passwordhint: 'our first cox',
          group: theirs.group,
          pic: '',
          aboutme: '',
          aboutmeurl: '',
          coach_p: 0,
        },
      }),
    );
    expect((rejected.body as string[])[1]).toBe('invalid:club');
  });

  test('prefers the club of a signed token to the host name', async () => {
    const answer = await api.call('GET', '/club', asTheirs({ token: ours.member.token }));
    expect(answer.body).toMatchObject({ name: 'Otter Creek Boat Club' });
  });

  test('refreshes a session in its own club, whatever the host name', async () => {
    const body = { name: 'Kim Harper', password: PASSWORD };
    const { cookie } = await api.call('POST', '/login', asTheirs({ body }));
    const refreshed = await api.call('POST', '/session/refresh', { cookie });
    const { token } = refreshed.body as { token: string };
    expect((await api.call('GET', '/club', { token })).body).toMatchObject({ name: 'Heron Reach' });
  });
});
