import { GROUP_NAME_LETTERS, MONIKER_LETTERS } from '@fleetwatch/contract/fleetgroups/texts';
import type { LoginAnswer } from '@fleetwatch/contract/accounts/wire';
import type { MemberRow, MemberStatistics } from '@fleetwatch/contract/members/wire';
import * as texts from '@fleetwatch/contract/usergroups/texts';
import { PROTECTED_USER_GROUPS } from '@fleetwatch/contract/usergroups/protectedNames';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { Types } from 'mongoose';
import { freshKey, land, launch, resultsOf } from '../testing/calls.ts';
import {
  makeBoat,
  makeCoach,
  makeMember,
  PASSWORD,
  userGroupId,
  type TestMember,
} from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let kim: TestMember;
let coach: TestMember;

beforeAll(async () => {
  api = await freshClub();
  await api.inClub(async () => {
    kim = await makeMember();
    coach = await makeCoach();
  });
});

async function addGroup(name: string): Promise<UserGroup> {
  const answer = await api.as(coach, 'POST', '/usergroup', { name, moniker: 'cl' });
  expect(answer.status).toBe(200);
  return answer.body as UserGroup;
}
const listed = async (): Promise<UserGroup[]> =>
  resultsOf<UserGroup[]>(await api.call('GET', '/usergroups-results', { token: kim.token }));

