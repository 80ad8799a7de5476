import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, holdAnswer, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { inPortal } from '../testing/inPortal.tsx';
import { KIM, OARS } from '@fleetwatch/kit/testing/sampleData';
import { TYPING_STOPPED_MS } from '@fleetwatch/kit/ui/form/useDebounced.ts';
import { SignUpScreen } from './SignUpScreen.tsx';

const GROUP = {
  _id: 'b'.repeat(24),
  name: 'Open Men',
  moniker: 'OM',
  miles: 0,
  private: false,
  active: true,
};
const typed = {
  'Club password': 'OARS-demo-boathouse',
  'Full name': 'Kim Harper',
  Email: 'kim@club.test',
  Password: 'Sculling4#fun',
  'Confirm password': 'Sculling4#fun',
  'Password hint': 'what I do at dawn',
  'About me': 'I row at dawn.',
  'About me URL': 'https://kim.test/',
};
type Label = keyof typeof typed;
const field = (label: Label) => screen.getByLabelText(label, { selector: 'input, textarea' });
const submit = () => screen.getByRole('button', { name: 'Sign Up' });

const usual: FakeRoutes = {
  'GET /club': () => OARS,
  'GET /usergroups-results': () => ({ results: [GROUP] }),
  'GET /availability': () => ({ available: true }),
};

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ ...usual, ...routes });
  const view = renderScreen(inPortal(<SignUpScreen />), { route: '/signup' });
  await screen.findByRole('option', { name: 'Open Men' });
  return { api, ...view };
}

/** Fills every field at once, as a password manager would, with these values overriding the defaults. */
function fill(other: Partial<typeof typed> = {}) {
  for (const [label, value] of Object.entries({ ...typed, ...other }))
    fireEvent.change(field(label as Label), { target: { value } });
  fireEvent.change(screen.getByLabelText('User group'), { target: { value: GROUP._id } });
}

afterEach(() => {
  jest.useRealTimers();
});

