import { screen } from '@testing-library/react';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_HERE } from '@fleetwatch/kit/testing/sampleData';
import { workoutOf } from '../testing/week.ts';
import { WorkoutsScreen } from './WorkoutsScreen.tsx';

it('lists the workouts of the current week', async () => {
  fakeApi({ 'GET /jobs-currentweek-results': () => ({ results: [workoutOf()] }) });
  renderScreen(<WorkoutsScreen />, { route: '/workouts', profile: KIM_HERE });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Pyramids, Maren Coach');
  expect(row).toHaveTextContent('1-2-3-2-1 minutes, rate 28');
  expect(await findViolations()).toEqual([]);
});
