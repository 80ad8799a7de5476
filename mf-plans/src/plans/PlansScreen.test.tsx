import { screen } from '@testing-library/react';
import { fakeApi, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_HERE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { planOf } from '../testing/week.ts';
import { PlansScreen } from './PlansScreen.tsx';

it('lists the plans of the current week, Monday to Sunday', async () => {
  const fleet = [{ _id: 'd'.repeat(24), name: 'Osprey', moniker: '4x' }];
  const api = fakeApi({
    'GET /club': () => OARS,
    'GET /plans': () => ({ results: [planOf({ crew: ['Ana Bo'], limit: 4, fleet })] }),
  });
  renderScreen(<PlansScreen />, { route: '/plans', profile: KIM_HERE });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Fri May 29, 17:00–18:30 Open Plan');
  expect(row).toHaveTextContent('Kim Harper · Steady state to the bridge · Crew 1 of 4 · Osprey (4x)');
  expect(Object.fromEntries(api.callsTo('GET /plans')[0]?.query ?? [])).toEqual({
    from: '2026-05-25',
    to: '2026-05-31',
  });
  expect(await findViolations()).toEqual([]);
});

it('says when there is nothing, and when the network is gone', async () => {
  const api = fakeApi({ 'GET /club': () => OARS, 'GET /plans': unreachable });
  const { user } = renderScreen(<PlansScreen />, { route: '/plans', profile: KIM_HERE });
  expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
  api.answer({ 'GET /plans': () => ({ results: [] }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody has planned anything this week yet.')).toBeVisible();
});
