import { ONLY_CONFIRMED_COACHES } from '@fleetwatch/contract/errors/texts';
import { NO_PROFILE_CHANGES } from '@fleetwatch/contract/accounts/texts';
import { type GroupRequest } from '@fleetwatch/contract/usergroups/requests';
import { USER_GROUP_NOT_FOUND, GROUP_NOT_REQUESTED } from '@fleetwatch/contract/usergroups/texts';
import { exportMember } from '../admin/exportMember.ts';
import { eraseMember } from '../admin/eraseMember.ts';
import { runAdmin } from '../admin/runAdmin.ts';
import { MemberModel, type MemberRecord } from '../members/Member.ts';
import { AuditEntryModel } from '../platform/logging/AuditEntry.ts';
import { freshKey, resultsOf } from '../testing/calls.ts';
import { makeCoach, makeMember, PASSWORD, userGroupId, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';

let api: TestClub;
let coach: TestMember;
let juniors: string;
let scullers: string;

beforeAll(async () => {
  api = await freshClub();
  await setApproval('yes');
  await api.inClub(async () => {
    coach = await makeCoach();
    juniors = await userGroupId('Summer Juniors');
    scullers = await userGroupId();
  });
});

const setApproval = (value: 'yes' | 'no'): Promise<number> =>
  runAdmin(['set-club', '--group-approval', value], () => {});

const changeTo = (who: TestMember, group: string, more: object = {}): Promise<Answer> =>
  api.call('POST', '/profile-change', {
    token: who.token,
    body: {
      id: who.id,
      password: PASSWORD,
      email: who.record.email,
      moniker: '',
      pic: '',
      aboutme: '',
      aboutmeurl: '',
      group,
      ...more,
    },
  });
const requests = async (): Promise<GroupRequest[]> =>
  resultsOf<GroupRequest[]>(await api.call('GET', '/group-requests-results', { token: coach.token }));
const requestOf = async ({ id }: TestMember) => (await requests()).find(({ _id }) => _id === id);
const decide = (who: TestMember, group: string, confirm: boolean, token = coach.token): Promise<Answer> =>
  api.call('POST', '/group-decide', { token, key: freshKey(), body: { id: who.id, group, confirm } });
const account = async (who: TestMember): Promise<unknown> =>
  (await api.call('GET', '/account', { token: who.token })).body;
const member = (): Promise<TestMember> => api.inClub(() => makeMember());
const record = ({ id }: TestMember): Promise<MemberRecord> =>
  api.inClub(() => MemberModel.findById(id).lean<MemberRecord>().orFail());

describe('a club whose coaches confirm a change of user group (rule profile.group-confirmed)', () => {
  test('holds a change of group back, notifies the member and coaches, and changes the other fields at once', async () => {
    const kim = await member();
    const answer = await changeTo(kim, juniors, { aboutme: 'Bow.' });
    expect(answer.body).toMatchObject({ group: scullers, aboutme: 'Bow.' });
    expect(await account(kim)).toMatchObject({ group: scullers, groupwanted: 'Summer Juniors' });
    expect(await requestOf(kim)).toEqual({
      _id: kim.id,
      name: kim.record.name,
      pic: '',
      group: 'Scullers',
      wantedid: juniors,
      wanted: 'Summer Juniors',
    });
    // The same request again changes nothing; another change leaves the request unchanged.
    expect((await changeTo(kim, juniors, { aboutme: 'Bow.' })).body).toEqual([
      NO_PROFILE_CHANGES,
      'nothing_changed',
    ]);
    await changeTo(kim, scullers, { aboutme: 'Stroke.' });
    expect(await requestOf(kim)).toMatchObject({ wantedid: juniors });
  });

  test('moves the member once when a coach confirms, with an audit entry', async () => {
    const kim = await member();
    await changeTo(kim, juniors);
    expect((await decide(kim, juniors, true)).body).toEqual({ _id: kim.id, group: juniors });
    expect(await account(kim)).toMatchObject({ group: juniors, groupwanted: null });
    expect(await requestOf(kim)).toBeUndefined();
    const again = await decide(kim, juniors, true);
    expect([again.status, again.body]).toEqual([409, [GROUP_NOT_REQUESTED, 'not_pending']]);
    const entry = await api.inClub(() =>
      AuditEntryModel.findOne({ verb: 'decide-group', subject: kim.id }).lean().orFail(),
    );
    expect(String(entry.who)).toBe(coach.id);
    expect(JSON.parse(JSON.stringify([entry.before, entry.after]))).toEqual([
      { group: scullers, groupWanted: juniors },
      { group: juniors, groupWanted: null },
    ]);
  });

  test('leaves the member in their group when a coach declines', async () => {
    const kim = await member();
    await changeTo(kim, juniors);
    expect((await decide(kim, juniors, false)).body).toEqual({ _id: kim.id, group: scullers });
    expect(await account(kim)).toMatchObject({ group: scullers, groupwanted: null });
  });

  test('decides only the request that the coach saw, and none for a deleted group', async () => {
    const kim = await member();
    const added = await api.call('POST', '/usergroup', {
      token: coach.token,
      body: { name: 'Learn to Row', moniker: 'LTR' },
    });
    const group = (added.body as { _id: string })._id;
    await changeTo(kim, juniors);
    await changeTo(kim, group);
    expect((await decide(kim, juniors, true)).status).toBe(409);
    await api.call('DELETE', '/usergroup-delete', { token: coach.token, body: { id: group } });
    const gone = await decide(kim, group, true);
    expect([gone.status, gone.body]).toEqual([409, [USER_GROUP_NOT_FOUND, 'user_group_inactive']]);
    expect((await decide(kim, group, false)).body).toMatchObject({ group: scullers });
  });

  test('shows requests to coaches only, who need no confirmation for their own change', async () => {
    const kim = await member();
    await changeTo(kim, juniors);
    const own = await decide(kim, juniors, true, kim.token);
    expect([own.status, own.body]).toEqual([403, [ONLY_CONFIRMED_COACHES, 'coaches_only']]);
    expect((await api.call('GET', '/group-requests-results', { token: kim.token })).status).toBe(403);
    const other = await api.inClub(makeCoach);
    expect((await changeTo(other, juniors)).body).toMatchObject({ group: juniors });
  });

  test("exports a request with the member's data, and erases it with the member", async () => {
    const kim = await member();
    await changeTo(kim, juniors);
    const kept = await api.inClub(async () => exportMember(await record(kim)));
    expect(JSON.stringify(kept.account)).toContain(`"groupWanted":"${juniors}"`);
    await api.inClub(async () => eraseMember(await record(kim)));
    expect((await record(kim)).groupWanted).toBeNull();
    expect(await requestOf(kim)).toBeUndefined();
  });
});

test('applies a change of group at once without confirmation, and ends an earlier request', async () => {
  const kim = await member();
  await changeTo(kim, juniors);
  await setApproval('no');
  expect((await changeTo(kim, juniors)).body).toMatchObject({ group: juniors });
  expect(await requestOf(kim)).toBeUndefined();
});
