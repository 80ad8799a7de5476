import { CONFIRM_KEY_REFUSED, EMAIL_CONFIRMED } from '@fleetwatch/contract/accounts/texts';
import { screen } from '@testing-library/react';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const KEY = 'K7Q2M-AAAAA-BBBBB-CCCCC';

function open(route: string, routes: FakeRoutes = {}) {
  const api = fakeApi(routes);
  return { api, ...renderScreen(<ConfirmEmailScreen />, { route }) };
}
const field = () => screen.getByLabelText('Key');
const press = () => screen.getByRole('button', { name: 'Confirm this address' });

it('confirms nothing when it is opened, and the key of its link on a press, signed in or not', async () => {
  const { api, user } = open(`/confirm_email#${KEY}`, { 'POST /email-confirm': () => ({ confirmed: true }) });
  expect(field()).toHaveValue(KEY);
  expect(api.calls).toEqual([]);
  await user.click(press());
  expect(await screen.findByText(EMAIL_CONFIRMED)).toBeVisible();
  expect(api.callsTo('POST /email-confirm')[0]?.body).toEqual({ key: KEY });
  expect(screen.queryByLabelText('Key')).not.toBeInTheDocument();
  expect(await findViolations()).toEqual([]);
});

it('accepts a typed key, and shows at the field why it is refused', async () => {
  const { user } = open('/confirm_email', {
    'POST /email-confirm': () => refuse(422, CONFIRM_KEY_REFUSED, 'invalid:key'),
  });
  await user.click(press());
  expect(field()).toHaveAccessibleDescription(/Enter the key/);
  await user.type(field(), `${KEY}{Enter}`);
  expect(await screen.findByText(CONFIRM_KEY_REFUSED)).toBeVisible();
  expect(field()).toHaveValue(KEY);
});
