import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM, KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import { readHint } from '@fleetwatch/kit/store/localProfile';
import { PasswordResetScreen } from './PasswordResetScreen.tsx';

const { email: _email, hint: _hint, token: _token, ...KIM_RESET } = KIM;
const SENT =
  "If the email address entered matches your profile's, please expect an email... key will expire 20 minutes after it's issued.";
const typed = {
  Key: 'K3Y-FROM-MAIL',
  'New password': 'Feather5&square',
  'Repeat new password': 'Feather5&square',
  'New hint': 'what blades do',
};
type Label = keyof typeof typed;
const field = (label: Label | 'Email') => screen.getByLabelText(label, { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });

function open(route: string, routes: FakeRoutes = {}) {
  const api = fakeApi(routes);
  return { api, ...renderScreen(<PasswordResetScreen />, { route }) };
}

function fill(other: Partial<typeof typed> = {}) {
  for (const [label, value] of Object.entries({ ...typed, ...other }))
    fireEvent.change(field(label as Label), { target: { value } });
}

describe('requesting a reset key', () => {
  it('shows the same text for known and unknown addresses, then asks for the key', async () => {
    const { api, user, currentRoute } = open('/password_reset', {
      'POST /get-pwd-reset-key': () => ({ sent: true }),
    });
    await user.type(field('Email'), ' kim@club.test {Enter}');
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(api.callsTo('POST /get-pwd-reset-key')[0]?.body).toEqual({ email: 'kim@club.test' });
    await waitFor(() => expect(currentRoute()).toBe('/password_reset?step=sent'));
    expect(field('Key')).toHaveFocus();
  });

  it('requires an address', async () => {
    const { api, user } = open('/password_reset');
    await user.type(field('Email'), 'kim@club{Enter}');
    expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address.');
    expect(field('Email')).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  it.each<[string, FakeRoutes[string], string]>([
    ['no network', unreachable, 'Sorry :-( Reset key request experienced a failure on the sending trip.'],
    [
      'an internal error',
      () => refuse(500, 'Sorry, internal error :-(', 'internal'),
      'Sorry :-( Reset key request experienced a failure.',
    ],
    [
      'too many tries',
      () => refuse(429, 'Too many tries. Wait a while, then try again.', 'too_many_tries'),
      'Too many tries. Wait a while, then try again.',
    ],
  ])('shows the outcome of %s, and keeps the address', async (_case, answer, text) => {
    const { user } = open('/password_reset', { 'POST /get-pwd-reset-key': answer });
    await user.type(field('Email'), 'kim@club.test{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(field('Email')).toHaveValue('kim@club.test');
  });

  it('lets a member who has a key continue at once', async () => {
    const { user } = open('/password_reset');
    await user.click(screen.getByRole('link', { name: 'I have a key' }));
    expect(field('Key')).toHaveFocus();
    expect(screen.queryByText(SENT)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Request another key' }));
    expect(field('Email')).toHaveFocus();
  });
});

describe('resetting the password', () => {
  it('signs in with the new password, keeps the new hint, and goes to the start', async () => {
    const { api, user, store, currentRoute } = open('/password_reset?step=key', {
      'POST /pwd-reset': () => KIM_RESET,
      'POST /login': () => ({ ...KIM, hint: 'what blades do' }),
    });
    fill();
    await user.click(press('Reset'));
    expect(await screen.findByText('Your password was reset.')).toBeVisible();
    await waitFor(() => expect(currentRoute()).toBe('/'));
    expect(api.callsTo('POST /pwd-reset')[0]?.body).toEqual({
      key: 'K3Y-FROM-MAIL',
      password: 'Feather5&square',
      hint: 'what blades do',
    });
    expect(api.callsTo('POST /login')[0]?.body).toEqual({ name: KIM.name, password: 'Feather5&square' });
    expect(store.getState().session.profile).toEqual({ ...KIM_LOCAL_PROFILE, hint: 'what blades do' });
    expect(readHint('Kim Harper')).toBe('what blades do');
  });

  it('requires all four fields', async () => {
    const { api, user } = open('/password_reset?step=key');
    await user.click(press('Reset'));
    expect(field('Key')).toHaveAccessibleDescription('Enter the key from the email.');
    expect(field('New password')).toHaveAccessibleDescription('Passwords must be 8 to 128 characters long.');
    expect(field('New hint')).toHaveAccessibleDescription('Hints must be 3 to 80 characters long.');
    expect(field('Key')).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  it.each<[Label, string, string]>([
    [
      'New password',
      'feather5&square',
      'Passwords need a lowercase letter, an uppercase letter, a digit and one of !@#$%^&*.',
    ],
    ['Repeat new password', 'Feather5&squarf', 'The passwords do not match.'],
    ['New hint', 'Feather5&square', 'The hint cannot be the password itself.'],
    ['New hint', 'feather5&squar', 'This hint is too revealing.'],
  ])('refuses %s %s at its field', async (label, value, message) => {
    const { api, user } = open('/password_reset?step=key');
    fill({ [label]: value });
    await user.click(press('Reset'));
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['-1', 'This key is invalid or has already been used.'],
    ['-2', 'This key has expired. Request a new one.'],
  ])('shows the refusal "%s" at the key, and clears the passwords', async (answer, text) => {
    const { user, store } = open('/password_reset?step=key', { 'POST /pwd-reset': () => answer });
    fill();
    await user.click(press('Reset'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(field('Key')).toHaveAccessibleDescription(text);
    expect(field('Key')).toHaveValue(typed.Key);
    expect(field('New password')).toHaveValue('');
    expect(field('New hint')).toHaveValue(typed['New hint']);
    expect(store.getState().session.profile.isAuthorised).toBe(false);
  });

  it('shows that the password or hint was refused', async () => {
    const { user } = open('/password_reset?step=key', { 'POST /pwd-reset': () => '-3' });
    fill();
    await user.click(press('Reset'));
    expect(await screen.findByText('The new password or its hint was refused.')).toBeVisible();
  });

  it('keeps all entries when the network is lost', async () => {
    const { user } = open('/password_reset?step=key', { 'POST /pwd-reset': unreachable });
    fill();
    await user.click(press('Reset'));
    expect(
      await screen.findByText('Sorry :-( Password reset experienced a failure on the sending trip.'),
    ).toBeVisible();
    expect(screen.getByText('Network: Connection refused!')).toBeVisible();
    for (const [label, value] of Object.entries(typed)) expect(field(label as Label)).toHaveValue(value);
  });

  it('returns to Sign In on Cancel', () => {
    open('/password_reset?step=key');
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/signin');
  });

  it('goes to Sign In when the new password is not accepted at once', async () => {
    const { user, currentRoute } = open('/password_reset?step=key', {
      'POST /pwd-reset': () => KIM_RESET,
      'POST /login': unreachable,
    });
    fill();
    await user.click(press('Reset'));
    expect(await screen.findByText('Your password was reset.')).toBeVisible();
    await waitFor(() => expect(currentRoute()).toBe('/signin'));
  });

  it.each(['/password_reset', '/password_reset?step=key'])(
    'marks %s for password managers',
    async (route) => {
      const { container } = open(route);
      if (route.includes('key')) {
        expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
        expect(field('Key')).toHaveAttribute('autocomplete', 'one-time-code');
      } else expect(field('Email')).toHaveAttribute('autocomplete', 'email');
      expect(await findViolations(container)).toEqual([]);
    },
  );
});