describe('Sign Up', () => {
  it('registers, signs in and goes to the first screen of the menu', async () => {
    const { api, user, store, currentRoute } = await open({
      'POST /user': () => Response.json(KIM._id),
      'POST /login': () => KIM,
    });
    fill();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(submit());
    await waitFor(() => expect(currentRoute()).toBe('/actions'));
    expect(api.callsTo('POST /user')[0]?.body).toEqual({
      club: 'OARS-demo-boathouse',
      name: 'Kim Harper',
      email: 'kim@club.test',
      password: 'Sculling4#fun',
      passwordhint: 'what I do at dawn',
      group: GROUP._id,
      pic: '',
      aboutme: 'I row at dawn.',
      aboutmeurl: 'https://kim.test/',
      coach_p: 1,
    });
    expect(store.getState().session.profile.displayName).toBe('Kim Harper');
    expect(screen.getByText('Welcome, Kim!')).toBeVisible();
  });

  describe('in a club with juniors (rule account.age)', () => {
    const juniors: FakeRoutes = {
      'GET /club': () => ({ ...OARS, features: ['juniors'] }),
      'POST /user': () => Response.json(KIM._id),
      'POST /login': () => KIM,
    };
    const enter = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });

    it('asks for the birth date, and a minor for the guardian', async () => {
      const { api, user, currentRoute } = await open(juniors);
      await screen.findByLabelText('Birth date');
      fill();
      enter('Birth date', '2126-01-01');
      await user.click(submit());
      expect(screen.getByLabelText('Birth date')).toHaveAccessibleDescription(
        /Enter a birth date in the past\./,
      );
      expect(screen.queryByLabelText('Guardian')).toBeNull();
      enter('Birth date', '2011-03-04');
      await user.click(submit());
      expect(screen.getByLabelText('Guardian')).toHaveAccessibleDescription(
        'Enter the full name of the guardian.',
      );
      expect(screen.getByLabelText("Guardian's email")).toBeInvalid();
      expect(await findViolations()).toEqual([]);
      expect(api.callsTo('POST /user')).toEqual([]);
      enter('Guardian', ' Petra Tidewell ');
      enter("Guardian's email", 'petra@example.org');
      await user.click(screen.getByRole('checkbox', { name: 'My guardian consents to my rowing here' }));
      await user.click(submit());
      await waitFor(() => expect(currentRoute()).toBe('/actions'));
      expect(api.callsTo('POST /user')[0]?.body).toMatchObject({
        birthDate: '2011-03-04',
        guardian: { name: 'Petra Tidewell', email: 'petra@example.org', consents: true },
      });
    });

    it('accepts a sign-up without a birth date', async () => {
      const { api, user, currentRoute } = await open(juniors);
      await screen.findByLabelText('Birth date');
      fill();
      await user.click(submit());
      await waitFor(() => expect(currentRoute()).toBe('/actions'));
      expect(api.callsTo('POST /user')[0]?.body).not.toHaveProperty('birthDate');
    });

    it('does not ask adults for a guardian', async () => {
      const { api, user, currentRoute } = await open(juniors);
      await screen.findByLabelText('Birth date');
      fill();
      enter('Birth date', '2008-05-29');
      expect(screen.queryByLabelText('Guardian')).toBeNull();
      await user.click(submit());
      await waitFor(() => expect(currentRoute()).toBe('/actions'));
      const sent = api.callsTo('POST /user')[0]?.body;
      expect(sent).toMatchObject({ birthDate: '2008-05-29' });
      expect(sent).not.toHaveProperty('guardian');
    });

    it("shows the server's refusal at its field", async () => {
      const { user } = await open({
        ...juniors,
        'POST /user': () => ['Enter the full name of the guardian.', 'invalid:guardian'],
      });
      await screen.findByLabelText('Birth date');
      fill();
      enter('Birth date', '2011-03-04');
      enter('Guardian', 'Petra Tidewell');
      enter("Guardian's email", 'petra@example.org');
      await user.click(submit());
      await waitFor(() => expect(screen.getByLabelText('Guardian')).toBeInvalid());
    });
  });

  it('signs up a coach only when they choose Yes', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  it.each<[label: Label, text: string, message: string]>([
    ['Club password', 'OARS-demo-boats', "You need to enter your club's password to join."],
    ['Club password', 'BOAR-demo-boathouse', "You need to enter your club's password to join."],
    ['Full name', 'K Ha', 'Enter your full name, 5 to 28 characters.'],
    ['Full name', 'Kimberley Harper of the Boathouse', 'Enter your full name, 5 to 28 characters.'],
    ['Full name', 'KimHarper', 'Enter your first and last name, with a space between them.'],
    ['Full name', 'Kim <Harper>', 'Names cannot include special characters.'],
    ['Full name', 'Kim H4rper', 'Names cannot include special characters.'],
    ['Email', 'kim', 'Enter a valid email address.'],
    ['Email', 'kim@club', 'Enter a valid email address.'],
    ['Password', 'Scul4#f', 'Passwords must be 8 to 128 characters long.'],
    ['Password', 'S c u l l 4 #', 'Passwords can have at most 4 spaces.'],
    ...['sculling4#fun', 'SCULLING4#FUN', 'Sculling#fun', 'Sculling4fun'].map(
      (password): [Label, string, string] => [
        'Password',
        password,
        'Passwords need a lowercase letter, an uppercase letter, a digit and one of !@#$%^&*.',
      ],
    ),
    ['Confirm password', 'Sculling4#fuN', 'The passwords do not match.'],
    ['Password hint', 'me', 'Hints must be 3 to 80 characters long.'],
    ['Password hint', 'Sculling4#fun', 'The hint cannot be the password itself.'],
    [
      'Password hint',
      'Sculls at dawn',
      'The first 3 characters of the hint cannot match those of the password.',
    ],
    ['Password hint', 'xculling4#fu', 'This hint is too revealing.'],
    ['About me', 'x'.repeat(281), 'About me: 280 characters at most.'],
    ['About me URL', 'javascript:alert(1)', 'Enter a web address that starts with http:// or https://.'],
  ])('refuses %s %.40s at its field', async (label, text, message) => {
    const { api, user } = await open();
    fill({ [label]: text });
    await user.click(submit());
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveValue(text);
    expect(api.callsTo('POST /user')).toEqual([]);
    fireEvent.change(field(label), { target: { value: typed[label] } });
    expect(field(label)).toBeValid();
  });

  it('requires everything that is not optional, beginning with the first', async () => {
    const { api, user } = await open();
    await user.click(submit());
    const needed: [Label, string][] = [
      ['Club password', "You need to enter your club's password to join."],
      ['Full name', 'Enter your full name, 5 to 28 characters.'],
      ['Email', 'Enter a valid email address.'],
      ['Password', 'Passwords must be 8 to 128 characters long.'],
      ['Password hint', 'Hints must be 3 to 80 characters long.'],
    ];
    for (const [label, text] of needed) expect(field(label)).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText('User group')).toHaveAccessibleDescription('Choose your User Group.');
    expect(field('About me')).toBeValid();
    expect(field('About me URL')).toBeValid();
    expect(field('Club password')).toHaveFocus();
    expect(api.callsTo('POST /user')).toEqual([]);
  });

  it.each<[Label, string, string, string]>([
    ['Full name', 'name', 'Kim Harper', 'This name is already taken.'],
    ['Email', 'email', 'kim@club.test', 'This email address is already taken.'],
  ])('shows during typing that a %s is taken', async (label, parameter, value, message) => {
    jest.useFakeTimers();
    const { api } = await open({
      'GET /availability': ({ query }) => ({ available: !query.has(parameter) }),
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(field(label), value);
    expect(api.callsTo('GET /availability')).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(TYPING_STOPPED_MS));
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(api.callsTo('GET /availability').map(({ query }) => query.get(parameter))).toEqual([value]);
    await user.type(field(label), 's');
    expect(field(label)).not.toHaveAccessibleDescription(message);
  });

  it('does not check whether an invalid name is taken', async () => {
    jest.useFakeTimers();
    const { api } = await open();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(field('Full name'), 'KimHarper');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(field('Full name')).toBeInvalid();
    expect(api.callsTo('GET /availability')).toEqual([]);
  });

  it.each<[Label, [string, string]]>([
    ['Club password', ["You need to enter your club's password to join.", 'club_password_refused']],
    ['Full name', ['This name is already taken.', 'taken:name']],
    ['Email', ['This email address is already taken.', 'taken:email']],
    ['Password hint', ['This hint is too revealing.', 'invalid:passwordhint']],
    ['About me URL', ['Please enter a web address.', 'invalid:aboutmeurl']],
  ])("puts the server's refusal at %s; only the passwords are typed again", async (label, refusal) => {
    const { user } = await open({ 'POST /user': () => refusal });
    fill();
    await user.click(submit());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(refusal[0]));
    expect(field(label)).toHaveFocus();
    for (const [kept, text] of Object.entries(typed))
      expect(field(kept as Label)).toHaveValue(/^(Password|Confirm password)$/.test(kept) ? '' : text);
    expect(field('Password')).toBeValid();
    expect(screen.getByLabelText('User group')).toHaveValue(GROUP._id);
    await user.type(field(label), 's');
    expect(field(label)).not.toHaveAccessibleDescription(refusal[0]);
  });

  it.each<[string, FakeRoutes[string], string]>([
    ['no network', unreachable, 'Sorry :-( User registration experienced a failure on the sending trip.'],
    [
      'an internal error',
      () => refuse(500, 'Sorry, internal error :-(', 'internal'),
      'Sorry :-( User registration experienced a failure.',
    ],
    [
      'a busy server',
      () => refuse(503, 'The server is busy. Try again in a moment.', 'busy'),
      'The server is busy. Try again in a moment.',
    ],
  ])('shows the outcome of %s, and keeps the input', async (_case, answer, text) => {
    const { user } = await open({ 'POST /user': answer });
    fill();
    await user.click(submit());
    expect(await screen.findByText(text)).toBeVisible();
    for (const [label, value] of Object.entries(typed)) expect(field(label as Label)).toHaveValue(value);
  });

  it('sends one registration when the button is pressed twice', async () => {
    const held = holdAnswer(KIM._id);
    const { api, user } = await open({
      'POST /user': held.answer,
      'POST /login': () => KIM,
    });
    fill();
    await user.dblClick(submit());
    held.release();
    await screen.findByText('Welcome, Kim!');
    expect(api.callsTo('POST /user')).toHaveLength(1);
  });

  it('requests the user groups again when they did not arrive', async () => {
    const api = fakeApi({ ...usual, 'GET /usergroups-results': unreachable });
    const { user } = renderScreen(inPortal(<SignUpScreen />), { route: '/signup' });
    await user.type(screen.getByLabelText('Full name'), 'Kim Harper');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ 'GET /usergroups-results': () => ({ results: [GROUP] }) });
    await user.click(retry);
    expect(await screen.findByRole('option', { name: 'Open Men' })).toBeInTheDocument();
    expect(field('Full name')).toHaveValue('Kim Harper');
  });

  it('works with password managers, keyboards and screen readers', async () => {
    const { container, user } = await open();
    expect(field('Full name')).toHaveAttribute('autocomplete', 'username');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
    await user.click(submit());
    expect(await findViolations(container)).toEqual([]);
  });
});
