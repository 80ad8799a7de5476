import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import { baseApi } from '../store/baseApi.ts';
import { fleet } from '../store/boats.ts';
import { createStore } from '../store/createStore.ts';
import { selectToasts } from '../store/toasts.ts';
import { fakeApi, garble, refuse, unreachable, type FakeAnswer } from '../testing/fakeApi.tsx';
import { KIM_LOCAL_PROFILE } from '../testing/sampleData.tsx';

const { joinPlan } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinPlan: build.mutation<unknown, string>({ query: (id) => `plan-addcrew/${id}` }),
  }),
}).endpoints;

async function join(answer: FakeAnswer) {
  const api = fakeApi({ 'GET /plan-addcrew/:id': answer });
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  const { error } = await store.dispatch(joinPlan.initiate('1'));
  return { api, store, toasts, error };
}

/* (rule portal.not-ours) */
test.each([200, 401, 403, 404])(
  'does not report a write that a web page answers with %d as a missing network, because it may have been executed',
  async (status) => {
    const { error, toasts } = await join(() => garble(status));
    expect(error).toMatchObject({ status: 'garbled', text: MAY_BE_SAVED });
    expect(toasts()).toEqual([]);
  },
);

test('an offline write shows a toast until the server responds again (rule portal.network)', async () => {
  const { api, store, toasts } = await join(unreachable);
  expect(toasts()).toEqual(['Network: Connection refused!']);
  api.answer({ 'GET /fleet-results': unreachable });
  await store.dispatch(fleet.initiate());
  expect(toasts()).toEqual(['Network: Connection refused!']);
  api.answer({ 'GET /fleet-results': () => refuse(403, 'No.', 'forbidden') });
  await store.dispatch(fleet.initiate(undefined, { forceRefetch: true }));
  expect(toasts()).toEqual([]);
});
