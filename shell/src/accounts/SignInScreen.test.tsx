import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refuse, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { keepPhoto, listDue, photosDue } from '@fleetwatch/kit/store/photoCache';
import { markWaiting, waitingCount } from '@fleetwatch/kit/store/waitingMark';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { keepReturnPath } from '../frame/returnPath.ts';
import { inPortal } from '../testing/inPortal.tsx';
import { KIM, KIM_LOCAL_PROFILE } from '@fleetwatch/kit/testing/sampleData';
import { SignInScreen } from './SignInScreen.tsx';

const REFUSED = ['Name and password do not match.', 'credentials_refused'];
const name = () => screen.getByRole('textbox', { name: 'Name' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign In' });

function open(routes: FakeRoutes = {}) {
  const api = fakeApi(routes);
  return { api, ...renderScreen(inPortal(<SignInScreen />), { route: '/signin' }) };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('Sign In', () => {
  it('signs in and goes to the first screen of the menu', async () => {
    const { api, user, store, currentRoute } = open({ 'POST /login': () => KIM });
    await user.type(name(), '  Kim Harper ');
    await user.type(password(), 'Sculling4#fun{Enter}');
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(api.callsTo('POST /login')[0]?.body).toEqual({ name: 'Kim Harper', password: 'Sculling4#fun' });
    expect(store.getState().session.profile).toEqual(KIM_LOCAL_PROFILE);
    await waitFor(() => expect(currentRoute()).toBe('/actions'));
  });

  it('returns to where the server ended the session', async () => {
    keepReturnPath(KIM._id, '/profile');
    const { user, currentRoute } = open({ 'POST /login': () => KIM });
    await user.type(name(), 'Kim Harper');
    await user.type(password(), 'Sculling4#fun{Enter}');
    await waitFor(() => expect(currentRoute()).toBe('/profile'));
  });

  it('requires a name of 4 and a password of 8 characters before it asks the server', async () => {
    const { api, user } = open();
    await user.type(name(), 'Kim');
    await user.type(password(), 'short12');
    await user.click(submit());
    expect(name()).toHaveAccessibleDescription('Please enter a valid username');
    expect(password()).toHaveAccessibleDescription('Please enter a valid password');
    expect(name()).toHaveFocus();
    expect(name()).toHaveValue('Kim');
    expect(password()).toHaveValue('short12');
    expect(api.calls).toEqual([]);
  });

  it('shows an error when typing stops, and removes it once it is fixed', async () => {
    jest.useFakeTimers();
    open();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(name(), 'Kim');
    expect(name()).toBeValid();
    act(() => jest.advanceTimersByTime(600));
    expect(name()).toBeInvalid();
    await user.type(name(), ' Harper');
    expect(name()).toBeValid();
  });

  it('shows a refusal, keeps the name, and empties the password', async () => {
    const { user } = open({ 'POST /login': () => REFUSED });
    await user.type(name(), 'Kim Harper');
    await user.type(password(), 'Sculling4#fun');
    await user.click(submit());
    expect(await screen.findByText('Name and password do not match.')).toBeVisible();
    expect(name()).toHaveValue('Kim Harper');
    expect(password()).toHaveValue('');
    expect(password()).toBeValid();
    expect(password()).toHaveFocus();
  });

  it('keeps the password too when the network is lost', async () => {
    const { user } = open({ 'POST /login': unreachable });
    await user.type(name(), 'Kim Harper');
    await user.type(password(), 'Sculling4#fun');
    await user.click(submit());
    expect(await screen.findByText('Network: Connection refused!')).toBeVisible();
    expect(password()).toHaveValue('Sculling4#fun');
  });

  it.each([
    [429, 'Too many tries. Wait a while, then try again.', 'too_many_tries'],
    [503, 'The server is busy. Try again in a moment.', 'busy'],
  ])('shows why the server answered %d', async (status, text, code) => {
    const { user } = open({ 'POST /login': () => refuse(status, text, code) });
    await user.type(name(), 'Kim Harper');
    await user.type(password(), 'Sculling4#fun');
    await user.click(submit());
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("shows 'Stop it!' a second after the eleventh refusal, and then starts counting again", async () => {
    jest.useFakeTimers();
    open({ 'POST /login': () => REFUSED });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(name(), 'Kim Harper');
    const refuseOnce = async () => {
      fireEvent.change(password(), { target: { value: 'Sculling4#fun' } });
      await user.type(password(), '{Enter}');
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(password()).toHaveValue('');
    };
    for (let refusals = 0; refusals < 10; refusals += 1) await refuseOnce();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('dialog')).toBeNull();
    await refuseOnce();
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('dialog', { name: 'Stop it!' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await refuseOnce();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links to Register, Password Hint and Reset', () => {
    open();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Password Hint' })).toHaveAttribute('href', '/password_hint');
    expect(screen.getByRole('link', { name: 'Reset' })).toHaveAttribute('href', '/password_reset');
  });

  it('works with password managers, keyboards and screen readers', async () => {
    const { container } = open();
    expect(name()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(await findViolations(container)).toEqual([]);
  });

  it('shows Sign Out to a signed-in member', async () => {
    const api = fakeApi({ 'DELETE /session': () => new Response(null, { status: 204 }) });
    const { user, store } = renderScreen(inPortal(<SignInScreen />), { profile: KIM_LOCAL_PROFILE });
    expect(screen.getByText('Kim Harper')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(store.getState().session.profile.isAuthorised).toBe(false);
    expect(api.callsTo('DELETE /session')).toHaveLength(1);
  });

  it('asks before it signs out with writes waiting: to stay, or to leave them here for their member', async () => {
    const api = fakeApi({ 'DELETE /session': () => new Response(null, { status: 204 }) });
    markWaiting(KIM_LOCAL_PROFILE.id, 2);
    const { user, store } = renderScreen(inPortal(<SignInScreen />), { profile: KIM_LOCAL_PROFILE });
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not everything has been sent' });
    expect(dialog).toHaveTextContent('2 changes have not been sent yet.');
    expect(await findViolations(dialog)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo('DELETE /session')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out, keep changes here' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible();
    expect(store.getState().session.profile.isAuthorised).toBe(false);
    expect(waitingCount(KIM_LOCAL_PROFILE.id)).toBe(2);
    markWaiting(KIM_LOCAL_PROFILE.id, 0);
  });

  it('asks before it signs out with photos of a report not sent, which signing out deletes', async () => {
    fakeApi({ 'DELETE /session': () => new Response(null, { status: 204 }) });
    await keepPhoto(KIM_LOCAL_PROFILE.id, 'photo-1', new Blob(['jpeg']));
    await photosDue(KIM_LOCAL_PROFILE.id, ['photo-1']);
    const { user } = renderScreen(inPortal(<SignInScreen />), { profile: KIM_LOCAL_PROFILE });
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not everything has been sent' });
    expect(dialog).toHaveTextContent(
      '1 photo of a damage report has not been uploaded yet. Signing out deletes it.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await waitFor(async () => expect(await listDue(KIM_LOCAL_PROFILE.id)).toEqual([]));
  });
});
