import { screen, waitFor, within } from '@testing-library/react';
import type { SignedInDevice } from '@fleetwatch/contract/accounts/sessions';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { ProfileScreen } from './ProfileScreen.tsx';

const deviceOf = (device: string, isThis = false): SignedInDevice => ({
  _id: device,
  device,
  started: '2026-04-01 18:05:10',
  seen: '2026-05-01 05:58:00',
  isThis,
  isPushedTo: isThis,
});

function open(given: SignedInDevice[], routes: FakeRoutes = {}) {
  let devices = given;
  const api = fakeApi({
    'GET /club': () => OARS,
    'GET /sessions-results': () => ({ results: devices }),
    'DELETE /session/:id': ({ params: { id } }) => {
      devices = devices.filter(({ _id }) => _id !== id);
      return { _id: id };
    },
    'DELETE /member-sessions/:id': ({ params: { id } }) => {
      const ended = devices.length - 1;
      devices = devices.filter(({ isThis }) => isThis);
      return { _id: id, ended };
    },
    ...routes,
  });
  return {
    api,
    ...renderScreen(<ProfileScreen />, { route: '/profile?change=devices', profile: KIM_LOCAL_PROFILE }),
  };
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Your devices' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const three = [
  deviceOf('Safari on iPhone', true),
  deviceOf('Firefox on Linux'),
  deviceOf('Chrome on Android'),
];

it('lists where the member is signed in; this device has no button', async () => {
  open(three.slice(0, 2));
  await screen.findByText('Safari on iPhone');
  expect(rows()).toEqual([
    'Safari on iPhone (this device)Signed in Apr 1, 18:05 · last seen May 1, 05:58 · gets notifications',
    'Firefox on LinuxSigned in Apr 1, 18:05 · last seen May 1, 05:58Sign out',
  ]);
  expect(await findViolations()).toEqual([]);
});

it('signs one device out, after asking', async () => {
  const { api, user } = open(three);
  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Linux' }));
  const dialog = screen.getByRole('dialog', { name: 'Sign out Firefox on Linux' });
  expect(api.callsTo('DELETE /session/:id')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Firefox on Linux was signed out.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(api.callsTo('DELETE /session/:id')).toMatchObject([{ params: { id: 'Firefox on Linux' } }]);
});

it('signs out everywhere else, and then has no button for it', async () => {
  const { api, user } = open(three);
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere else' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('You are now signed in only on this device.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(api.callsTo(`DELETE /member-sessions/${KIM_LOCAL_PROFILE.id}`)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it('shows why a device was not signed out, or the list was not loaded', async () => {
  const gone = () => refuse(404, 'This device is already signed out.', 'not_found');
  const { user } = open(three, { 'DELETE /session/:id': gone });
  await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('This device is already signed out.')).toBeVisible();
});
