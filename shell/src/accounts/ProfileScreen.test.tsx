import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionEnded } from '@fleetwatch/kit/store/sessionSlice';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM, KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { readHint } from '@fleetwatch/kit/store/localProfile';
import { ProfileScreen } from './ProfileScreen.tsx';
import { TYPING_STOPPED_MS } from '@fleetwatch/kit/ui/form/useDebounced.ts';

const group = (id: string, name: string, moniker: string) => ({
  _id: id.repeat(24),
  name,
  moniker,
  miles: 0,
  private: false,
  active: true,
});
const MEN = group('b', 'Open Men', 'OM');
const SCULLERS = group('e', 'Scullers', 'SC');

const { token: _token, ...KIM_PROFILE } = KIM;
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea, select' });
const change = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => screen.getByRole('button', { name });
const account = (more: object = {}) => ({
  email: KIM.email,
  emailconfirmed: true,
  groupwanted: null,
  group: KIM_LOCAL_PROFILE.group,
  groupmoniker: KIM_LOCAL_PROFILE.groupmoniker,
  ...more,
});
const network: FakeRoutes = {
  'GET /account': () => account(),
  'GET /club': () => OARS,
  'GET /usergroups-results': () => ({ results: [MEN, SCULLERS] }),
  'GET /availability': () => ({ available: true }),
};

const isGrouped = (answer: unknown): answer is { group: string; groupmoniker: string } =>
  typeof answer === 'object' && answer !== null && 'group' in answer && 'groupmoniker' in answer;

