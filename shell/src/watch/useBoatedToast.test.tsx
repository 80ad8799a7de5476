import { act, screen, waitFor } from '@testing-library/react';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import { replyPicked } from '@fleetwatch/kit/store/events';
import { profileChanged } from '@fleetwatch/kit/store/sessionSlice';
import { stillOut as stillOutEndpoint, useStillOutQuery } from '@fleetwatch/kit/store/sorties';
import { busyChanged } from '@fleetwatch/kit/store/statusSlice';
import { selectToasts } from '@fleetwatch/kit/store/toasts';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM, KIM_LOCAL_PROFILE, sortieOf } from '@fleetwatch/kit/testing/sampleData';
import { chime } from '@fleetwatch/kit/ui/feedback/chime.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { MemberTimers } from './MemberTimers.tsx';

jest.mock('@fleetwatch/kit/ui/feedback/chime.ts');
const BOATED = "You've been boated on Osprey";
const inOsprey = { ...sortieOf(), bus: 'Osprey', user_id: 'ada', user: 'Ada Lake', crew: [KIM._id] };

/** Like the badge of the app bar. */
function Board() {
  const { data } = useStillOutQuery();
  return <p>{data?.length} out</p>;
}

/** Kim is on some screen while others launch; `refresh` simulates an event or a timer. */
async function watching(stillOut: Sortie[]) {
  fakeApi({
    'GET /sorties-stillout-results': () => ({ results: stillOut }),
    'GET /users-on-deck-results': () => ({ results: [] }),
  });
  const view = renderScreen(
    inPortal(
      <>
        <Board />
        <MemberTimers />
      </>,
    ),
    { route: '/fleet', profile: KIM_LOCAL_PROFILE },
  );
  const { dispatch, getState } = view.store;
  const refresh = () =>
    act(async () => {
      await dispatch(stillOutEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));
    });
  await screen.findByText(`${stillOut.length} out`);
  const news = () => selectToasts(getState()).filter(({ text }) => text.startsWith("You've been boated"));
  return { ...view, refresh, news };
}

beforeEach(() => {
  jest.mocked(chime).mockReset().mockResolvedValue();
});

it('notifies a member boated since the last refresh once, on any screen, with a sound, for 30 s', async () => {
  const stillOut: Sortie[] = [];
  const { refresh, news } = await watching(stillOut);
  stillOut.push(inOsprey);
  await refresh();
  await waitFor(() => expect(news()).toMatchObject([{ text: BOATED, lifetimeMs: 30_000 }]));
  expect(chime).toHaveBeenCalledTimes(1);
  stillOut[0] = { ...inOsprey };
  await refresh();
  stillOut[0] = { ...inOsprey, bus: 'Tern' };
  await refresh();
  await waitFor(() => expect(news().map(({ text }) => text)).toEqual(["You've been boated on Tern"]));
  expect(chime).toHaveBeenCalledTimes(2);
});

it('shows nothing when the page opens, nor for boats the member launched', async () => {
  const stillOut: Sortie[] = [inOsprey];
  const { refresh, news } = await watching(stillOut);
  stillOut.splice(0, 1, { ...inOsprey, bus: 'Tern', user_id: KIM._id, crew: [] });
  await refresh();
  stillOut.splice(0, 1, { ...inOsprey, bus: 'Avocet' });
  await refresh();
  await waitFor(() => expect(news().map(({ text }) => text)).toEqual(["You've been boated on Avocet"]));
});

it('shows nothing when another member who is in a boat signs in here', async () => {
  const stillOut: Sortie[] = [{ ...inOsprey, crew: ['ben'] }];
  const { store, news } = await watching(stillOut);
  act(() => void store.dispatch(profileChanged({ id: 'ben' })));
  expect(news()).toEqual([]);
});

it('shows a text when a sound is forbidden', async () => {
  jest.mocked(chime).mockRejectedValue(new Error('NotAllowedError'));
  const stillOut: Sortie[] = [];
  const { refresh, news } = await watching(stillOut);
  stillOut.push(inOsprey);
  await refresh();
  await waitFor(() => expect(news()).toHaveLength(1));
});

it.each([
  ['the member is in the middle of something', busyChanged(true), busyChanged(false)],
  ['a deferred action is queued', replyPicked({ tweetId: 'tweet' }), deferredCleared()],
])('waits while %s', async (_what, hold, release) => {
  const stillOut: Sortie[] = [];
  const { store, refresh, news } = await watching(stillOut);
  act(() => void store.dispatch(hold));
  stillOut.push(inOsprey);
  await refresh();
  expect(news()).toEqual([]);
  act(() => void store.dispatch(release));
  expect(news()).toHaveLength(1);
});
