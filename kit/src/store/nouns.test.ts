import { fleet, unlaunchedBoats } from './boats.ts';
import { clubEndpoint } from './clubs.ts';
import { createStore } from './createStore.ts';
import { fleetGroups } from './fleetgroups.ts';
import { members, memberStatistics } from './members.ts';
import { fakeApi } from '../testing/fakeApi.tsx';
import { sortiesToday } from './sorties.ts';
import { KIM, KIM_HERE } from '../testing/sampleData.tsx';
import { headsUps } from './tweets.ts';
import { userGroups } from './usergroups.ts';
import { workoutTypes } from './workouts.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['/fleet-results', fleet],
  ['/fleet-unlaunched-results', unlaunchedBoats],
  ['/fleetgroups-results', fleetGroups],
  ['/users-results', members],
  ['/sorties-results', sortiesToday],
  ['/usergroups-results', userGroups],
  ['/sortiegroups-results', workoutTypes],
  ['/tweets-headsup-week-results', headsUps],
])('GET %s is a list', async (path, endpoint) => {
  fakeApi({ [`GET ${path}`]: () => ({ results: [{ _id: 'x' }] }) });
  const store = createStore({ profile: KIM_HERE, token: 'token-1' });
  // The thunks differ in their item types only, which nothing here looks at.
  await store.dispatch((endpoint as typeof fleet).initiate());
  expect((endpoint as typeof fleet).select()(store.getState()).data).toEqual([{ _id: 'x' }]);
});

test("a member's statistics are theirs", async () => {
  fakeApi({ [`GET /user-results/${KIM._id}`]: () => ({ results: { miles: 101.5, trips: 12 } }) });
  const store = createStore({ profile: KIM_HERE, token: 'token-1' });
  const season = await store.dispatch(memberStatistics.initiate(KIM._id)).unwrap();
  expect(season).toEqual({ miles: 101.5, trips: 12 });
});

test("the club tells how far the device's clock is behind its own", async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000);
  fakeApi({ 'GET /club': () => ({ name: 'Oars', now: 61_000 }) });
  const club = await createStore().dispatch(clubEndpoint.initiate()).unwrap();
  expect(club).toMatchObject({ name: 'Oars', clockSkewMs: 60_000 });
});
