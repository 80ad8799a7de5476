import { clubEndpoint } from '../store/clubs.ts';
import { fleet } from '../store/boats.ts';
import { createStore } from '../store/createStore.ts';
import { restoreSession } from '../store/session.ts';
import { landSortie } from '../store/sorties.ts';
import { fakeApi } from '../testing/fakeApi.tsx';
import type { FakeRoutes } from '../testing/fakeApi.tsx';
import { KIM_LOCAL_PROFILE, OARS } from '../testing/sampleData.tsx';
import { EARLY_ANSWER_MAX_AGE_MS } from './earlyAnswers.ts';
import type { EarlyAnswer, EarlyAnswers } from './earlyAnswers.ts';

const { id: KIM } = KIM_LOCAL_PROFILE;
const answerOf = (data: unknown, ageMs = 0): EarlyAnswer => ({ data, receivedAt: Date.now() - ageMs });

afterEach(() => {
  delete globalThis.fleetwatchEarly;
});

function start(early: Partial<EarlyAnswers>, routes: FakeRoutes = {}, { hasToken = true } = {}) {
  globalThis.fleetwatchEarly = { memberId: KIM, answers: {}, ...early };
  const api = fakeApi({ 'GET /fleet-results': () => ({ results: ['from the API'] }), ...routes });
  const store = createStore({ profile: KIM_LOCAL_PROFILE, ...(hasToken && { token: 'token-1' }) });
  const askFleet = async () =>
    (await store.dispatch(fleet.initiate(undefined, { forceRefetch: true, subscribe: false }))).data;
  return { api, store, askFleet, calls: () => api.calls.map(({ method, path }) => `${method} ${path}`) };
}

const early = (answer: EarlyAnswer | null): Partial<EarlyAnswers> => ({
  answers: { 'fleet-results': Promise.resolve(answer) },
});

describe('the answer to a call that the page made early (rule portal.first-calls)', () => {
  it('uses an early answer once', async () => {
    const { askFleet, calls } = start(early(answerOf({ results: ['early'] })));
    expect(await askFleet()).toEqual(['early']);
    expect(calls()).toEqual([]);
    expect(await askFleet()).toEqual(['from the API']);
  });

  it.each([
    ['failed', early(null)],
    ['is a refusal', early(answerOf(['Sign in again.', 'signed_out']))],
    ['is too old', early(answerOf({ results: ['early'] }, EARLY_ANSWER_MAX_AGE_MS))],
    ["is another member's", { ...early(answerOf({ results: ['early'] })), memberId: 'someone-else' }],
    ['is for a visitor', { ...early(answerOf({ results: ['early'] })), memberId: '' }],
  ])('does not use an early answer when it %s', async (_why, given) => {
    const { askFleet } = start(given);
    expect(await askFleet()).toEqual(['from the API']);
  });

  it('does not use an early answer after a write, which it does not include', async () => {
    const { store, askFleet } = start(early(answerOf({ results: ['early'] })), {
      'POST /land': () => ({}),
      'GET /sorties-stillout-results': () => ({ results: [] }),
    });
    await store.dispatch(landSortie.initiate({ sortie: '1', miles: 3, description: '', uid: KIM }));
    expect(await askFleet()).toEqual(['from the API']);
  });

  it("sets the club's clock by when an early answer came, not by when it is used", async () => {
    const { store } = start({
      answers: { club: Promise.resolve(answerOf({ ...OARS, now: Date.now() }, 4_000)) },
    });
    const { data } = await store.dispatch(clubEndpoint.initiate());
    expect(data?.clockSkewMs).toBeGreaterThanOrEqual(4_000);
    expect(data?.clockSkewMs).toBeLessThan(5_000);
  });
});

describe('a session that the page has refreshed early', () => {
  it('uses the token of an early refresh and confirms the member without a further call', async () => {
    const refresh = Promise.resolve(
      answerOf({ token: 'token-2', events: '4-0-7', verified: ['Found.', []] }),
    );
    const { store, calls } = start({ refresh }, {}, { hasToken: false });
    await store.dispatch(restoreSession());
    expect(calls()).toEqual([]);
    expect(store.getState().session).toMatchObject({ token: 'token-2', eventsBefore: { id: '4-0-7' } });
  });

  it('signs out a member whom the early refresh does not find', async () => {
    const refresh = Promise.resolve(answerOf({ token: 'token-2', verified: ['Not found.', []] }));
    const { store } = start({ refresh }, {}, { hasToken: false });
    await store.dispatch(restoreSession());
    expect(store.getState().session.profile.isAuthorised).toBe(false);
  });

  it.each([null, answerOf({})])('refreshes the session again when the early answer is %j', async (answer) => {
    const { store, calls } = start(
      { refresh: Promise.resolve(answer) },
      { 'POST /session/refresh': () => ({ token: 'token-3', verified: ['Found.', []] }) },
      { hasToken: false },
    );
    await store.dispatch(restoreSession());
    expect(calls()).toEqual(['POST /session/refresh']);
    expect(store.getState().session.token).toBe('token-3');
  });
});
