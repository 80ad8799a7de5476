import { createStore } from '@fleetwatch/kit/store/createStore';
import { localSnapshot } from '@fleetwatch/kit/outbox/localSnapshot';
import { optimisticResponse } from '@fleetwatch/kit/outbox/optimisticResponse';
import { unlaunchedBoats } from '@fleetwatch/kit/store/boats';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { boatIn, fleetGroupOf, KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import './reportApi.ts';

const kestrel = boatIn(fleetGroupOf('Scull', '1x', 1), 'Kestrel');
const waitingOn = async (boat: string) => {
  fakeApi({ 'GET /fleet-unlaunched-results': () => ({ results: [kestrel] }) });
  const store = createStore({ profile: KIM_LOCAL_PROFILE, token: 'token-1' });
  await store.dispatch(unlaunchedBoats.initiate());
  const call = { url: 'damage', method: 'POST' as const, body: { boat, text: 'Rigger bent' } };
  const made = { kind: 'mf-actions/report' as const, call, key: 'k', happenedAt: Date.now() };
  return optimisticResponse(made, 'waiting-1', localSnapshot(store.getState()));
};

test('a queued report shows its boat and its text (rule portal.outbox)', async () => {
  expect(await waitingOn(kestrel._id)).toMatchObject({
    title: 'Report on Kestrel: Rigger bent',
    answer: { _id: 'waiting-1', boat: kestrel._id, boatName: 'Kestrel', text: 'Rigger bent' },
    boat: { name: 'Kestrel' },
  });
});

test('a queued report on an unknown boat shows "a boat"', async () => {
  expect(await waitingOn('9'.repeat(24))).toMatchObject({
    title: 'Report on a boat: Rigger bent',
    boat: null,
  });
});
