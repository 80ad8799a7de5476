import { baseApi } from './baseApi.ts';
import { addAppListener, createStore } from './createStore.ts';
import { boatBorrowed, sortieLanded, sortieLaunched } from './events.ts';
import {
  landSortie,
  launchBoat,
  launchPrivate,
  outstanding,
  recordLaunch,
  selectStillOut,
  stillOut,
} from './sorties.ts';
import { fakeApi, refuse, unreachable, type FakeRoutes } from '../testing/fakeApi.tsx';
import { selectClubStatus } from './status.ts';
import { ABOUT_OWN_BOAT, selectToasts, toastShown } from './toasts.ts';
import { KIM, KIM_LOCAL_PROFILE, sortieOf } from '../testing/sampleData.tsx';

const tern = sortieOf({ _id: 'e'.repeat(24), bus: 'Tern', user_id: 'f'.repeat(24), crew: [KIM._id] });
const launched = sortieOf();
const landed = sortieOf({ land: '2026-05-01 07:30:00', miles: 5.5 });
const body = {
  bus: launched.bus_id,
  user: KIM._id,
  borrowed: null,
  crew: null,
  description: null,
  group: null,
};

/** A member's device that has fetched the boats out and records events. */
async function device(script: FakeRoutes) {
  const { calls: sent } = fakeApi({
    'GET /sorties-stillout-results': () => ({ results: [tern] }),
    ...script,
  });
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  const actions: unknown[] = [];
  for (const actionCreator of [sortieLaunched, boatBorrowed, sortieLanded])
    store.dispatch(
      addAppListener({ predicate: actionCreator.match, effect: (action) => void actions.push(action) }),
    );
  await store.dispatch(stillOut.initiate());
  const out = () => selectStillOut(store.getState())?.map(({ bus }) => bus);
  return { sent, store, actions, out };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a launch', () => {
  it('adds a launch to the boats out without a refetch, and dispatches its event', async () => {
    const { sent, store, actions, out } = await device({ 'POST /launch': () => launched });
    await store.dispatch(launchBoat.initiate(body)).unwrap();
    expect(sent.at(-1)?.body).toEqual(body);
    expect(out()).toEqual(['Tern', 'Kestrel']);
    expect(actions).toEqual([sortieLaunched(launched)]);
    expect(sent.filter(({ path }) => path === '/sorties-stillout-results')).toHaveLength(1);
  });

  it("dispatches boatBorrowed too for a launch of another member's boat", async () => {
    const { store, actions } = await device({ 'POST /launch': () => launched });
    await store.dispatch(launchBoat.initiate({ ...body, bus: null, borrowed: tern.user_id })).unwrap();
    expect(actions).toEqual([sortieLaunched(launched), boatBorrowed(launched)]);
  });

  it('shows a toast for a launch made offline, and changes nothing', async () => {
    const { store, actions, out } = await device({ 'POST /launch': unreachable });
    const { error } = await store.dispatch(launchBoat.initiate(body));
    expect(error).toMatchObject({ status: 'offline', text: 'Network: Connection refused.' });
    expect(selectToasts(store.getState())).toMatchObject([
      { text: 'Network: Connection refused!', tone: 'danger' },
    ]);
    expect(out()).toEqual(['Tern']);
    expect(actions).toEqual([]);
  });

  it('changes nothing for a refused launch', async () => {
    const { store, actions, out } = await device({
      'POST /launch': () => refuse(409, 'Kestrel has already been launched.', 'already_launched'),
    });
    await expect(store.dispatch(launchBoat.initiate(body)).unwrap()).rejects.toMatchObject({
      text: 'Kestrel has already been launched.',
    });
    expect(out()).toEqual(['Tern']);
    expect(actions).toEqual([]);
  });

  it.each(['1p', '248p'] as const)(
    'calls the own endpoint for a launch of a private boat (%s)',
    async (boatClass) => {
      const { sent, store, out } = await device({ [`POST /launch-${boatClass}`]: () => launched });
      const own = { user: KIM._id, description: 'steady', group: null };
      await store.dispatch(launchPrivate.initiate({ boatClass, ...own })).unwrap();
      expect(sent.at(-1)?.body).toEqual(own);
      expect(out()).toEqual(['Tern', 'Kestrel']);
    },
  );

  it('adds one boat for a launch recorded twice', async () => {
    const { store, out } = await device({});
    store.dispatch(recordLaunch(launched));
    store.dispatch(recordLaunch(launched));
    expect(out()).toEqual(['Tern', 'Kestrel']);
  });

  it('refetches what a launch changed', async () => {
    const { sent, store } = await device({
      'POST /launch': () => launched,
      [`GET /sorties-stillout-byuser-results/${KIM._id}`]: () => ({ results: [] }),
    });
    await store.dispatch(outstanding.initiate(KIM._id));
    await store.dispatch(launchBoat.initiate(body)).unwrap();
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(sent.filter(({ path }) => path.includes('byuser'))).toHaveLength(2);
  });
});

describe('a landing', () => {
  const landing = { sortie: launched._id, miles: 5.5, description: 'steady', uid: KIM._id };
  const byUser = `/sorties-stillout-byuser-results/${KIM._id}`;

  it('removes a landed sortie from the boats out and the open sorties, and reports how many are left', async () => {
    const { sent, store, actions, out } = await device({
      'POST /land': () => landed,
      [`GET ${byUser}`]: () => ({ results: [launched] }),
    });
    store.dispatch(recordLaunch(launched));
    await store.dispatch(outstanding.initiate(KIM._id));
    await store.dispatch(landSortie.initiate(landing)).unwrap();
    expect(sent.at(-1)?.body).toEqual(landing);
    expect(out()).toEqual(['Tern']);
    expect(outstanding.select(KIM._id)(store.getState()).data).toEqual([]);
    expect(actions.at(-1)).toEqual(sortieLanded({ sortie: landed, boatsLeft: 1 }));
  });

  it('removes the toast about the boat that was out, and no other', async () => {
    const { store } = await device({ 'POST /land': () => landed });
    const lifetimeMs = 180_000;
    store.dispatch(toastShown({ text: 'Did you land?', lifetimeMs, about: ABOUT_OWN_BOAT }));
    store.dispatch(toastShown({ text: 'The doors are open.', lifetimeMs }));
    await store.dispatch(landSortie.initiate(landing)).unwrap();
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(['The doors are open.']);
  });

  it('sends only the landing token at the kiosk', async () => {
    const { sent, store } = await device({ 'POST /land': () => landed });
    await store.dispatch(landSortie.initiate({ ...landing, uid: null, landingToken: 'landing' })).unwrap();
    expect(sent.at(-1)?.body).toEqual({ ...landing, uid: null });
    expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer landing');
  });
});

describe('status of the member on this device', () => {
  it("takes the member's status from the boats out", async () => {
    const { store } = await device({ 'POST /land': () => ({ ...tern, land: '2026-05-01 07:30:00' }) });
    expect(selectClubStatus(store.getState())).toEqual({ status: 'launched', isBoated: true, boats: 'Tern' });
    store.dispatch(recordLaunch(launched));
    expect(selectClubStatus(store.getState())).toEqual({
      status: 'launched',
      isBoated: false,
      boats: 'Kestrel',
    });
  });

  it('shows the member as on deck when they are on the deck list and not on the water', () => {
    const store = createStore({ profile: KIM_LOCAL_PROFILE });
    expect(selectClubStatus(store.getState()).status).toBe('landed');
    expect(selectClubStatus(store.getState(), true).status).toBe('ondeck');
  });
});
