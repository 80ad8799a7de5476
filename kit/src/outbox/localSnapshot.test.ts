import { baseApi } from '../store/baseApi.ts';
import { allBoats, fleet, unlaunchedBoats } from '../store/boats.ts';
import type { ApiCall, QueueKind } from '../request/apiCall.ts';
import { createStore, type AppStore } from '../store/createStore.ts';
import { members } from '../store/members.ts';
import { outstanding, sortiesToday, stillOut } from '../store/sorties.ts';
import { fakeApi } from '../testing/fakeApi.tsx';
import { boatIn, fleetGroupOf, KIM_LOCAL_PROFILE, sortieOf } from '../testing/sampleData.tsx';
import { optimisticResponse } from './optimisticResponse.ts';
import { localSnapshot } from './localSnapshot.ts';

const kestrel = boatIn(fleetGroupOf('Double', '2x', 2), 'Kestrel', { _id: 'd'.repeat(24) });
const { pic: _pic, miles: _miles, ...detail } = kestrel;
const sortie = sortieOf({ _id: 'e'.repeat(24), bus: 'Kestrel', bus_id: kestrel._id });
const robin = { _id: 'f'.repeat(24), name: 'Robin Fenwick', group: 'g', pic: null };

/** Endpoints of remotes, which the kit does not know. */
const { log, week } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    log: build.query<object, void>({ query: () => `bus2/${kestrel._id}` }),
    week: build.query<object[], void>({ query: () => 'week' }),
  }),
}).endpoints;

type Fetch = (store: AppStore) => Promise<unknown>;
const lists: Record<string, Fetch> = {
  'the fleet': (store) => store.dispatch(fleet.initiate()),
  'all boats, as the fleet and the crew screen ask for them': (store) => store.dispatch(allBoats.initiate()),
  'the boats in': (store) => store.dispatch(unlaunchedBoats.initiate()),
  'the captain’s log': (store) => store.dispatch(log.initiate()),
};
const sortieLists: Record<string, Fetch> = {
  'the boats out': (store) => store.dispatch(stillOut.initiate()),
  "today's sorties": (store) => store.dispatch(sortiesToday.initiate()),
  'one’s own boats out': (store) => store.dispatch(outstanding.initiate(KIM_LOCAL_PROFILE.id)),
  'a list of a remote': (store) => store.dispatch(week.initiate()),
};

/** The title of a write on a device that has fetched one list and nothing else. */
async function optimistic(fetchList: Fetch, kind: QueueKind, call: ApiCall) {
  fakeApi({
    'GET /fleet-results': () => ({ results: [kestrel] }),
    'GET /fleet-all-results': () => ({ results: [kestrel] }),
    'GET /fleet-unlaunched-results': () => ({ results: [kestrel] }),
    'GET /bus2/:id': () => detail,
    'GET /sorties-stillout-results': () => ({ results: [sortie] }),
    'GET /sorties-stillout-byuser-results/:id': () => ({ results: [sortie] }),
    'GET /sorties-results': () => ({ results: [sortie] }),
    'GET /week': () => [sortie],
    'GET /users-results': () => ({ results: [robin] }),
  });
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  await fetchList(store);
  return optimisticResponse(
    { kind, call, key: 'k', happenedAt: Date.now() },
    'waiting-k',
    localSnapshot(store.getState()),
  );
}

const launchOf = (body: object): ApiCall => ({ url: 'launch', method: 'POST', body });
const ofKestrel = launchOf({ bus: kestrel._id, borrowed: null, crew: null });
const append: ApiCall = { url: `fleet-append/${kestrel._id}`, method: 'PUT', body: { log: 'Loose rudder' } };
const landing: ApiCall = {
  url: 'land',
  method: 'POST',
  body: { sortie: sortie._id, miles: 0, description: '' },
};

/* (rule portal.outbox) */
describe.each(Object.entries(lists))('after %s', (_name, fetchList) => {
  it("shows a boat's name and details with a waiting launch and log entry", async () => {
    const launch = await optimistic(fetchList, 'launch', ofKestrel);
    expect(launch).toMatchObject({ title: 'Launch Kestrel', answer: { bus: 'Kestrel', moniker: '2x' } });
    expect(launch.boat).toMatchObject({
      name: 'Kestrel',
      grouppayload: 2,
      pic: null,
      miles: expect.any(Number),
    });
    expect((await optimistic(fetchList, 'logEntry', append)).title).toBe('Log of Kestrel: Loose rudder');
  });
});

describe.each(Object.entries(sortieLists))('after %s', (_name, fetchList) => {
  it("shows a boat's name with a waiting landing, launch and log entry", async () => {
    expect((await optimistic(fetchList, 'land', landing)).title).toBe('Land Kestrel');
    expect((await optimistic(fetchList, 'launch', ofKestrel)).title).toBe('Launch Kestrel');
    expect((await optimistic(fetchList, 'logEntry', append)).title).toBe('Log of Kestrel: Loose rudder');
  });
});

test('titles a borrowed boat by its owner', async () => {
  const borrow = launchOf({ bus: null, borrowed: robin._id, crew: null });
  const { title } = await optimistic((store) => store.dispatch(members.initiate()), 'launch', borrow);
  expect(title).toBe("Launch Robin Fenwick's 1x");
});

test('titles a boat that no screen has fetched "a boat"', async () => {
  const { title, answer, boat } = await optimistic(() => Promise.resolve(), 'launch', ofKestrel);
  expect({ title, boat }).toEqual({ title: 'Launch a boat', boat: null });
  expect(answer).toMatchObject({ moniker: '' });
});
