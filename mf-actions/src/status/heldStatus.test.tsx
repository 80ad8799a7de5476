import { act, screen, within } from '@testing-library/react';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { deferredCleared } from '@fleetwatch/kit/store/deferredSlice';
import { replyPicked } from '@fleetwatch/kit/store/events';
import { stillOut as stillOutEndpoint } from '@fleetwatch/kit/store/sorties';
import { sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const BOATED = "You've been boated on Osprey";
const inOsprey = sortieOf('Osprey', { user_id: 'ada', user: 'Ada Lake', crew: ['kim'] });
const banner = async () => within(await screen.findByRole('region', { name: 'My status' }));

/** Kim looks at the screen while others launch; `refresh` simulates the 180 s timer. */
async function renderWatching(stillOut: Sortie[], route = '/actions') {
  const view = renderActions({ stillOut, route });
  await (await banner()).findByText(/You/);
  const refresh = () =>
    act(async () => {
      await view.store.dispatch(
        stillOutEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    });
  return { ...view, refresh };
}

it('shows at the next refresh that the member was boated', async () => {
  const stillOut: Sortie[] = [];
  const { refresh } = await renderWatching(stillOut);
  stillOut.push(inOsprey);
  await refresh();
  expect(await (await banner()).findByText(BOATED)).toBeVisible();
});

it('waits while the member is in the middle of something', async () => {
  const stillOut: Sortie[] = [];
  const { user, refresh } = await renderWatching(stillOut, '/actions?do=launch');
  stillOut.push(inOsprey);
  await refresh();
  expect((await banner()).getByText("You're Landed")).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Cancel' }));
  expect(await (await banner()).findByText(BOATED)).toBeVisible();
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
