// For its types.
import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ScreenBoundary } from './ScreenBoundary.tsx';

const faulty = { isBroken: true };
function Faulty() {
  if (faulty.isBroken) throw new Error('a fault of its own');
  return <h1>Fixed</h1>;
}
const at = (path: string, child: ReactNode) => (
  <ScreenBoundary path={path} title="Crews">
    {child}
  </ScreenBoundary>
);

beforeEach(() => {
  faulty.isBroken = true;
  // React logs the errors that a boundary caught there.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('shows an error when the screen itself fails, and renders it again on retry', async () => {
  render(at('/crews', <Faulty />));
  expect(screen.getByRole('heading', { name: 'Crews is not available' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Crews is not available' })).toBeVisible();
  faulty.isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Fixed' })).toBeVisible();
});

it('makes room for the next screen', () => {
  const { rerender } = render(at('/crews', <Faulty />));
  rerender(at('/plans', <h1>Plans</h1>));
  expect(screen.getByRole('heading', { name: 'Plans' })).toBeVisible();
  rerender(at('/crews', <Faulty />));
  expect(screen.getByRole('heading', { name: 'Crews is not available' })).toBeVisible();
});
