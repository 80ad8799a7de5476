import { screen, waitFor, within } from '@testing-library/react';
import { refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { slideToConfirm } from '@fleetwatch/kit/testing/slideToConfirm';
import { KIM, sortieOf, workoutOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const CORA = { ...KIM, id: 'cora', displayName: 'Cora Coach', coach: 1 as const };
const WEEK = [workoutOf('w1'), workoutOf('w2', { group: 'type-0', type: 'Recovery' })];

/** At the launch of an own single, with the box 'Workouts' checked. */
async function renderWorkouts({ routes = {} as FakeRoutes, profile = KIM } = {}) {
  const week = [...WEEK, workoutOf('w3', { agent: 'carl', name: 'Carl Coach' })];
  const view = renderActions({
    route: '/actions?do=launch&class=1p',
    profile,
    routes: {
      'GET /jobs-currentweek-results': () => ({ results: week }),
      'GET /job-delete/:id/:memberId': ({ params }) => week.splice(0, 1, ...[]) && { _id: params['id'] },
      ...routes,
    },
  });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Workouts' }));
  await screen.findByRole('tab', { name: 'Cora Coach' });
  await screen.findByRole('tab', { name: 'Recovery' });
  return view;
}

const choose = async (view: Awaited<ReturnType<typeof renderWorkouts>>, coach: string) => {
  await view.user.click(screen.getByRole('tab', { name: coach }));
  return within(await screen.findByRole('list', { name: `Workouts by ${coach}` }));
};

it('shows the source, the type and the text', async () => {
  await renderWorkouts();
  const labels = (name: string) =>
    within(screen.getByRole('tablist', { name }))
      .getAllByRole('tab')
      .map(({ textContent }) => textContent);
  expect(labels('Workout source')).toEqual(['Workouts:', 'My own', 'Cora Coach', 'Carl Coach']);
  expect(labels('Workout type')).toEqual([
    'Recovery',
    'Steady State',
    'Anaerobic Thre',
    'Interval Train',
    'Pyramids',
    'Racing Pieces',
    'Uncategorized',
  ]);
  expect(screen.getByRole('textbox', { name: 'Workout' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

it("shows a coach's workouts of this week and of no other coach", async () => {
  const view = await renderWorkouts();
  const list = await choose(view, 'Cora Coach');
  const lines = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(lines()).toEqual([
      expect.stringContaining('Steady State, WedOpen Men: w1: 3 × 20 min at 18'),
      expect.stringContaining('Recovery, WedOpen Men: w2'),
    ]),
  );
  expect(list.queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(await findViolations()).toEqual([]);
});

it('launches with the picked workout as edited', async () => {
  const view = await renderWorkouts({ routes: { 'POST /launch-1p': () => sortieOf("Kim Harper's 1x") } });
  const list = await choose(view, 'Cora Coach');
  await view.user.click(list.getByRole('button', { name: 'Actions for Steady State, Wed' }));
  await view.user.click(list.getByRole('button', { name: 'Pick Steady State, Wed' }));
  expect(await screen.findByText('You can now edit the workout you picked, above.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Steady State' })).toHaveAttribute('aria-selected', 'true');
  const text = screen.getByRole('textbox', { name: 'Workout' });
  expect(text).toHaveValue('w1: 3 × 20 min at 18');
  await view.user.type(text, ', easy');
  slideToConfirm(await screen.findByRole('slider', { name: 'Confirm launch' }));
  await screen.findByText("You've Launched Kim!");
  expect(view.api.callsTo('POST /launch-1p')[0]?.body).toEqual({
    user: 'kim',
    description: 'w1: 3 × 20 min at 18, easy',
    group: 'type-1',
    replies: [],
  });
});

it('shows when a coach has posted nothing, or why loading failed', async () => {
  const view = await renderWorkouts({ routes: { 'GET /jobs-currentweek-results': unreachable } });
  await view.user.click(screen.getByRole('tab', { name: 'Carl Coach' }));
  expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
  view.api.answer({ 'GET /jobs-currentweek-results': () => ({ results: [] }) });
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Carl Coach has not posted any workouts this week.')).toBeVisible();
});

describe('a coach', () => {
  it('deletes what they posted, after the documented warning', async () => {
    const view = await renderWorkouts({ profile: CORA });
    const list = await choose(view, 'Cora Coach');
    await view.user.click(list.getByRole('button', { name: 'Actions for Steady State, Wed' }));
    await view.user.click(list.getByRole('button', { name: 'Delete Steady State, Wed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete workout' }));
    expect(
      dialog.getByText(
        'If you posted this workout, your workout will be deleted and members will not be able to see it anymore.',
      ),
    ).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Delete workout' }));
    await waitFor(() => expect(list.queryByText(/w1:/)).toBeNull());
    expect(view.api.callsTo('GET /job-delete/:id/:memberId')[0]?.path).toBe('/job-delete/w1/cora');
    expect(list.getByText(/w2:/)).toBeVisible();
  });

  it('sees in the dialog why deleting failed, and can cancel', async () => {
    const view = await renderWorkouts({
      profile: CORA,
      routes: {
        'GET /job-delete/:id/:memberId': () => refuse(403, 'This belongs to another member.', 'forbidden'),
      },
    });
    const list = await choose(view, 'Cora Coach');
    await view.user.click(list.getByRole('button', { name: 'Actions for Recovery, Wed' }));
    await view.user.click(list.getByRole('button', { name: 'Delete Recovery, Wed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete workout' }));
    await view.user.click(dialog.getByRole('button', { name: 'Delete workout' }));
    expect(await dialog.findByText('This belongs to another member.')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(list.getByText(/w2:/)).toBeVisible();
  });

  it("cannot delete another coach's workout", async () => {
    const view = await renderWorkouts({ profile: CORA });
    const list = await choose(view, 'Carl Coach');
    expect(list.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});
