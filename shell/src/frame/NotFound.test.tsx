import { screen } from '@testing-library/react';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { fakeApi } from '@fleetwatch/kit/testing/fakeApi';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { OARS } from '@fleetwatch/kit/testing/sampleData';
import { NotFound } from './NotFound.tsx';

test('shows an unknown address with a link back', async () => {
  fakeApi({ 'GET /club': () => OARS });
  const { container } = renderScreen(<NotFound />, { route: '/regatta/2027' });
  expect(screen.getByText('/regatta/2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  expect(await findViolations(container)).toEqual([]);
});
