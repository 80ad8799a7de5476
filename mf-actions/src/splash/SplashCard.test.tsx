import { screen, within } from '@testing-library/react';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { KIM, sortieOf, workoutOf } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const splash = async () => within(await screen.findByRole('region', { name: 'Splash' }));

it('prepares a launch with a boat class and the workouts of a coach', async () => {
  const { user, currentRoute } = renderActions({
    routes: { 'GET /jobs-currentweek-results': () => ({ results: [workoutOf('w1')] }) },
  });
  const shown = await splash();
  await shown.findByRole('option', { name: 'Cora Coach' });
  await within(shown.getByLabelText('Boat class')).findByRole('option', { name: 'Private 1x 1p' });
  await user.selectOptions(shown.getByLabelText('Boat class'), 'Private 1x 1p');
  await user.selectOptions(shown.getByLabelText('Coach'), 'Cora Coach');
  await user.click(shown.getByRole('button', { name: 'Prepare launch' }));
  expect(currentRoute()).toBe('/actions?do=launch&class=1p');
  expect(await screen.findByRole('tab', { name: 'Cora Coach' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText(/w1: 3 × 20 min/)).toBeVisible();
});

it('shows the boats out in one class, then all of them again', async () => {
  const stillOut = [sortieOf('Kestrel'), sortieOf('Finch', { moniker: '1x' })];
  const { user, currentRoute } = renderActions({ stillOut });
  const shown = await splash();
  await shown.findAllByRole('option', { name: 'Scull 1x' });
  await user.selectOptions(shown.getByLabelText('Boat class in Still Out Today'), 'Scull 1x');
  expect(currentRoute()).toBe('/actions?out=1x');
  const out = within(await screen.findByRole('region', { name: 'Still Out Today' }));
  expect(out.getByText(/^Finch/)).toBeVisible();
  expect(out.queryByText(/^Kestrel/)).toBeNull();
  expect(out.getByText('2 out')).toBeVisible();
  await user.click(out.getByRole('button', { name: 'Show all (1 in 1x shown)' }));
  expect(currentRoute()).toBe('/actions');
  expect(out.getByText(/^Kestrel/)).toBeVisible();
});

it('keeps the shown class while the member does something else', async () => {
  const { user, currentRoute } = renderActions({ route: '/actions?out=1x' });
  await user.click(await screen.findByRole('tab', { name: 'Toggle On Deck' }));
  await user.click(screen.getByRole('tab', { name: 'Cancel' }));
  expect(currentRoute()).toBe('/actions?out=1x');
});

it('stores on the device whether charts and names are shown', async () => {
  const { user } = renderActions({ profile: KIM });
  const shown = await splash();
  expect(shown.getByRole('checkbox', { name: 'Analytic' })).toBeChecked();
  await user.click(shown.getByRole('checkbox', { name: 'Analytic' }));
  await user.click(shown.getByRole('checkbox', { name: 'Anonymous' }));
  expect(JSON.parse(localStorage.getItem('fwo:auth') ?? '{}')).toMatchObject({
    isAnalytic: false,
    isAnonymous: true,
  });
  expect(document.querySelector('[role="slider"][aria-label="Day"]')).toBeNull();
});

it('has no accessibility violations', async () => {
  renderActions();
  await splash();
  expect(await findViolations()).toEqual([]);
});
