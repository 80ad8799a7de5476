import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { APPLY_WORKOUT, selectDeferred } from '@fleetwatch/kit/store/deferredSlice';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { refuse, unreachable, type FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM, KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import { COACH_KIM, HPG, renderPlans } from '../testing/renderPlans.tsx';
import { workoutOf } from '../testing/week.ts';
import { WorkoutsScreen } from './WorkoutsScreen.tsx';

const WORKOUT = workoutOf();
const NAME = 'Pyramids, Maren Coach, May 28';

function open(route = '/workouts', routes: FakeRoutes = {}, profile: LocalProfile = KIM_LOCAL_PROFILE) {
  return renderPlans(<WorkoutsScreen />, {
    route,
    profile,
    routes: {
      'GET /jobs-currentweek-results': () => ({ results: [WORKOUT] }),
      'GET /sortiegroups-results': () => ({
        results: [{ _id: WORKOUT.group, name: 'Pyramids', moniker: 'PYR' }],
      }),
      ...routes,
    },
  });
}
async function act(user: UserEvent, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${NAME}` }));
  await user.click(screen.getByRole('button', { name: `${action} ${NAME}` }));
}
const strip = (name: string) => within(screen.getByRole('tablist', { name }));

describe('the current week', () => {
  it.each([
    ['a coach', COACH_KIM, ['Edit', 'Post', 'Launch', 'Delete']],
    ['a member', KIM_LOCAL_PROFILE, ['Edit', 'Post', 'Launch']],
  ])('offers %s the documented actions on a workout (rule workout.row)', async (_whom, profile, offered) => {
    const { user } = open('/workouts', {}, profile);
    await user.click(await screen.findByRole('button', { name: `Actions for ${NAME}` }));
    const tray = within(screen.getByRole('group', { name: `Actions for ${NAME}` }));
    expect(tray.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
    expect(screen.getByText('1-2-3-2-1 minutes, rate 28')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it.each(['Edit', 'Post'])('shows a member who presses %s that it is for coaches only', async (action) => {
    const { user, api } = open();
    await act(user, action);
    expect(await screen.findByText('Editing workouts is reserved for coaches.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo('POST /job')).toEqual([]);
  });

  it('shows a text when there are none, or no network', async () => {
    const { user, api } = open('/workouts', { 'GET /jobs-currentweek-results': unreachable });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    api.answer({ 'GET /jobs-currentweek-results': () => ({ results: [] }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No coach has posted a workout this week yet.')).toBeVisible();
  });

  it('opens the main screen with a picked workout after a moment', async () => {
    const { user, store, currentRoute } = open();
    await act(user, 'Launch');
    expect(selectDeferred(store.getState())).toEqual({
      code: APPLY_WORKOUT,
      workout: {
        id: WORKOUT._id,
        type: WORKOUT.group,
        description: WORKOUT.description,
        agent: WORKOUT.agent,
      },
    });
    await waitFor(() => expect(currentRoute()).toBe('/actions/'));
  });
});

describe('a coach', () => {
  it('lets a coach edit a workout, and keeps a text that is too short', async () => {
    const { user, api } = open('/workouts', { 'PUT /job/:id': () => WORKOUT }, COACH_KIM);
    await act(user, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit workout' }));
    await dialog.findByRole('option', { name: 'HPG' });
    const text = dialog.getByRole('textbox', { name: 'Workout' });
    await user.clear(text);
    await user.type(text, 'ab');
    await user.click(dialog.getByRole('button', { name: 'Save workout' }));
    expect(await dialog.findByText('Please add a description to your workout!')).toBeVisible();
    expect(text).toHaveValue('ab');
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);
    await user.type(text, 'c');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'User group' }), 'HPG');
    await user.click(dialog.getByRole('button', { name: 'Save workout' }));
    expect(await screen.findByText('Workout changed.')).toBeVisible();
    expect(api.callsTo('PUT /job/:id').map(({ body }) => body)).toEqual([
      { group: WORKOUT.group, sortiegroup: HPG._id, description: 'abc' },
    ]);
  });

  it.each([
    [
      () => refuse(403, 'Editing workouts is reserved for coaches.', 'coaches_only'),
      'Editing workouts is reserved for coaches.',
    ],
    [
      () => refuse(422, 'Please select an existing User Group!', 'invalid:sortiegroup'),
      'Please select an existing User Group!',
    ],
    [() => refuse(404, 'This workout no longer exists.', 'not_found'), 'This workout no longer exists.'],
  ])('shows a coach why changing failed (%#)', async (answer, text) => {
    const { user } = open('/workouts', { 'PUT /job/:id': answer }, COACH_KIM);
    await act(user, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit workout' }));
    await user.click(dialog.getByRole('button', { name: 'Save workout' }));
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it('lets a coach post a workout again in their own name', async () => {
    const { user, api } = open('/workouts', { 'POST /job': () => WORKOUT }, COACH_KIM);
    await act(user, 'Post');
    await user.click(screen.getByRole('button', { name: 'Post workout' }));
    expect(await screen.findByText('Workout submitted coach')).toBeVisible();
    expect(api.callsTo('POST /job')[0]?.body).toEqual({
      agent: KIM._id,
      group: WORKOUT.group,
      sortiegroup: WORKOUT.sortiegroup,
      description: WORKOUT.description,
    });
  });

  it('lets a coach delete a workout after a warning', async () => {
    const { user, api } = open(
      '/workouts',
      { 'GET /job-delete/:job/:user': () => ({ _id: WORKOUT._id }) },
      COACH_KIM,
    );
    await act(user, 'Delete');
    expect(
      screen.getByText(
        'If you posted this workout, your workout will be deleted and members will not be able to see it anymore.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete workout' }));
    expect(await screen.findByText('Workout deleted.')).toBeVisible();
    expect(api.callsTo('GET /job-delete/:job/:user')[0]?.params).toEqual({ job: WORKOUT._id, user: KIM._id });
  });

  it("shows a coach why another coach's workout was not deleted", async () => {
    const answer = () => refuse(403, 'This is not yours.', 'forbidden');
    const { user } = open('/workouts', { 'GET /job-delete/:job/:user': answer }, COACH_KIM);
    await act(user, 'Delete');
    await user.click(screen.getByRole('button', { name: 'Delete workout' }));
    expect(await within(screen.getByRole('dialog')).findByText('This is not yours.')).toBeVisible();
  });
});

describe('past weeks', () => {
  const april = [
    workoutOf({ isodate: '2026-04-07 10:00:00', description: 'of the week' }),
    workoutOf({ isodate: '2026-04-14 10:00:00', description: 'of another week' }),
  ];
  const routes = { 'GET /jobs-month-results/:month': () => ({ results: april }) };

  it('lists a month by its weeks', async () => {
    const { user, api, currentRoute } = open('/workouts', routes);
    await user.click(await screen.findByRole('tab', { name: 'Past weeks' }));
    await user.click(strip('Past weeks: month').getByRole('tab', { name: 'Apr' }));
    await user.click(screen.getByRole('tab', { name: 'Get workouts for Apr' }));
    expect(await screen.findByText('Please specify which week of Apr')).toBeVisible();
    expect(api.callsTo('GET /jobs-month-results/:month')).toEqual([]);
    await user.click(strip('Past weeks: week').getByRole('tab', { name: '6–12' }));
    expect(screen.queryByText('Please specify which week of Apr')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Get workouts for Apr 6–12' }));
    expect(await screen.findByText('of the week')).toBeVisible();
    expect(screen.queryByText('of another week')).toBeNull();
    expect(api.callsTo('GET /jobs-month-results/:month')[0]?.params).toEqual({ month: '04' });
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Back to current week' }));
    expect(currentRoute()).toBe('/workouts');
    expect(await screen.findByText('1-2-3-2-1 minutes, rate 28')).toBeVisible();
  });

  it('disables future months, and shows a text for an empty week', async () => {
    open('/workouts?mode=past&year=2026&month=4&week=4&get=workouts', routes);
    expect(await screen.findByText('No coach posted a workout in the week of Apr 20–26.')).toBeVisible();
    expect(strip('Past weeks: month').getByRole('tab', { name: 'Jun' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
