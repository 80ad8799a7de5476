import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fakeApi } from '../testing/fakeApi.tsx';
import { KIM_LOCAL_PROFILE } from '../testing/sampleData.tsx';
import { baseApi } from './baseApi.ts';
import { releaseNames } from './claimedNames.ts';
import { createStore } from './createStore.ts';
import { injectRemote } from './injectRemote.ts';
import { invalidateTags } from './invalidateTags.ts';
import { resultsOf } from './resultsOf.ts';

afterEach(() => {
  jest.restoreAllMocks();
  releaseNames('mf-a');
  releaseNames('mf-b');
});

const signedIn = () => createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });

const injectList = (remote: 'mf-a' | 'mf-b', url: string) =>
  injectRemote(remote).endpoints((build) => ({
    list: build.query<string[], void>({ query: () => url, transformResponse: resultsOf<string[]> }),
  }));

const makeNotes = () =>
  createSlice({
    name: 'mf-a/notes',
    initialState: [] as string[],
    reducers: {
      noteAdded(state, { payload }: PayloadAction<string>) {
        state.push(payload);
      },
    },
    selectors: { selectNotes: (state) => state, selectNote: (state, at: number) => state[at] },
  });

describe('endpoints', () => {
  it('keeps endpoints of one name in two remotes apart', async () => {
    fakeApi({
      'GET /a-results': () => ({ results: ['a'] }),
      'GET /b-results': () => ({ results: ['b'] }),
    });
    const [a, b] = [injectList('mf-a', 'a-results'), injectList('mf-b', 'b-results')];
    const store = signedIn();
    await store.dispatch(a.list.initiate());
    await store.dispatch(b.list.initiate());
    expect(a.list.select()(store.getState()).data).toEqual(['a']);
    expect(b.list.select()(store.getState()).data).toEqual(['b']);
    expect(Object.keys(store.getState().api.queries).sort()).toEqual([
      'mf-a/list(undefined)',
      'mf-b/list(undefined)',
    ]);
  });

  it('gives endpoints the hooks and matchers of their local names', () => {
    const { list, add } = injectRemote('mf-a').endpoints((build) => ({
      list: build.query<string[], void>({ query: () => 'a-results' }),
      add: build.mutation<string, string>({ query: (body) => ({ url: 'a', method: 'POST', body }) }),
    }));
    expect([list.useQuery, list.matchFulfilled, add.useMutation]).toEqual(
      Array.from({ length: 3 }, () => expect.any(Function)),
    );
    expect([list.name, add.name]).toEqual(['mf-a/list', 'mf-a/add']);
  });

  it('refuses endpoints of one name in two files of a remote', () => {
    injectList('mf-a', 'a-results');
    expect(() => injectList('mf-a', 'other-results')).toThrow(
      'The endpoint mf-a/list is injected twice: give one another name.',
    );
  });

  it.each<[string, () => void]>([
    ['"Try again" loads another version', () => releaseNames('mf-a')],
    ['hot reloading evaluates a changed file', () => dispatchEvent(new Event('fleetwatch:update'))],
  ])('replaces endpoints when %s', async (_when, evaluateAgain) => {
    fakeApi({ 'GET /second-results': () => ({ results: ['second'] }) });
    injectList('mf-a', 'first-results');
    evaluateAgain();
    const { list } = injectList('mf-a', 'second-results');
    expect(await signedIn().dispatch(list.initiate()).unwrap()).toEqual(['second']);
  });

  it("releases the endpoints of a remote that is loaded again, and no other remote's", () => {
    injectList('mf-a', 'a-results');
    releaseNames('mf-b');
    expect(() => injectList('mf-a', 'a-results')).toThrow('injected twice');
  });

  it("refetches endpoints for a tag of kit's and for one of the remote's own", async () => {
    const { calls } = fakeApi({ 'GET /:list': ({ params }) => ({ results: [params['list']] }) });
    const { boats, drafts } = injectRemote('mf-a', ['mf-a/Drafts']).endpoints((build) => ({
      boats: build.query<unknown, void>({ query: () => 'boats', providesTags: ['Boats'] }),
      drafts: build.query<unknown, void>({ query: () => 'drafts', providesTags: ['mf-a/Drafts'] }),
    }));
    const store = signedIn();
    await store.dispatch(boats.initiate());
    await store.dispatch(drafts.initiate());
    store.dispatch(invalidateTags(['mf-a/Drafts']));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    store.dispatch(invalidateTags(['Boats']));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(calls.map(({ path }) => path)).toEqual(['/boats', '/drafts', '/drafts', '/boats']);
  });

  it('changes cached answers of endpoints, for every argument', async () => {
    fakeApi({ 'GET /count/:id': ({ params }) => ({ count: Number(params['id']) }) });
    const remote = injectRemote('mf-a');
    const { count } = remote.endpoints((build) => ({
      count: build.query<{ count: number }, number>({ query: (id) => `count/${id}` }),
    }));
    const store = signedIn();
    await Promise.all([1, 2].map((id) => store.dispatch(count.initiate(id))));
    store.dispatch(remote.changeCached(count, (answer) => void (answer.count += 10)));
    expect([1, 2].map((id) => count.select(id)(store.getState()).data?.count)).toEqual([11, 12]);
  });
});

