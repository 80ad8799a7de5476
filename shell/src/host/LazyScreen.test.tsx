import { screen } from '@testing-library/react';
import { RemoteNotice } from '@fleetwatch/kit/federation/RemoteFallback.tsx';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { LazyScreen } from './LazyScreen.tsx';

const Rigging = () => <h1>Rigging</h1>;

it('shows that its code was not loaded, and renders it after a successful retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isReachable = false;
  const load = jest.fn(async () => {
    if (!isReachable) throw new Error('Loading chunk 27 failed.');
    return Rigging;
  });
  const { user } = renderScreen(<LazyScreen title="Rigging" load={load} />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { name: 'Rigging is not available' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  isReachable = true;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Rigging' })).toBeVisible();
  jest.restoreAllMocks();
});

it('shows a failure inside a screen without a second main landmark', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = () => Promise.reject(new Error('Loading chunk 27 failed.'));
  renderScreen(
    <main>
      <LazyScreen title="Rigging" load={load} Fallback={RemoteNotice} />
    </main>,
  );
  expect(await screen.findByRole('heading', { name: 'Rigging is not available' })).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  jest.restoreAllMocks();
});

it('requests its code once, and renders it at once when opened again', async () => {
  const load = jest.fn(async () => Rigging);
  const first = renderScreen(<LazyScreen title="Rigging" load={load} />);
  await screen.findByRole('heading', { name: 'Rigging' });
  first.unmount();
  renderScreen(<LazyScreen title="Rigging" load={load} />);
  expect(screen.getByRole('heading', { name: 'Rigging' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
