import { act, screen, waitFor, within } from '@testing-library/react';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import { replyPicked } from '@fleetwatch/kit/store/events';
import { stillOut as stillOutEndpoint } from '@fleetwatch/kit/store/sorties';
import { selectToasts } from '@fleetwatch/kit/store/toasts';
import { chime } from '../screen/chime.ts';
import { sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

jest.mock('../screen/chime.ts');
const BOATED = "You've been boated on Osprey";
const inOsprey = sortieOf('Osprey', { user_id: 'ada', user: 'Ada Lake', crew: ['kim'] });
const banner = async () => within(await screen.findByRole('region', { name: 'My status' }));

/** Kim looks at the screen while others launch; `refresh` is what the clock does every 180 s. */
async function renderWatching(stillOut: Sortie[], route = '/actions') {
  const view = renderActions({ stillOut, route });
  await (await banner()).findByText(/You/);
  const refresh = () =>
    act(async () => {
      await view.store.dispatch(
        stillOutEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    });
  const news = () => selectToasts(view.store.getState()).filter(({ text }) => text === BOATED);
  return { ...view, refresh, news };
}

beforeEach(() => {
  jest.mocked(chime).mockReset().mockResolvedValue();
});

it('tells with a sound, for 30 s, who was boated since the last refresh, and once', async () => {
  const stillOut: Sortie[] = [];
  const { refresh, news } = await renderWatching(stillOut);
  stillOut.push(inOsprey);
  await refresh();
  expect(await (await banner()).findByText(BOATED)).toBeVisible();
  expect(news()).toMatchObject([{ lifetimeMs: 30_000 }]);
  await waitFor(() => expect(chime).toHaveBeenCalledTimes(1));
  await refresh();
  expect(chime).toHaveBeenCalledTimes(1);
});

it('is no news when the screen opens', async () => {
  const { news } = await renderWatching([inOsprey]);
  expect((await banner()).getByText(BOATED)).toBeVisible();
  expect(news()).toEqual([]);
  expect(chime).not.toHaveBeenCalled();
});

it('says it in words where a sound is forbidden', async () => {
  jest.mocked(chime).mockRejectedValue(new Error('NotAllowedError'));
  const stillOut: Sortie[] = [];
  const { refresh, news } = await renderWatching(stillOut);
  stillOut.push(inOsprey);
  await refresh();
  await waitFor(() => expect(news()).toHaveLength(1));
});

it('waits while the member is in the middle of something', async () => {
  const stillOut: Sortie[] = [];
  const { user, refresh, news } = await renderWatching(stillOut, '/actions?do=launch');
  stillOut.push(inOsprey);
  await refresh();
  expect((await banner()).getByText("You're Landed")).toBeVisible();
  expect(news()).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Cancel' }));
  expect(await (await banner()).findByText(BOATED)).toBeVisible();
  expect(news()).toHaveLength(1);
});

it('waits while a deferred action is queued', async () => {
  const stillOut: Sortie[] = [];
  const { store, refresh } = await renderWatching(stillOut);
  act(() => void store.dispatch(replyPicked({ tweetId: 'tweet' })));
  stillOut.push(inOsprey);
  await refresh();
  expect((await banner()).getByText("You're Landed")).toBeVisible();
  act(() => void store.dispatch(deferredCleared()));
  expect(await (await banner()).findByText(BOATED)).toBeVisible();
});
