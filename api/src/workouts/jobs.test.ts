import { NOT_YOURS, ONLY_COACHES } from '@fleetwatch/contract/errors/texts';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/texts';
import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import * as texts from '@fleetwatch/contract/workouts/texts';
import { createClub } from '../clubs/commands/createClub.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { freshKey, resultsOf } from '../testing/calls.ts';
import { makeCoach, makeMember, userGroupId, workoutTypeId, type TestMember } from '../testing/factories.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { WorkoutModel } from './Workout.ts';

const NOBODY = 'f'.repeat(24);
/** A Friday. */
const TODAY = '2026-05-15T15:00:00Z';

let api: TestClub;
let coach: TestMember;
let other: TestMember;
let kim: TestMember;
let type: string;
let group: string;

beforeAll(async () => {
  api = await freshClub({ startsAt: TODAY });
  [coach, other, kim] = await api.inClub(async () => [
    await makeMember({ name: 'Maren Coach', coachRights: 'active', pic: '/avatars/maren.svg' }),
    await makeCoach(),
    await makeMember(),
  ]);
  [type, group] = await api.inClub(async () => [await workoutTypeId('Pyramids'), await userGroupId('HPG')]);
});
beforeEach(async () => {
  api.clock.set(TODAY);
  await api.inClub(() => WorkoutModel.deleteMany({}));
});

const bodyOf = (more: object = {}): object => ({
  agent: coach.id,
  group: type,
  sortiegroup: group,
  description: ' 1-2-3-2-1 minutes, rate 28 ',
  ...more,
});
const post = (more: object = {}, key?: string, who = coach): Promise<Answer> =>
  api.call('POST', '/job', { token: who.token, body: bodyOf(more), ...(key ? { key } : {}) });
async function posted(more: object = {}): Promise<Workout> {
  const answer = await post(more);
  expect(answer.status).toBe(200);
  return answer.body as Workout;
}
const get = (path: string, token: string | undefined = kim.token): Promise<Answer> =>
  api.call('GET', path, { token });
const listed = async (path: string): Promise<string[]> =>
  resultsOf<Workout[]>(await get(path)).map(({ description }) => description);

test('shows a posted workout with every documented field, in the lists and in detail', async () => {
  const workout = await posted();
  expect(workout).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: 'Maren Coach',
    date: '2026-05-15 10:00:00',
    isodate: '2026-05-15 10:00:00',
    agent: coach.id,
    group: type,
    sortiegroup: group,
    type: 'Pyramids',
    description: '1-2-3-2-1 minutes, rate 28',
    pic: '/avatars/maren.svg',
  } satisfies Record<keyof Workout, unknown>);
  expect(resultsOf(await get('/jobs-currentweek-results'))).toEqual([workout]);
  expect(resultsOf(await get(`/job-deep-results/${workout._id}`))).toEqual({
    description: '1-2-3-2-1 minutes, rate 28',
    sortiegroup: group,
    typeid: type,
    agent: coach.id,
  });
});

test('starts weeks on Monday, clips them to the month, and lists months of the current year (rule workout.weeks)', async () => {
  const days = [
    ['2025-05-12T12:00:00Z', 'last year'],
    ['2026-04-30T12:00:00Z', 'April'],
    ['2026-05-01T12:00:00Z', 'first of May'],
    ['2026-05-11T04:59:59Z', 'Sunday night'],
    ['2026-05-11T05:00:00Z', 'Monday'],
    ['2026-05-14T12:00:00Z', 'Thursday'],
  ] as const;
  for (const [instant, description] of days) {
    api.clock.set(instant);
    await posted({ description });
  }
  api.clock.set(TODAY);
  expect(await listed('/jobs-currentweek-results')).toEqual(['Thursday', 'Monday']);
  expect(await listed('/jobs-currentmonth-results')).toEqual([
    'Thursday',
    'Monday',
    'Sunday night',
    'first of May',
  ]);
  expect(await listed('/jobs-month-results/04')).toEqual(['April']);
  expect(await listed('/jobs-month-results/12')).toEqual([]);
  api.clock.set('2026-05-01T12:00:00Z');
  expect(await listed('/jobs-currentweek-results')).toEqual(['first of May']);
});

test.each([
  ['description', '  ab ', 'invalid:description', texts.WORKOUT_TEXT_NEEDED],
  ['description', 'x'.repeat(401), 'invalid:description', texts.WORKOUT_TEXT_LENGTH],
  ['group', '', 'invalid:group', texts.WORKOUT_TYPE_NEEDED],
  ['group', NOBODY, 'invalid:group', texts.WORKOUT_TYPE_NEEDED],
  ['sortiegroup', '', 'invalid:sortiegroup', USER_GROUP_NEEDED],
  ['sortiegroup', NOBODY, 'invalid:sortiegroup', USER_GROUP_NEEDED],
  ['description', { $gt: '' }, 'invalid:description', 'Check description.'],
  ['extra', 1, 'invalid:extra', 'Check extra.'],
])('refuses %s %j when a workout is posted and when it is edited', async (field, value, code, text) => {
  const refused = await post({ [field]: value });
  expect([refused.status, refused.body]).toEqual([422, [text, code]]);
  const workout = await posted();
  const { agent: _agent, ...body } = { ...bodyOf(), [field]: value } as { agent: string };
  const edited = await api.call('PUT', `/job/${workout._id}`, { token: coach.token, body });
  expect([edited.status, edited.body]).toEqual([422, [text, code]]);
});

