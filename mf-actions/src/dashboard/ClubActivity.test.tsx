import { screen, waitFor, within } from '@testing-library/react';
import { holdAnswer, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { ACTIVITY, KIM } from '../testing/boathouse.ts';
import { renderActions } from '../testing/renderActions.tsx';

const TITLE = 'Daily club activity for May';
const card = async () => within(await screen.findByRole('region', { name: TITLE }));

it("draws trips, miles and crew of each day, and shows today's in words", async () => {
  renderActions();
  const shown = await card();
  const day = shown.getByRole('slider', { name: 'Day' });
  expect(day).toHaveAttribute('aria-valuetext', 'May 1: 4 trips, 31.5 miles, 3 rowers');
  expect(shown.getByText('May 1: 4 trips, 31.5 miles, 3 rowers')).toBeVisible();
  expect(day.querySelectorAll('[data-day="2026-05-01"] rect')).toHaveLength(4);
  expect(day.querySelectorAll('[data-day="2026-05-02"] rect')).toHaveLength(0);
  expect(await findViolations()).toEqual([]);
});

it('selects a day with the arrow keys, up to both ends of the month', async () => {
  const { user } = renderActions();
  const day = (await card()).getByRole('slider', { name: 'Day' });
  const shownText = () => day.getAttribute('aria-valuetext');
  day.focus();
  await user.keyboard('{ArrowRight}');
  expect(shownText()).toBe('May 2: 0 trips, 0 miles, 0 rowers');
  await user.keyboard('{End}{ArrowRight}');
  expect(shownText()).toMatch(/^May 31:/);
  await user.keyboard('{Home}{ArrowLeft}');
  expect(shownText()).toMatch(/^May 1:/);
});

it('has the same figures as a table, without days without trips', async () => {
  const { user } = renderActions();
  const shown = await card();
  expect(shown.getByRole('table', { hidden: true })).not.toBeVisible();
  await user.click(shown.getByText('Show as table'));
  const rows = shown.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['DayTripsMilesCrew', 'May 1431.53']);
});

it('shows only tables when charts are off', async () => {
  renderActions({ profile: { ...KIM, isAnalytic: false } });
  const shown = await card();
  expect(shown.getByRole('table')).toBeVisible();
  expect(shown.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save as PNG/ })).toBeNull();
  const workouts = await screen.findByRole('region', { name: 'My workouts' });
  expect(workouts.querySelector('svg')).toBeNull();
  expect(within(workouts).getByText('Steady State')).toBeVisible();
});

it('offers both charts as pictures (rule chart.picture)', async () => {
  renderActions();
  expect(await screen.findByRole('button', { name: `Save as PNG ${TITLE}` })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Save as PNG My workouts' })).toBeVisible();
});

it('draws the workouts as a pie where charts are on', async () => {
  renderActions();
  const workouts = await screen.findByRole('region', { name: 'My workouts' });
  await waitFor(() => expect(workouts.querySelectorAll('svg path').length).toBeGreaterThan(0));
  const rows = within(workouts).getAllByRole('row').slice(1);
  expect(workouts.querySelectorAll('svg path')).toHaveLength(rows.length);
});

it('shows a text before the first trip of the month', async () => {
  const results = ACTIVITY.slice(1);
  renderActions({ routes: { 'GET /activity-results': () => ({ results }) } });
  expect(await screen.findByText('No trips yet this month.')).toBeVisible();
});

it('shows why it could not be fetched, and retries on request', async () => {
  const { user, api } = renderActions({ routes: { 'GET /activity-results': unreachable } });
  const shown = await card();
  expect(shown.getByText('Network: Connection refused.')).toBeVisible();
  const held = holdAnswer({ results: ACTIVITY });
  api.answer({ 'GET /activity-results': held.answer });
  const retry = shown.getByRole('button', { name: 'Try again' });
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
  held.release();
  expect(await shown.findByText(/^May 1: 4 trips/)).toBeVisible();
});