async function openProfile(routes: FakeRoutes = {}, profile = KIM_LOCAL_PROFILE) {
  let own = { group: profile.group, groupmoniker: profile.groupmoniker };
  const change = routes['POST /profile-change'];
  const api = fakeApi({
    ...network,
    'GET /account': () => account(own),
    ...routes,
    ...(change && {
      'POST /profile-change': (call) => {
        const answer = change(call);
        // The account reflects the change.
        if (isGrouped(answer)) own = { group: answer.group, groupmoniker: answer.groupmoniker };
        return answer;
      },
    }),
  });
  const view = renderScreen(<ProfileScreen />, { route: '/profile', profile });
  await screen.findByRole('option', { name: 'Scullers' });
  return { api, ...view };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('Change Profile', () => {
  it('shows that another user group waits for a coach', async () => {
    await openProfile({ 'GET /account': () => account({ groupwanted: 'Scullers' }) });
    expect(
      await screen.findByText('Your change to Scullers is waiting for a coach to confirm it.'),
    ).toBeVisible();
    expect(field('User group')).toHaveValue(MEN._id);
  });

  it('shows the user group that a coach has confirmed since then', async () => {
    const confirmed = account({ group: SCULLERS._id, groupmoniker: 'SC' });
    const { store } = await openProfile({ 'GET /account': () => confirmed });
    await waitFor(() => expect(field('User group')).toHaveValue(SCULLERS._id));
    expect(store.getState().session.profile).toMatchObject({ group: SCULLERS._id, groupmoniker: 'SC' });
  });

  it('shows the profile, and changes it with the current password', async () => {
    const changed = {
      ...KIM_PROFILE,
      email: 'kim@new.test',
      group: SCULLERS._id,
      groupmoniker: 'SC',
      aboutme: 'Bow.',
    };
    const { api, user, store } = await openProfile({ 'POST /profile-change': () => changed });
    expect(field('Email')).toHaveValue('kim@club.test');
    expect(field('User group')).toHaveValue(MEN._id);
    change('Email', ' kim@new.test ');
    change('User group', SCULLERS._id);
    change('About me', 'Bow. ');
    change('Current password', 'Sculling4#fun');
    await user.click(press('Change Profile'));
    expect(await screen.findByText('Your profile was changed.')).toBeVisible();
    expect(api.callsTo('POST /profile-change')[0]?.body).toEqual({
      id: KIM._id,
      password: 'Sculling4#fun',
      email: 'kim@new.test',
      group: SCULLERS._id,
      moniker: 'SC',
      pic: '',
      aboutme: 'Bow.',
      aboutmeurl: '',
    });
    expect(store.getState().session.profile).toEqual({
      ...KIM_LOCAL_PROFILE,
      email: 'kim@new.test',
      group: SCULLERS._id,
      groupmoniker: 'SC',
      aboutMe: 'Bow.',
    });
    expect(field('Current password')).toHaveValue('');
    await user.click(press('Change Profile'));
    expect(screen.getByText('No profile changes detected.')).toBeVisible();
  });

  it('sends nothing when nothing but spaces has changed', async () => {
    const { api, user } = await openProfile();
    change('About me', '  ');
    change('Current password', 'Sculling4#fun');
    await user.click(press('Change Profile'));
    expect(screen.getByText('No profile changes detected.')).toBeVisible();
    expect(api.callsTo('POST /profile-change')).toEqual([]);
  });

  it('requires the current password', async () => {
    const { api, user } = await openProfile();
    change('About me', 'Bow.');
    await user.click(press('Change Profile'));
    expect(field('Current password')).toHaveAccessibleDescription(
      'Please enter your current password for validation!',
    );
    expect(field('Current password')).toHaveFocus();
    expect(api.callsTo('POST /profile-change')).toEqual([]);
  });

  it.each([
    ['Email', 'kim@club', 'Enter a valid email address.'],
    ['About me', 'x'.repeat(281), 'About me: 280 characters at most.'],
    ['About me URL', 'kim.test', 'Enter a web address that starts with http:// or https://.'],
  ])('refuses %s %.20s at its field', async (label, value, message) => {
    const { user } = await openProfile();
    change(label, value);
    change('Current password', 'Sculling4#fun');
    await user.click(press('Change Profile'));
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toHaveValue(value);
  });

  it('requires a new choice from a member of a deleted group', async () => {
    const { user } = await openProfile({}, { ...KIM_LOCAL_PROFILE, group: '' });
    change('About me', 'Bow.');
    change('Current password', 'Sculling4#fun');
    await user.click(press('Change Profile'));
    expect(field('User group')).toHaveAccessibleDescription('Choose your User Group.');
  });

  it('shows at once that a group was deleted, shows none as chosen, and takes the first of the others', async () => {
    const gone = { ...KIM_LOCAL_PROFILE, group: '9'.repeat(24) };
    const { api, user } = await openProfile({ 'POST /profile-change': () => KIM_PROFILE }, gone);
    const text = 'Your User Group was deleted. Choose a new one.';
    expect(field('User group')).toHaveDisplayValue('Choose a user group');
    expect(field('User group')).toHaveAccessibleDescription(text);
    change('Current password', 'Sculling4#fun');
    await user.click(press('Change Profile'));
    expect(field('User group')).toHaveAccessibleDescription(text);
    expect(api.callsTo('POST /profile-change')).toEqual([]);
    await user.selectOptions(field('User group'), 'Open Men');
    await user.click(press('Change Profile'));
    expect(await screen.findByText('Your profile was changed.')).toBeVisible();
    expect(api.callsTo('POST /profile-change')[0]?.body).toMatchObject({ group: MEN._id, moniker: 'OM' });
    expect(field('User group')).not.toHaveAccessibleDescription(text);
  });

  it("shows while typing that another member has the address, but not for the member's own", async () => {
    jest.useFakeTimers();
    const { api } = await openProfile({ 'GET /availability': () => ({ available: false }) });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const stop = () => act(() => jest.advanceTimersByTimeAsync(TYPING_STOPPED_MS));
    await user.clear(field('Email'));
    await user.type(field('Email'), 'KIM@club.test');
    await stop();
    expect(api.callsTo('GET /availability')).toEqual([]);
    await user.clear(field('Email'));
    await user.type(field('Email'), 'robin@club.test');
    await stop();
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('This email address is already taken.'),
    );
  });

  it.each<[string, [string, string], string]>([
    ['Email', ['This email address is already taken.', 'taken:email'], 'kim@new.test'],
    ['Current password', ['This is not your current password.', 'invalid:password'], ''],
  ])("puts the server's refusal at %s and empties the password", async (label, refusal, left) => {
    const { user } = await openProfile({ 'POST /profile-change': () => refusal });
    change('Email', 'kim@new.test');
    change('Current password', 'Sculling4#fun');
    await user.click(press('Change Profile'));
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(refusal[0]));
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveValue(left);
    expect(field('Current password')).toHaveValue('');
    expect(field('Email')).toHaveValue('kim@new.test');
  });

  it.each<[string, FakeRoutes[string], string]>([
    ['no network', unreachable, 'Sorry :-( Profile change experienced a failure on the sending trip.'],
    [
      'an internal error',
      () => refuse(500, 'Sorry, internal error :-(', 'internal'),
      'Sorry :-( Profile change experienced a failure.',
    ],
  ])('shows the outcome of %s, and keeps the input', async (_case, answer, text) => {
    const { user } = await openProfile({ 'POST /profile-change': answer });
    change('About me', 'Bow.');
    change('Current password', 'Sculling4#fun');
    await user.click(press('Change Profile'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(field('About me')).toHaveValue('Bow.');
    expect(field('Current password')).toHaveValue('Sculling4#fun');
  });

  it('restores what was typed for the member who signs in again, and for no one else', async () => {
    const first = await openProfile();
    change('About me', 'Bow side forever.');
    change('Current password', 'Sculling4#fun');
    act(() => void first.store.dispatch(sessionEnded('refused')));
    first.unmount();
    expect(JSON.stringify({ ...localStorage })).toContain('Bow side');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Sculling4#fun');

    const other = await openProfile(
      {},
      { ...KIM_LOCAL_PROFILE, id: 'f'.repeat(24), displayName: 'Robin Ashdown' },
    );
    expect(field('About me')).toHaveValue('');
    other.unmount();
  });

  it('restores the draft again', async () => {
    const first = await openProfile();
    change('About me', 'Bow side forever.');
    act(() => void first.store.dispatch(sessionEnded('refused')));
    first.unmount();
    await openProfile();
    expect(field('About me')).toHaveValue('Bow side forever.');
    expect(field('Current password')).toHaveValue('');
  });

  it('passes axe', async () => {
    const { container } = await openProfile();
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(await findViolations(container)).toEqual([]);
  });
});

describe('Change Password', () => {
  const typed = {
    'Old password': 'Sculling4#fun',
    'New password': 'Feather5&square',
    'Confirm password': 'Feather5&square',
    'New hint': 'what blades do',
  };
  const open = async (routes: FakeRoutes = {}) => {
    const api = fakeApi({ ...network, ...routes });
    const view = renderScreen(<ProfileScreen />, { route: '/profile', profile: KIM_LOCAL_PROFILE });
    await view.user.click(screen.getByRole('tab', { name: 'Password' }));
    return { api, ...view };
  };
  const fill = (other: Partial<typeof typed> = {}) => {
    for (const [label, value] of Object.entries({ ...typed, ...other })) change(label, value);
  };

  it('changes the password, and this device keeps the new hint', async () => {
    const { api, user, store, currentRoute } = await open({ 'POST /pwd-change': () => ({ _id: KIM._id }) });
    expect(currentRoute()).toBe('/profile?change=password');
    fill();
    await user.click(press('Change Password'));
    expect(
      await screen.findByText(/Use the new one from now on\. Your other devices were signed out\./),
    ).toBeVisible();
    expect(screen.getByText(/links to your plans have stopped working/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get new ones' })).toHaveAttribute('href', '/plans?feeds=1');
    expect(api.callsTo('POST /pwd-change')[0]?.body).toEqual({
      id: KIM._id,
      password: 'Feather5&square',
      passwordhint: 'what blades do',
      oldpassword: 'Sculling4#fun',
    });
    expect(readHint('Kim Harper')).toBe('what blades do');
    expect(store.getState().session.profile.hint).toBe('what blades do');
    for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
    for (const label of Object.keys(typed)) expect(field(label)).toBeValid();
  });

  it.each([
    ['Old password', '', 'Please enter your current password for validation!'],
    ['New password', 'short1!', 'Passwords must be 8 to 128 characters long.'],
    ['New password', 'F e a t h 5 &', 'Passwords can have at most 4 spaces.'],
    ['Confirm password', 'Feather5&squarE', 'The passwords do not match.'],
    ['New hint', 'ab', 'Hints must be 3 to 80 characters long.'],
    ['New hint', 'Feathers', 'The first 3 characters of the hint cannot match those of the password.'],
  ])('refuses %s "%s" at its field', async (label, value, message) => {
    const { api, user } = await open();
    fill({ [label]: value });
    await user.click(press('Change Password'));
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(api.callsTo('POST /pwd-change')).toEqual([]);
  });

  it('shows a wrong old password at its field, which is typed again as are the new ones', async () => {
    const refusal = ['This is not your current password.', 'invalid:oldpassword'];
    const { user } = await open({ 'POST /pwd-change': () => refusal });
    fill();
    await user.click(press('Change Password'));
    await waitFor(() => expect(field('Old password')).toHaveAccessibleDescription(refusal[0]));
    expect(field('Old password')).toHaveFocus();
    expect(field('New password')).toHaveValue('');
    expect(field('New hint')).toHaveValue('what blades do');
    expect(readHint('Kim Harper')).toBeNull();
  });

  it('keeps all that was typed when the network is lost', async () => {
    const { user } = await open({ 'POST /pwd-change': unreachable });
    fill();
    await user.click(press('Change Password'));
    expect(
      await screen.findByText('Sorry :-( Password change experienced a failure on the sending trip.'),
    ).toBeVisible();
    for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
  });

  it('works with password managers, and passes axe', async () => {
    const { container } = await open();
    expect(field('Old password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(await findViolations(container)).toEqual([]);
  });
});