test('lets coaches post only in their own name', async () => {
  expect((await api.call('POST', '/job', { body: bodyOf() })).status).toBe(401);
  expect(await post({ agent: kim.id }, undefined, kim)).toMatchObject({
    status: 403,
    body: [ONLY_COACHES, 'coaches_only'],
  });
  expect(await post({}, undefined, other)).toMatchObject({ status: 403, body: [NOT_YOURS, 'forbidden'] });
});

test("lets any coach edit a workout, which stays its coach's and keeps its date (rule workout.coach)", async () => {
  await posted({ description: 'Another one' });
  const workout = await posted();
  api.clock.advanceSeconds(600);
  const body = {
    group: await api.inClub(() => workoutTypeId('Recovery')),
    sortiegroup: group,
    description: 'Easy',
  };
  const edit = (token: string | undefined, id = workout._id): Promise<Answer> =>
    api.call('PUT', `/job/${id}`, { token, body });
  const edited = await edit(other.token);
  expect(edited.body).toEqual({ ...workout, type: 'Recovery', group: body.group, description: 'Easy' });
  expect(await listed('/jobs-currentweek-results')).toEqual(['Easy', 'Another one']);
  expect(await edit(kim.token)).toMatchObject({
    status: 403,
    body: [texts.WORKOUT_EDIT_COACHES_ONLY, 'coaches_only'],
  });
  expect((await edit(undefined)).status).toBe(401);
  expect(await edit(coach.token, NOBODY)).toMatchObject({
    status: 404,
    body: [texts.WORKOUT_NOT_FOUND, 'not_found'],
  });
  expect((await edit(coach.token, 'x')).status).toBe(422);
});

test('lets only the coach who posted a workout delete it (rule workout.coach)', async () => {
  await posted({ description: 'Another one' });
  const workout = await posted();
  const remove = (who: TestMember, as = who.id, key?: string): Promise<Answer> =>
    api.call('GET', `/job-delete/${workout._id}/${as}`, { token: who.token, ...(key ? { key } : {}) });
  expect((await remove(other)).body).toEqual([NOT_YOURS, 'forbidden']);
  expect((await remove(other, coach.id)).status).toBe(403);
  expect((await remove(kim)).body).toEqual([ONLY_COACHES, 'coaches_only']);
  expect((await api.call('GET', `/job-delete/${workout._id}/${coach.id}`)).status).toBe(401);
  const key = freshKey();
  expect(await remove(coach, coach.id, key)).toMatchObject({ status: 200, body: { _id: workout._id } });
  expect(await remove(coach, coach.id, key)).toMatchObject({ status: 200, body: { _id: workout._id } });
  expect((await remove(coach)).status).toBe(404);
  expect((await get(`/job-deep-results/${workout._id}`)).status).toBe(404);
  expect(await listed('/jobs-currentweek-results')).toEqual(['Another one']);
});

test('stores a repeated post as one workout', async () => {
  const key = freshKey();
  const first = await post({}, key);
  expect((await post({}, key)).body).toEqual(first.body);
  expect((await post({ description: 'Other' }, key)).status).toBe(422);
  expect(await listed('/jobs-currentweek-results')).toHaveLength(1);
});

test.each(['/jobs-currentweek-results', '/jobs-currentmonth-results', '/jobs-month-results/05'])(
  'GET %s is for members',
  async (path) => {
    expect((await api.call('GET', path)).status).toBe(401);
  },
);

test.each(['month %j is refused', '13', '5', 'May', '05x'])('refuses month %j', async (month) => {
  expect((await get(`/jobs-month-results/${month}`)).status).toBe(422);
});

test('hides workouts from another club, and refuses its changes', async () => {
  const workout = await posted();
  const club = await createClub({
    name: 'Heron Reach',
    password: 'HERN-other-boathouse',
    timezone: 'Europe/Berlin',
  });
  const [their, body] = await inClub(club._id, async () => [
    await makeCoach(),
    { group: await workoutTypeId('Recovery'), sortiegroup: await userGroupId(), description: 'Theirs' },
  ]);
  const call = (method: string, path: string, sent?: object): Promise<Answer> =>
    api.call(method, path, { token: their.token, ...(sent ? { body: sent } : {}) });
  expect(resultsOf(await call('GET', '/jobs-currentweek-results'))).toEqual([]);
  expect((await call('GET', `/job-deep-results/${workout._id}`)).status).toBe(404);
  expect((await call('PUT', `/job/${workout._id}`, body)).status).toBe(404);
  expect((await call('GET', `/job-delete/${workout._id}/${their.id}`)).status).toBe(404);
  expect((await post({ group: body.group })).status).toBe(422);
  expect((await post({ sortiegroup: body.sortiegroup })).status).toBe(422);
});
