import { EMAIL_CONFIRMED_ALREADY } from '@fleetwatch/contract/accounts/texts';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import { EmailState } from './EmailState.tsx';

const account = (emailconfirmed: boolean) => ({
  email: 'kim@club.test',
  emailconfirmed,
  group: KIM_LOCAL_PROFILE.group,
  groupmoniker: KIM_LOCAL_PROFILE.groupmoniker,
  groupwanted: null,
});
const again = () => screen.findByRole('button', { name: 'Send the link again' });

function open(routes: FakeRoutes) {
  const api = fakeApi(routes);
  return { api, ...renderScreen(<EmailState />, { profile: KIM_LOCAL_PROFILE }) };
}

it('shows that the address is not confirmed, and sends the link again', async () => {
  const { api, user } = open({
    'GET /account': () => account(false),
    'POST /email-confirm-send': () => ({ sent: true }),
  });
  expect(await screen.findByText(/kim@club\.test is not confirmed yet/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.click(await again());
  expect(await screen.findByText('A link is on its way to kim@club.test.')).toBeVisible();
  expect(api.callsTo('POST /email-confirm-send')).toHaveLength(1);
});

it('disappears once the link was followed on another device', async () => {
  let isConfirmed = false;
  const { user } = open({
    'GET /account': () => account(isConfirmed),
    'POST /email-confirm-send': () => refuse(409, EMAIL_CONFIRMED_ALREADY, 'email_confirmed'),
  });
  const button = await again();
  isConfirmed = true;
  await user.click(button);
  await waitFor(() => expect(screen.queryByText(/not confirmed yet/)).not.toBeInTheDocument());
  expect(screen.getByText(EMAIL_CONFIRMED_ALREADY)).toBeVisible();
});

it('shows nothing for a confirmed address', async () => {
  const { api, container } = open({ 'GET /account': () => account(true) });
  await waitFor(() => expect(api.callsTo('GET /account')).toHaveLength(1));
  expect(container).not.toHaveTextContent('confirmed');
});