describe('slice', () => {
  it("keeps a slice's state, actions and selectors below the remote's name", () => {
    const { actions, selectors } = injectRemote('mf-a').slice(makeNotes());
    const store = createStore();
    expect(selectors.selectNotes(store.getState())).toEqual([]);
    store.dispatch(actions.noteAdded('oar 4 is cracked'));
    expect(selectors.selectNote(store.getState(), 0)).toBe('oar 4 is cracked');
    expect(store.getState()).toMatchObject({ 'mf-a/notes': ['oar 4 is cracked'] });
    expect(actions.noteAdded.type).toBe('mf-a/notes/noteAdded');
  });

  it('refuses slices of one name in two files of a remote, and replaces one when the remote is loaded again', () => {
    injectRemote('mf-a').slice(makeNotes());
    expect(() => injectRemote('mf-a').slice(makeNotes())).toThrow(
      'The slice mf-a/notes is injected twice: give one another name.',
    );
    releaseNames('mf-a');
    const { actions, selectors } = injectRemote('mf-a').slice(makeNotes());
    const store = createStore();
    store.dispatch(actions.noteAdded('new'));
    expect(selectors.selectNotes(store.getState())).toEqual(['new']);
  });

  it('keeps the last state of a slice whose reducer throws, and passes the action to the rest of the store', async () => {
    const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    const broken = injectRemote('mf-b').slice(
      createSlice({
        name: 'mf-b/counts',
        initialState: { seen: 0 },
        reducers: {},
        extraReducers: (build) =>
          build
            // A reducer that handles every action.
            .addMatcher(
              ({ payload }: { payload?: { box: { id: string } } }) => payload?.box.id === 'x',
              (state) => void (state.seen += 1),
            )
            .addDefaultCase(() => undefined),
        selectors: { selectSeen: ({ seen }) => seen },
      }),
    );
    const { actions, selectors } = injectRemote('mf-a').slice(makeNotes());
    const store = createStore();
    store.dispatch({ type: 'box', payload: { box: { id: 'x' } } });
    store.dispatch(actions.noteAdded('oar 4 is cracked'));
    store.dispatch(actions.noteAdded('and oar 5'));
    expect(selectors.selectNotes(store.getState())).toEqual(['oar 4 is cracked', 'and oar 5']);
    expect(broken.selectors.selectSeen(store.getState())).toBe(1);
    await Promise.resolve();
    expect(reported.mock.calls.map(([error]) => (error as Error).message)).toEqual([
      'mf-b/counts threw on api/config/middlewareRegistered',
      'mf-b/counts threw on mf-a/notes/noteAdded',
    ]);
  });

  it('uses the initial state of a slice whose reducer throws at once', async () => {
    const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
    const { selectors } = injectRemote('mf-b').slice(
      createSlice({
        name: 'mf-b/broken',
        initialState: { text: 'as it began' },
        reducers: {},
        extraReducers: (build) =>
          build.addMatcher(
            () => true,
            () => {
              throw new Error('typo');
            },
          ),
        selectors: { selectText: ({ text }) => text },
      }),
    );
    const store = createStore();
    store.dispatch({ type: 'any' });
    expect(selectors.selectText(store.getState())).toBe('as it began');
    await Promise.resolve();
    expect(reported).toHaveBeenCalled();
  });

  it("refuses another remote's slice", () => {
    // @ts-expect-error -- its name is not below mf-b
    expect(() => injectRemote('mf-b').slice(makeNotes())).toThrow('mf-a/notes is not below mf-b.');
  });
});
