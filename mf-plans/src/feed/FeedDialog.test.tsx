import { screen, waitFor, within } from '@testing-library/react';
import type { PlanFeed } from '@fleetwatch/contract/plans/wire';
import { refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { PlansScreen } from '../plans/PlansScreen.tsx';
import { HPG, renderPlans } from '../testing/renderPlans.tsx';

const OWN: PlanFeed = { _id: 'f1', group: null, usergroup: 'My Plans', path: '/api/plans-feed/secret.ics' };
const GROUPS: PlanFeed = { _id: 'f2', group: HPG._id, usergroup: 'HPG', path: '/api/plans-feed/other.ics' };

it('creates the address of a personal or group calendar, and revokes it', async () => {
  let feeds: PlanFeed[] = [];
  const { user, api, currentRoute } = renderPlans(<PlansScreen />, {
    route: '/plans',
    routes: {
      'GET /plan-feeds-results': () => ({ results: feeds }),
      'POST /plan-feed': ({ body }) => {
        const made = (body as { group: string | null }).group === null ? OWN : GROUPS;
        feeds = [...feeds, made];
        return made;
      },
      'DELETE /plan-feed/:id': ({ params }) => {
        feeds = feeds.filter(({ _id }) => _id !== params['id']);
        return { _id: params['id'] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'In my calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plans in my calendar' }));
  expect(await dialog.findByText('No calendar addresses yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Get address' }));
  expect(await dialog.findByRole('textbox', { name: 'My Plans' })).toHaveValue(
    new URL(OWN.path, window.location.origin).href,
  );
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Whose plans' }), 'HPG');
  await user.click(dialog.getByRole('button', { name: 'Get address' }));
  const groups = within(await dialog.findByRole('region', { name: 'Calendar: HPG' }));
  expect(api.callsTo('POST /plan-feed').map(({ body }) => body)).toEqual([
    { group: null },
    { group: HPG._id },
  ]);
  await user.click(groups.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toContain(GROUPS.path);
  expect(await findViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(
    within(dialog.getByRole('region', { name: 'Calendar: My Plans' })).getByRole('button', {
      name: 'Revoke address',
    }),
  );
  expect(await dialog.findByRole('region', { name: 'Calendar: HPG' })).toBeVisible();
  await waitFor(() => expect(api.callsTo('DELETE /plan-feed/:id')[0]?.params).toEqual({ id: 'f1' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(currentRoute()).toBe('/plans');
});

it('shows the reason of a failure', async () => {
  const { user } = renderPlans(<PlansScreen />, {
    route: '/plans?feeds=1',
    routes: {
      'GET /plan-feeds-results': () => ({ results: [] }),
      'POST /plan-feed': () => refuse(404, 'This user group is not in the club.', 'not_found'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Get address' }));
  expect(await screen.findByText('This user group is not in the club.')).toBeVisible();
});

it('removes the message that an address could not be revoked when another is created', async () => {
  const refusal = 'This is not your calendar.';
  const { user } = renderPlans(<PlansScreen />, {
    route: '/plans?feeds=1',
    routes: {
      'GET /plan-feeds-results': () => ({ results: [GROUPS] }),
      'DELETE /plan-feed/:id': () => refuse(403, refusal, 'forbidden'),
      'POST /plan-feed': () => OWN,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke address' }));
  expect(await screen.findByText(refusal)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Get address' }));
  await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument());
});