describe('POST /usergroup (rule group.fields)', () => {
  test('adds a group as the last tab', async () => {
    const group = await addGroup('  Corporate   League ');
    expect(group).toMatchObject({ name: 'Corporate League', moniker: 'cl', miles: 0, active: true });
    expect((await listed()).at(-1)).toEqual(group);
  });

  test('adds a group once per key, and one of two concurrent ones with one name', async () => {
    const [body, key] = [{ name: 'Night Rowers', moniker: 'nr' }, freshKey()];
    const first = await api.as(coach, 'POST', '/usergroup', body, { key });
    expect((await api.as(coach, 'POST', '/usergroup', body, { key })).body).toEqual(first.body);
    const twins = { name: 'Twin Group', moniker: 'tg' };
    const answers = await Promise.all([
      api.as(coach, 'POST', '/usergroup', twins),
      api.as(coach, 'POST', '/usergroup', twins),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each([
    ['invalid:name', texts.USER_GROUP_NAME_SHORT, { name: 'Vets' }],
    ['invalid:name', GROUP_NAME_LETTERS, { name: 'Under 23' }],
    ['invalid:moniker', MONIKER_LETTERS, { moniker: 'u 23' }],
  ])('refuses with %s: %s', async (code, text, more) => {
    const answer = await api.as(coach, 'POST', '/usergroup', { name: 'Veterans', moniker: 'vet', ...more });
    expect([answer.status, answer.body]).toEqual([422, [text, code]]);
  });

  test('refuses a name that exists, and members who are not coaches', async () => {
    const taken = await api.as(coach, 'POST', '/usergroup', { name: 'open men', moniker: 'om' });
    expect([taken.status, taken.body]).toEqual([409, [texts.USER_GROUP_NAME_TAKEN, 'taken:name']]);
    const body = { name: 'Veterans', moniker: 'vet' };
    const refused = await api.as(kim, 'POST', '/usergroup', body);
    expect([refused.status, refused.body]).toEqual([403, ['Only coaches!', 'coaches_only']]);
    expect((await api.as(null, 'POST', '/usergroup', body)).status).toBe(401);
  });
});

describe('DELETE /usergroup-delete (rules group.deleted, group.protected)', () => {
  test('deactivates a deleted group, whose members can sign in and row, and must choose another', async () => {
    const group = await addGroup('Learners');
    const learner = await api.inClub(() =>
      makeMember({ name: 'Ana Learner', group: new Types.ObjectId(group._id) }),
    );
    const season = async () =>
      resultsOf<MemberStatistics>(
        await api.call('GET', `/user-results/${learner.id}`, { token: learner.token }),
      );
    expect(await season()).toMatchObject({ groupactive: true });
    const answer = await api.as(coach, 'DELETE', '/usergroup-delete', { id: group._id });
    expect(await season()).toMatchObject({ groupactive: false });
    expect(answer.body).toMatchObject({ _id: group._id, active: false });
    expect((await listed()).map(({ _id }) => _id)).not.toContain(group._id);

    const login = await api.call('POST', '/login', { body: { name: 'Ana Learner', password: PASSWORD } });
    expect(login.body).toMatchObject({ _id: learner.id } satisfies Partial<LoginAnswer>);
    const sortie = await launch(api, learner, await api.inClub(() => makeBoat({ className: 'Scull' })));
    await land(api, learner, sortie._id, 2);
    const ofGroup = (id: string) =>
      api.call('GET', `/usergroup-sorties-weekly/${id}/2026-05-01/2026-05-03/deref`, { token: kim.token });
    expect(resultsOf<Sortie[]>(await ofGroup(group._id))).toMatchObject([{ _id: sortie._id, miles: 2 }]);
    expect((await ofGroup('f'.repeat(24))).body).toEqual([texts.USER_GROUP_NOT_FOUND, 'not_found']);
    const rows = resultsOf<MemberRow[]>(await api.call('GET', '/users-results', { token: kim.token }));
    expect(rows.find(({ _id }) => _id === learner.id)).toMatchObject({ miles: 2 });
    const joining = await api.call('POST', '/user', {
      body: {
        club: 'OARS-demo-boathouse',
        name: 'New Learner',
        email: 'new.learner@example.org',
        password: PASSWORD,
        passwordhint: 'our first cox',
        group: group._id,
        pic: '',
        aboutme: '',
        aboutmeurl: '',
        coach_p: 0,
      },
    });
    expect(joining.body).toEqual([texts.USER_GROUP_NEEDED, 'invalid:group']);
    await addGroup('Learners');
  });

  test('answers a repeated deletion of a group again, and finds nothing to delete in another call', async () => {
    const [group, key] = [await addGroup('Short Lived'), freshKey()];
    const first = await api.as(coach, 'DELETE', '/usergroup-delete', { id: group._id }, { key });
    expect((await api.as(coach, 'DELETE', '/usergroup-delete', { id: group._id }, { key })).body).toEqual(
      first.body,
    );
    const again = await api.as(coach, 'DELETE', '/usergroup-delete', { id: group._id });
    expect([again.status, again.body]).toEqual([404, [texts.USER_GROUP_NOT_FOUND, 'not_found']]);
    const unknown = await api.as(coach, 'DELETE', '/usergroup-delete', { id: 'f'.repeat(24) });
    expect([unknown.status, unknown.body]).toEqual([404, [texts.USER_GROUP_NOT_FOUND, 'not_found']]);
  });

  test("answers a deletion with the group's miles of its season", async () => {
    const group = await addGroup('Short Season');
    const rower = await api.inClub(() => makeMember({ group: new Types.ObjectId(group._id) }));
    const sortie = await launch(api, rower, await api.inClub(() => makeBoat()));
    await land(api, rower, sortie._id, 4);
    const answer = await api.as(coach, 'DELETE', '/usergroup-delete', { id: group._id });
    expect(answer.body).toMatchObject({ _id: group._id, miles: 4 });
  });

  test.each([...PROTECTED_USER_GROUPS])('protects the group %s from deletion', async (name) => {
    const id = await api.inClub(() => userGroupId(name));
    const refused = await api.as(coach, 'DELETE', '/usergroup-delete', { id });
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual([
      `${name} is a protected User Group and cannot be deleted.`,
      'protected_name',
    ]);
  });

  test('deletes groups only for coaches', async () => {
    const { _id: id } = await addGroup('Kept Group');
    const refused = await api.as(kim, 'DELETE', '/usergroup-delete', { id });
    expect([refused.status, refused.body]).toEqual([
      403,
      ['Only coaches can delete user groups', 'coaches_only'],
    ]);
    expect((await api.as(null, 'DELETE', '/usergroup-delete', { id })).status).toBe(401);
    expect((await api.as(coach, 'DELETE', '/usergroup-delete', { id: 'kept' })).status).toBe(422);
  });
});
