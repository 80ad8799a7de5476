import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { instantOf } from '@fleetwatch/contract/time/clubTime';
import { ANONYMOUS_PROFILE } from '@fleetwatch/kit/store/localProfile';
import type { LocalProfile } from '@fleetwatch/kit/store/localProfile';
import { holdAnswer, unreachable } from '@fleetwatch/kit/testing/fakeApi';
import type { FakeRoutes } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { boathouseAt, serve, sortieOf, TIME_ZONE } from '../testing/boathouse.ts';
import { BoathouseScreen } from './BoathouseScreen.tsx';
import { STEP_PARTS } from './kioskParts.tsx';

const NOW = '2026-05-01 06:47:30';
const KIM: LocalProfile = { ...ANONYMOUS_PROFILE, isAuthorised: true, displayName: 'Kim Harper', id: 'kim' };
const MINUTE_MS = 60_000;

/** The kiosk at a moment of the club's clock, which only the test advances. */
async function openKiosk(now = NOW, routes: FakeRoutes = {}) {
  jest.useFakeTimers({
    now: instantOf(now, TIME_ZONE),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  const boathouse = boathouseAt(now);
  const api = serve(boathouse);
  api.answer(routes);
  const view = renderScreen(<BoathouseScreen />, { route: '/boathouse' });
  await screen.findByRole('heading', { name: 'Out now' });
  const asked = () => api.callsTo('GET /sorties-stillout-results').length;
  return { ...view, boathouse, api, asked };
}

const AtBoathouse = () => (
  <Routes>
    <Route path="/boathouse" element={<BoathouseScreen />} />
    <Route path="/" element={null} />
  </Routes>
);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
const typeName = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Name or email' }), { target: { value } });

// The wall fetches its steps once its board is rendered; here they have loaded.
beforeAll(() => Promise.all(STEP_PARTS.map((part) => part.preload())));
afterEach(() => jest.useRealTimers());

describe('on a device with a signed-in member', () => {
  it('shows a toast, makes no call, and redirects to the start (rule kiosk.signed-in-refused)', async () => {
    const api = serve(boathouseAt(NOW));
    const { currentRoute } = renderScreen(<AtBoathouse />, { route: '/boathouse', profile: KIM });
    const text = 'Please log off user first before proceeding to Boathouse page.';
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeVisible();
    await waitFor(() => expect(currentRoute()).toBe('/'));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(api.calls).toEqual([]);
  });
});

describe('the kiosk before the first answer', () => {
  it('works before the lists load, without claims about boats', async () => {
    const boathouse = boathouseAt(NOW);
    const held = holdAnswer({ results: boathouse.fleetGroups });
    serve(boathouse).answer({ 'GET /fleetgroups-results': held.answer });
    const { user } = renderScreen(<BoathouseScreen />, { route: '/boathouse' });
    await user.click(await screen.findByRole('tab', { name: 'Launch' }));
    expect(screen.queryByRole('tablist', { name: 'Boat classes' })).toBeNull();
    expect(screen.queryByText(/All Boats are in/)).toBeNull();
    await act(async () => held.release());
    expect(await screen.findByRole('tablist', { name: 'Boat classes' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Out now' })).toBeVisible();
  });
});

describe('the idle kiosk', () => {
  it('shows its tabs, hint, title and size, and no way out (rule kiosk.no-way-out)', async () => {
    const { unmount } = await openKiosk();
    const tabs = within(screen.getByRole('tablist', { name: 'Boathouse' })).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      '>',
      'Launch',
      'Land',
      'Cancel',
      'My Sorties',
    ]);
    expect(screen.getByText('Please select Launch or Land')).toBeVisible();
    expect(document.title).toBe('Fleetwatch Boathouse');
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-scale', 'kiosk');
    jest.useRealTimers();
    expect(await findViolations()).toEqual([]);
    unmount();
    expect(document.documentElement).not.toHaveAttribute('data-scale');
  });

  it('opens My Sorties only after signing in, and shows a hint (rule kiosk.tabs)', async () => {
    await openKiosk();
    choose('My Sorties');
    expect(screen.getByText('Choose Land and sign in first.', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Please select Launch or Land')).toBeVisible();
  });

  it('opens Launch and Land with one hint at a time, and leaves them with Cancel', async () => {
    await openKiosk();
    choose('Launch');
    expect(screen.getByText('Pick boat type below.')).toBeVisible();
    expect(screen.queryByText('Please select Launch or Land')).toBeNull();
    expect(screen.queryByText('Pick a boat class on the right.')).toBeNull();
    choose('Cancel');
    expect(screen.getByRole('tab', { name: '>' })).toHaveAttribute('aria-selected', 'true');
    choose('Land');
    expect(screen.getByRole('form', { name: 'Authenticate to land' })).toBeVisible();
    typeName('Kim Harper');
    choose('Cancel');
    choose('Land');
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('');
  });
});

describe('the kiosk left untouched', () => {
  it('clears the entries and is idle after a minute without a touch', async () => {
    await openKiosk();
    choose('Land');
    typeName('Kim Harper');
    await pass(MINUTE_MS - 1);
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('Kim Harper');
    await pass(1);
    expect(screen.getByText('Please select Launch or Land')).toBeVisible();
    choose('Land');
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('');
  });

  it('restarts the minute on every touch', async () => {
    await openKiosk();
    choose('Land');
    await pass(MINUTE_MS - 1);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name or email' }), { key: 'K' });
    await pass(MINUTE_MS - 1);
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toBeVisible();
    await pass(1);
    expect(screen.queryByRole('textbox', { name: 'Name or email' })).toBeNull();
  });

  it('closes a dialog left open', async () => {
    await openKiosk();
    choose('Launch');
    choose('1x 2');
    fireEvent.click(screen.getByRole('button', { name: 'Launch now: Finch' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await pass(MINUTE_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the refresh', () => {
  it.each([
    ['06:47:30', 3],
    ['10:00:00', 15],
    ['22:00:00', 60],
  ])('refreshes at %s after %i minutes', async (time, minutes) => {
    const { asked } = await openKiosk(`2026-05-01 ${time}`);
    expect(asked()).toBe(1);
    await pass(minutes * MINUTE_MS - 1);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
  });

  it('shows what other devices did', async () => {
    const { boathouse } = await openKiosk();
    boathouse.stillOut = [...boathouse.stillOut, sortieOf('Finch', 'Kira Olsen')];
    await pass(3 * MINUTE_MS);
    await waitFor(() => expect(screen.getByText('boats out').parentElement).toHaveTextContent('3 boats out'));
  });

  it('skips a refresh once while someone is busy, then refreshes (rule kiosk.refresh)', async () => {
    const { asked } = await openKiosk();
    await pass(2 * MINUTE_MS + 30_000);
    // Refetches at once, because the data is older than half a minute.
    choose('Land');
    await pass(0);
    expect(asked()).toBe(2);
    typeName('Kim Harper');
    await pass(29_999);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name or email' }), { key: 'K' });
    await pass(1);
    expect(asked()).toBe(2);
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('Kim Harper');
    for (let at = 0; at < 6; at += 1) {
      await pass(30_000);
      fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name or email' }), { key: 'K' });
    }
    expect(asked()).toBe(3);
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('Kim Harper');
  });

  it('refreshes at midnight, when the day changes (rule kiosk.refresh)', async () => {
    const { boathouse, asked } = await openKiosk('2026-05-01 23:50:00');
    boathouse.today = [sortieOf('Finch', 'Kira Olsen', { land: '2026-05-02 00:00:00' })];
    await pass(10 * MINUTE_MS);
    expect(await screen.findByRole('list', { name: 'Landed today' })).toHaveTextContent('Finch');
    expect(asked()).toBe(2);
  });
});

describe('without the server', () => {
  const ROUTES = [
    'GET /club',
    'GET /fleetgroups-results',
    'GET /fleet-all-results',
    'GET /users-results',
    'GET /sorties-stillout-results',
    'GET /sorties-results',
  ];
  const allUnreachable = Object.fromEntries(ROUTES.map((route) => [route, unreachable]));

  it('keeps showing the last data with its age, shows one message, and recovers within half a minute', async () => {
    const { api, boathouse, store } = await openKiosk('2026-05-01 22:10:00');
    api.answer(allUnreachable);
    await pass(60 * MINUTE_MS);
    expect(await screen.findByText('Network: Connection refused!')).toBeVisible();
    expect(screen.getByText('Network: Connection refused.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Boats still out' })).toHaveTextContent('Kestrel');
    expect(screen.getByText(/updated (59 min|1 h) ago/)).toBeVisible();
    await pass(30_000);
    expect(store.getState().toasts).toEqual([]);

    serve(boathouse);
    await pass(30_000);
    await waitFor(() => expect(screen.queryByText('Network: Connection refused.')).toBeNull());
    expect(screen.queryByText(/updated/)).toBeNull();
  });

  it('keeps the board while missing heads-ups are refetched', async () => {
    const { api } = await openKiosk(NOW, { 'GET /tweets-headsup-week-results': unreachable });
    const asked = () => api.callsTo('GET /tweets-headsup-week-results').length;
    const before = asked();
    api.answer({ 'GET /tweets-headsup-week-results': holdAnswer({ results: [] }).answer });
    await pass(31_000);
    expect(asked()).toBe(before + 1);
    expect(screen.getByRole('list', { name: 'Boats still out' })).toHaveTextContent('Kestrel');
  });

  it('keeps entries while a missing list is refetched', async () => {
    const { api } = await openKiosk(NOW, { 'GET /fleet-all-results': unreachable });
    const asked = () => api.callsTo('GET /fleet-all-results').length;
    choose('Launch');
    choose('1p');
    typeName('Kim Harper');
    const before = asked();
    api.answer({ 'GET /fleet-all-results': holdAnswer({ results: [] }).answer });
    for (let at = 0; at < 4; at += 1) {
      await pass(20_000);
      fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name or email' }), { key: 'K' });
    }
    expect(asked()).toBeGreaterThan(before);
    expect(screen.getByRole('textbox', { name: 'Name or email' })).toHaveValue('Kim Harper');
  });

  it('starts with a reason and a retry, and recovers with the server', async () => {
    jest.useFakeTimers({
      now: instantOf(NOW, TIME_ZONE),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
    });
    const boathouse = boathouseAt(NOW);
    serve(boathouse).answer(allUnreachable);
    renderScreen(<BoathouseScreen />, { route: '/boathouse' });
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    serve(boathouse);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Boats still out' })).toHaveTextContent('Osprey');
  });
});

describe('the screen lock', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

  it('keeps the screen on while the kiosk is visible, and releases the lock at the end', async () => {
    const release = jest.fn(() => Promise.resolve());
    const request = jest.fn(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const { unmount } = await openKiosk();
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith('screen');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
    await pass(0);
    unmount();
    expect(release).toHaveBeenCalled();
  });

  it('works when the browser refuses the screen lock', async () => {
    const request = jest.fn(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    await openKiosk();
    expect(request).toHaveBeenCalled();
    expect(screen.getByText('Please select Launch or Land')).toBeVisible();
  });
});
