import { screen, waitFor, within } from '@testing-library/react';
import type { Tablet } from '@fleetwatch/contract/tablets/wire';
import { ANONYMOUS_PROFILE } from '@fleetwatch/kit/store/localProfile';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { boathouseAt } from '../testing/boathouse.ts';
import { TabletsScreen } from './TabletsScreen.tsx';

const COACH: LocalProfile = {
  ...ANONYMOUS_PROFILE,
  isAuthorised: true,
  displayName: 'Ana Ruiz',
  id: 'ana',
  coach: 1,
  coachConfirmed: 1,
};

const tabletOf = (name: string): Tablet => ({
  _id: `tablet-${name}`,
  name,
  paired: '2026-04-01 18:05:10',
  pairedby: 'Ana Ruiz',
  seen: '2026-05-01 05:58:00',
});

async function openTablets(given: Tablet[], kioskPairing = true) {
  let tablets = given;
  const { club } = boathouseAt('2026-05-01 06:47:30');
  const api = fakeApi({
    'POST /session/refresh': () => ({ token: 'token-of-ana' }),
    'GET /club': () => ({ ...club, kioskPairing }),
    'GET /tablets-results': () => ({ results: tablets }),
    'POST /tablet-pair': ({ body }) => {
      const tablet = tabletOf((body as { name: string }).name);
      tablets = [...tablets, tablet];
      return tablet;
    },
    'DELETE /tablet/:id': ({ params: { id } }) => {
      tablets = tablets.filter(({ _id }) => _id !== id);
      return { _id: id };
    },
  });
  const view = renderScreen(<TabletsScreen />, { route: '/tablets', profile: COACH });
  await screen.findByRole('heading', { name: 'Paired tablets' });
  return { ...view, api };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Paired tablets' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('lists the paired tablets with who paired them and when they were last seen', async () => {
  await openTablets([tabletOf('Bay doors')]);
  await waitFor(() =>
    expect(rows()).toEqual([
      'Bay doorsPaired Apr 1 18:05 by Ana Ruiz · last seen May 1 05:58Unpair Bay doors',
    ]),
  );
  expect(await findViolations()).toEqual([]);
});

it('pairs the tablet whose code is typed', async () => {
  const { api, user } = await openTablets([]);
  expect(await screen.findByText('No tablets are paired.')).toBeVisible();
  await user.type(await screen.findByLabelText('Code on the tablet'), 'k7q2 m4zt');
  await user.type(screen.getByLabelText(/Location/), 'Gym');
  await user.click(screen.getByRole('button', { name: 'Pair tablet' }));
  expect(await screen.findByText('Gym is paired.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(api.callsTo('POST /tablet-pair')[0]?.body).toEqual({ code: 'k7q2 m4zt', name: 'Gym' });
  expect(screen.getByLabelText('Code on the tablet')).toHaveValue('');
});

it('marks an invalid code and name, and sends nothing', async () => {
  const { api, user } = await openTablets([]);
  await user.click(await screen.findByRole('button', { name: 'Pair tablet' }));
  expect(screen.getByText('Enter the code that the tablet shows.')).toBeVisible();
  expect(screen.getByText('Enter where the tablet is, in 2 to 32 characters.')).toBeVisible();
  expect(api.callsTo('POST /tablet-pair')).toEqual([]);
});

it('shows the server’s refusal beside the code, or above the form', async () => {
  const { api, user } = await openTablets([]);
  api.answer({ 'POST /tablet-pair': () => refuse(422, 'This code is unknown.', 'invalid:code') });
  await user.type(await screen.findByLabelText('Code on the tablet'), 'K7Q2-M4ZT');
  await user.type(screen.getByLabelText(/Location/), 'Gym');
  await user.click(screen.getByRole('button', { name: 'Pair tablet' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Code on the tablet')).toHaveAccessibleDescription('This code is unknown.'),
  );
  api.answer({ 'POST /tablet-pair': () => refuse(429, 'Too many tries.', 'too_many_tries') });
  await user.click(screen.getByRole('button', { name: 'Pair tablet' }));
  expect(await screen.findByText('Too many tries.')).toBeVisible();
});

it('asks before it unpairs a tablet, and removes it from the list', async () => {
  const { user } = await openTablets([tabletOf('Bay doors'), tabletOf('Gym')]);
  await user.click(await screen.findByRole('button', { name: 'Unpair Gym' }));
  const dialog = screen.getByRole('dialog', { name: 'Unpair Gym' });
  expect(dialog).toHaveTextContent('No one can launch or land on it');
  await user.click(within(dialog).getByRole('button', { name: 'Unpair tablet' }));
  expect(await screen.findByText('Gym is unpaired.')).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it('shows when the club does not require pairing', async () => {
  await openTablets([], false);
  expect(await screen.findByText(/This club's tablets do not need pairing/)).toBeVisible();
  expect(screen.queryByLabelText('Code on the tablet')).toBeNull();
});

it('shows why the list failed to load', async () => {
  const { club } = boathouseAt('2026-05-01 06:47:30');
  fakeApi({
    'POST /session/refresh': () => ({ token: 'token-of-ana' }),
    'GET /club': () => club,
    'GET /tablets-results': () => refuse(403, 'Only coaches can pair tablets.', 'coaches_only'),
  });
  renderScreen(<TabletsScreen />, { route: '/tablets', profile: COACH });
  expect(await screen.findByText('Only coaches can pair tablets.')).toBeVisible();
});
