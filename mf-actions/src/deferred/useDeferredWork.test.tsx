import { act, screen, waitFor } from '@testing-library/react';
import { selectDeferred } from '@fleetwatch/kit/store/deferredSlice';
import { replyPicked, sortieLaunched, workoutPicked } from '@fleetwatch/kit/store/events';
import { refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { sortieOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const PICKED = { id: 'w1', type: 'type-1', description: 'as it was picked', agent: 'cora' };
const DETAIL = { description: '4 × 500 m', typeid: 'type-3', agent: 'cora', sortiegroup: 'om' };
const READY = 'You can now edit the workout you picked, above.';
const workoutText = () => screen.findByRole('textbox', { name: 'Workout' });

/** Kim comes from the workouts' screen after picking one. */
function renderPicked(routes: FakeRoutes) {
  const view = renderActions({
    routes: { 'GET /jobs-currentweek-results': () => ({ results: [] }), ...routes },
    route: '/actions',
  });
  act(() => void view.store.dispatch(workoutPicked(PICKED)));
  return view;
}

it('opens Launch with the picked workout as its coach has it now', async () => {
  const { user, store, currentRoute } = renderPicked({
    'GET /job-deep-results/:id': ({ params }) => ({ results: params['id'] === 'w1' ? DETAIL : null }),
  });
  await waitFor(() => expect(currentRoute()).toBe('/actions?do=launch'));
  expect(await screen.findByText(READY)).toBeVisible();
  expect(selectDeferred(store.getState())).toEqual({ code: -1 });
  await user.type(await workoutText(), ', easy');
  await user.click(await screen.findByRole('tab', { name: '1p' }));
  expect(await workoutText()).toHaveValue('4 × 500 m, easy');
  expect(await screen.findByRole('tab', { name: 'Interval Train' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Cora Coach' })).toHaveAttribute('aria-selected', 'true');
});

it('uses the workout as it was picked when there is no network', async () => {
  const { user } = renderPicked({ 'GET /job-deep-results/:id': unreachable });
  expect(await screen.findByText(READY)).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: '1p' }));
  expect(await workoutText()).toHaveValue('as it was picked');
});

it('shows a message when the workout is gone, and opens nothing', async () => {
  const { currentRoute, store } = renderPicked({
    'GET /job-deep-results/:id': () => refuse(404, 'This workout no longer exists.', 'not_found'),
  });
  expect(await screen.findByText('Sorry, internal error :-(')).toBeVisible();
  expect(currentRoute()).toBe('/actions');
  expect(selectDeferred(store.getState())).toEqual({ code: -1 });
});

it('clears the draft when a boat was launched on another screen', async () => {
  const { user, store } = renderActions({ route: '/actions?do=launch&class=1p' });
  await user.click(await screen.findByRole('checkbox', { name: 'Workouts' }));
  expect(await workoutText()).toBeVisible();
  act(() => void store.dispatch(sortieLaunched(sortieOf('Tern'))));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Workouts' })).not.toBeChecked());
  expect(selectDeferred(store.getState())).toEqual({ code: -1 });
});

it('leaves a tweet to answer to the tweet panel', async () => {
  jest.useFakeTimers();
  const { store } = renderActions();
  act(() => void store.dispatch(replyPicked({ tweetId: 'tweet' })));
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(selectDeferred(store.getState())).toEqual({ code: 5, tweetId: 'tweet' });
  jest.useRealTimers();
});
