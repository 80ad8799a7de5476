import { baseApi } from './baseApi.ts';
import { allBoats, fleet, unlaunchedBoats } from './boats.ts';
import { clubEndpoint } from './clubs.ts';
import { createStore } from './createStore.ts';
import { fleetGroups } from './fleetgroups.ts';
import { changeDeck, members, memberStatistics, onDeck, selectIsOnDeck } from './members.ts';
import { fakeApi } from '../testing/fakeApi.tsx';
import { sortiesToday } from './sorties.ts';
import { KIM, KIM_LOCAL_PROFILE } from '../testing/sampleData.tsx';
import { headsUps } from './tweets.ts';
import { userGroups } from './usergroups.ts';
import { agents, deleteWorkout, postWorkout, workoutDetail } from './workouts.ts';
import { workoutsThisWeek, workoutTypes } from './workouts.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['/fleet-all-results', allBoats],
  ['/fleet-results', fleet],
  ['/fleet-unlaunched-results', unlaunchedBoats],
  ['/fleetgroups-results', fleetGroups],
  ['/users-results', members],
  ['/users-on-deck-results', onDeck],
  ['/sorties-results', sortiesToday],
  ['/usergroups-results', userGroups],
  ['/sortiegroups-results', workoutTypes],
  ['/active-agents-results', agents],
  ['/jobs-currentweek-results', workoutsThisWeek],
  ['/tweets-headsup-week-results', headsUps],
])('unwraps GET %s to a list', async (path, endpoint) => {
  fakeApi({ [`GET ${path}`]: () => ({ results: [{ _id: 'x' }] }) });
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  // The thunks differ only in their item types, which do not matter for this test.
  await store.dispatch((endpoint as typeof fleet).initiate());
  expect((endpoint as typeof fleet).select()(store.getState()).data).toEqual([{ _id: 'x' }]);
});

test('fetches member statistics by member id', async () => {
  fakeApi({ [`GET /user-results/${KIM._id}`]: () => ({ results: { miles: 101.5, trips: 12 } }) });
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  const season = await store.dispatch(memberStatistics.initiate(KIM._id)).unwrap();
  expect(season).toEqual({ miles: 101.5, trips: 12 });
});

test('returns the club with the clock skew of this device', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000);
  fakeApi({ 'GET /club': () => ({ name: 'Oars', now: 61_000 }) });
  const club = await createStore().dispatch(clubEndpoint.initiate()).unwrap();
  expect(club).toMatchObject({ name: 'Oars', clockSkewMs: 60_000 });
});

test('lists a member who goes on deck after the refetch, and not after going off deck', async () => {
  const deck = new Set<string>();
  fakeApi({
    'GET /users-on-deck-results': () => ({ results: [...deck].map((user_id) => ({ user_id })) }),
    'GET /userondeck/:id': ({ params }) => ({ ondeck: Boolean(deck.add(params['id'] ?? '')) }),
    'GET /useroffdeck/:id': ({ params }) => ({ ondeck: !deck.delete(params['id'] ?? '') }),
  });
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  await store.dispatch(onDeck.initiate());
  const isOnDeckAfter = async (isOnDeck: boolean) => {
    await store.dispatch(changeDeck.initiate({ memberId: KIM._id, isOnDeck })).unwrap();
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    return selectIsOnDeck(store.getState());
  };
  expect(selectIsOnDeck(store.getState())).toBe(false);
  expect(await isOnDeckAfter(true)).toBe(true);
  expect(await isOnDeckAfter(false)).toBe(false);
});

test("refetches the week's list after a workout is posted or deleted", async () => {
  const posted: unknown[] = [];
  const { callsTo } = fakeApi({
    'GET /jobs-currentweek-results': () => ({ results: [...posted] }),
    'GET /job-deep-results/:id': ({ params }) => ({ results: { description: params['id'] } }),
    'POST /job': ({ body }) => posted.push(body),
    'GET /job-delete/:id/:memberId': () => posted.pop(),
  });
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  await store.dispatch(workoutsThisWeek.initiate());
  const listed = async () => {
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    return workoutsThisWeek.select()(store.getState()).data;
  };
  const body = { agent: KIM._id, group: 't', sortiegroup: 'g', description: '4 × 500 m' };
  await store.dispatch(postWorkout.initiate(body)).unwrap();
  expect(await listed()).toEqual([body]);
  expect(await store.dispatch(workoutDetail.initiate('w')).unwrap()).toEqual({ description: 'w' });
  await store.dispatch(deleteWorkout.initiate({ id: 'w', memberId: KIM._id })).unwrap();
  expect(callsTo('GET /job-delete/:id/:memberId')[0]?.path).toBe(`/job-delete/w/${KIM._id}`);
  expect(await listed()).toEqual([]);
});
